import { loadSite } from '@foyer/answers/testing/site'
import type { FoundFact } from '@foyer/contract/facts'
import { readHtml } from '@foyer/crawler/read/read-html'
import { createFactFinder } from '@foyer/extract/find-facts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const cellsOf = (row: string) => row.split('|').slice(1, -1)

function htmlOf(title: string, text: string): string {
  const blocks = text.split(/\n{2,}/).map((block) => {
    const lines = block.split('\n').map(escaped)
    const heading = /^(#{1,6}) (.*)$/.exec(block)
    if (heading) return `<h${heading[1]!.length}>${escaped(heading[2]!)}</h${heading[1]!.length}>`
    if (lines.every((line) => line.startsWith('- ')))
      return `<ul>${lines.map((line) => `<li>${line.slice(2)}</li>`).join('')}</ul>`
    if (lines.every((line) => line.startsWith('|'))) {
      const [head = '', , ...rows] = lines
      const row = (line: string, cell: string) =>
        `<tr>${cellsOf(line)
          .map((each) => `<${cell}>${each.trim()}</${cell}>`)
          .join('')}</tr>`
      return `<table>${row(head, 'th')}${rows.map((line) => row(line, 'td')).join('')}</table>`
    }
    return `<p>${lines.join('<br>')}</p>`
  })
  return `<!doctype html><title>${escaped(title)}</title><main>${blocks.join('\n')}</main>`
}

export function scannedFixture(id: string) {
  const { name, language, pages, questions } = loadSite(id)
  const finder = createFactFinder()
  for (const { url, title, text } of pages) finder.add(readHtml(htmlOf(title, text), url))
  const facts: readonly FoundFact[] = finder.facts()
  return {
    name,
    language,
    pages: pages.map(({ url, title, text }) => ({ url, title, text, language })),
    facts,
    questions: questions.filter(({ after }) => !after).map(({ q }) => q),
  }
}
