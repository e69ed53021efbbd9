import type { DocumentContent, DocumentLine } from './read-document.ts'

/** Plain text and Markdown: paragraphs are set apart by blank lines, and Markdown's own marks are kept. */
export function readPlain(text: string, markdown: boolean): DocumentContent {
  const lines: DocumentLine[] = []
  let paragraph: string[] = []
  let blank = true
  let fenced = false
  const end = () => {
    if (paragraph.length > 0) lines.push({ kind: 'text', markdown: paragraph.join('\n'), apart: true })
    paragraph = []
  }
  for (const raw of text.replace(/^\ufeff/, '').split(/\r\n?|\n|\f/)) {
    const line = (markdown ? withoutLinks(raw) : raw).replace(/\s+$/, '')
    if (line.startsWith('```')) fenced = !fenced
    const kind = fenced ? null : kindOf(line, markdown)
    if (line === '' && !fenced) end()
    else if (kind) {
      end()
      lines.push({ kind, markdown: line.trimEnd(), apart: blank || kind === 'heading' })
    } else paragraph.push(line)
    blank = line === ''
  }
  end()
  const heading = lines.find((line) => line.kind === 'heading')
  return { title: heading?.markdown.replace(/^#+\s*/, '') ?? '', lines: lines.map(normalised) }
}

function kindOf(line: string, markdown: boolean): DocumentLine['kind'] | null {
  if (markdown && /^#{1,6}\s/.test(line)) return 'heading'
  if (/^\s*(?:[-*+•]|\d{1,3}[.)])\s+\S/.test(line)) return 'item'
  if (markdown && /^\s*\|.*\|\s*$/.test(line)) return 'row'
  return null
}

function normalised(line: DocumentLine): DocumentLine {
  if (line.kind !== 'item') return line
  return {
    ...line,
    markdown: line.markdown.replace(/^(\s*)[*+•](?=\s)/, '$1-').replace(/^(\s*\d+)\)/, '$1.'),
  }
}

function withoutLinks(line: string): string {
  return line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\(([^)\s]*)[^)]*\)/g, (_, shown: string, target: string) => {
      const contact = /^(?:mailto|tel):(.+)$/.exec(target)?.[1]
      return contact && !shown.includes(contact) ? `${shown} (${contact})` : shown
    })
}
