import { collapse } from './whitespace.ts'

const separators = [',', ';', '\t', '|'] as const
const sampledLines = 60
const mostColumns = 60
const longestCell = 500

/**
 * Converts a table of values to Markdown of up to `most` characters. Null if the lines differ in their number of
 * values.
 */
export function readCsv(text: string, most: number): { text: string; shortened: boolean } | null {
  const separator = separatorOf(text)
  if (!separator) return null
  const lines: string[] = []
  let length = 0
  let columns = 0
  for (const record of recordsOf(text, separator)) {
    const cells = record.slice(0, mostColumns).map(cellOf)
    if (cells.every((cell) => cell === '')) continue
    if (columns === 0) columns = cells.length
    // Missing values are empty, and surplus ones are dropped because they have no column name.
    const row = Array.from({ length: columns }, (_, at) => cells[at] ?? '')
    const rule = lines.length === 0 ? [`| ${row.map(() => '---').join(' | ')} |`] : []
    const added = [`| ${row.join(' | ')} |`, ...rule]
    const longer = added.reduce((sum, line) => sum + line.length + 1, length)
    if (longer > most) return { text: lines.join('\n'), shortened: true }
    length = longer
    lines.push(...added)
  }
  return { text: lines.join('\n'), shortened: false }
}

const cellOf = (value: string) => collapse(value).trim().replaceAll('|', '/').slice(0, longestCell)

function separatorOf(text: string): string | null {
  let best: { separator: string; columns: number } | null = null
  for (const separator of separators) {
    const records: string[][] = []
    for (const record of recordsOf(text, separator)) {
      if (record.length > 1 || record[0]?.trim()) records.push(record)
      if (records.length >= sampledLines) break
    }
    const columns = records[0]?.length ?? 0
    if (records.length < 2 || columns < 2) continue
    const alike = records.filter((record) => record.length === columns).length
    // Prose has commas too, but their number varies and clauses are long.
    const short = records.every((record) => record.every((cell) => cell.length <= longestCell))
    if (!short || alike < records.length * 0.9) continue
    if (!best || columns > best.columns) best = { separator, columns }
  }
  return best?.separator ?? null
}

/** Parses records by RFC 4180. An unclosed quote extends to the end of the text. */
function* recordsOf(text: string, separator: string): Generator<string[]> {
  let record: string[] = []
  let at = text.startsWith('\ufeff') ? 1 : 0
  while (at < text.length) {
    let value = ''
    if (text[at] === '"') {
      at++
      for (;;) {
        const close = text.indexOf('"', at)
        const end = close < 0 ? text.length : close
        value += text.slice(at, end)
        at = end + 1
        if (text[at] !== '"') break
        value += '"'
        at++
      }
    }
    const start = at
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
    record.push(value + text.slice(start, at))
    if (text[at] === separator) {
      at++
      // A trailing separator means one more empty value.
      if (at < text.length && text[at] !== '\n' && text[at] !== '\r') continue
      record.push('')
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++
    at++
    yield record
    record = []
  }
}
