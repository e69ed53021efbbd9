import type { DocumentContent, DocumentLine } from './document-content.ts'

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
    const line = (markdown ? withoutLinks(raw) : raw).trimEnd()
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
  return { title: heading?.markdown.replace(/^#+\s*/, '') ?? '', lines: lines.map(normalisedLine) }
}

function kindOf(line: string, markdown: boolean): DocumentLine['kind'] | null {
  if (markdown && /^#{1,6}\s/.test(line)) return 'heading'
  if (/^\s*(?:[-*+•]|\d{1,3}[.)])\s+\S/.test(line)) return 'item'
  if (markdown && /^\s*\|.*\|\s*$/.test(line)) return 'row'
  return null
}

function normalisedLine(line: DocumentLine): DocumentLine {
  if (line.kind !== 'item') return line
  return {
    ...line,
    markdown: line.markdown.replace(/^(\s*)[*+•](?=\s)/, '$1-').replace(/^(\s*\d+)\)/, '$1.'),
  }
}

function withoutLinks(line: string): string {
  if (!line.includes('](')) return line
  const words = withLinksRewritten(line, '![', () => '')
  return withLinksRewritten(words, '[', (shown, target) => {
    const contact = /^(?:mailto|tel):(\S+)/.exec(target)?.[1]
    return contact && !shown.includes(contact) ? `${shown} (${contact})` : shown
  })
}

/** Rewrites every `[shown](target)` after `mark` in linear time by reusing the positions of brackets. */
function withLinksRewritten(
  line: string,
  mark: string,
  write: (shown: string, target: string) => string,
): string {
  let out = ''
  let at = 0
  let close = 0
  let end = 0
  for (let open = line.indexOf(mark); open >= 0; open = line.indexOf(mark, Math.max(open + 1, at))) {
    const start = open + mark.length
    if (close < start) close = line.indexOf(']', start)
    if (close < 0) break
    if (line[close + 1] !== '(' || (mark === '[' && close === start)) continue
    if (end < close) end = line.indexOf(')', close)
    if (end < 0) break
    out += line.slice(at, open) + write(line.slice(start, close), line.slice(close + 2, end))
    at = end + 1
  }
  return out + line.slice(at)
}
