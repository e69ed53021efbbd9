import { findQuote, foldedText } from './quoted-text.ts'

const heading = /^(#{1,6})\s/
const row = /^\s*\|/
const sentenceEnd = /\n|(?<=[\p{L}\d)]{2}[.!?])\s+(?=\p{Lu})/gu

export interface QuotePlace {
  lines: string
  above: string
  isRow: boolean
  /** The quote's position is in these sentences. */
  sentence: string
  start: number
  end: number
  path: string[]
  sections: string[]
  names: string
}

/** The subject may be named in the line, the line above, the table head or the headings. */
export function quotePlaces(text: string, quote: string, hasSum: (text: string) => boolean): QuotePlace[] {
  const lines = text.split('\n').filter((line) => foldedText(line) !== '')
  const starts: number[] = []
  let length = 0
  const plain = lines.map(foldedText)
  for (const line of plain) {
    starts.push(length)
    length += line.length + 1
  }
  const sought = foldedText(quote)
  return findQuote(plain.join(' '), sought).map((at) => {
    const first = starts.findLastIndex((start) => start <= at)
    const last = starts.findLastIndex((start) => start < at + sought.length)
    const held = lines.slice(first, last + 1).join('\n')
    const from = at - starts[first]!
    const lead = leadIn(plain[first]!.slice(0, from), hasSum)
    const path = headingsOver(lines, first)
    return {
      lines: held,
      above: lines[first - 1] ?? '',
      isRow: row.test(lines[first]!),
      ...sentenceAround(held, startAt(held, from), endAt(held, from + sought.length)),
      path: path.map((line) => line.replace(heading, '')),
      sections: path.filter((line) => !line.startsWith('# ')).map((line) => line.replace(heading, '')),
      names: [lead, ...linesAbove(lines, first, hasSum), ...path].join('\n'),
    }
  })
}

const foldedLength = (text: string) => foldedText(text).length

/** Bisects, because each test folds the text again. */
function firstWhere(text: string, isThere: (length: number) => boolean): number {
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isThere(foldedLength(text.slice(0, middle)))) high = middle
    else low = middle + 1
  }
  return low
}
const startAt = (text: string, from: number) => Math.max(0, firstWhere(text, (length) => length > from) - 1)
const endAt = (text: string, to: number) => firstWhere(text, (length) => length >= to)

function sentenceAround(held: string, start: number, end: number) {
  let [from, to] = [0, held.length]
  for (const { index, 0: mark } of held.matchAll(sentenceEnd)) {
    if (index + mark.length <= start) from = index + mark.length
    else if (index >= end) {
      to = index
      break
    }
  }
  return { sentence: held.slice(from, to), start: start - from, end: end - from }
}

/** 'Sauna' in 'Sauna: adults £10, children £5'. */
function leadIn(before: string, hasSum: (text: string) => boolean): string {
  if (!hasSum(before)) return before
  const [subject = ''] = before.split(':', 1)
  const last = before.split(/[/,;]/).at(-1)!
  return [subject, last].filter((said) => !hasSum(said)).join(' ')
}

function linesAbove(lines: readonly string[], line: number, hasSum: (text: string) => boolean): string[] {
  const found: string[] = []
  const above = lines[line - 1] ?? ''
  if (!hasSum(above)) found.push(above)
  if (row.test(lines[line]!)) {
    let head = line
    while (head > 0 && row.test(lines[head - 1]!)) head--
    found.push(lines[head]!)
  }
  return found
}

function headingsOver(lines: readonly string[], line: number): string[] {
  const found: string[] = []
  let level = (heading.exec(lines[line]!)?.[1] ?? '#######').length
  for (let at = line - 1; at >= 0 && level > 1; at--) {
    const depth = heading.exec(lines[at]!)?.[1]?.length ?? level
    if (depth >= level) continue
    found.unshift(lines[at]!)
    level = depth
  }
  return found
}
