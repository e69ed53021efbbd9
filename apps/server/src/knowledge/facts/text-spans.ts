/** A range of a text; `instead` replaces it. */
export type Span = [start: number, end: number, instead?: string | undefined]

/** Without its sign 'Massage 60' could be minutes. */
export type Wording = { words: string[]; sign: string }

export const readWording = (text: string): Wording => ({
  words: text.toLowerCase().match(wordPattern) ?? [],
  sign: /\p{Sc}/u.exec(text)?.[0] ?? '',
})

/** Keeps capitals, for names that are also ordinary words. */
export const readNaming = (text: string): Wording => ({ words: text.match(wordPattern) ?? [], sign: '' })

export const figuresOf = ({ words, sign }: Wording): Wording => ({
  words: words.filter((word) => /^\d/.test(word)),
  sign,
})

const wordPattern = /[\p{L}\p{N}]+/gu
const mostBetween = 8

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** Anything may separate the words: commas, lines, cells. `lower` is in lower case. */
export function* findWords({ words, sign }: Wording, lower: string): Generator<Span> {
  const [first, ...rest] = words
  if (!first) return
  for (let at = lower.indexOf(first); at >= 0; at = lower.indexOf(first, at + 1)) {
    let end = at + first.length
    const goesOn = (word: string) => {
      const begins = afterGap(lower, end)
      if (begins === end || !lower.startsWith(word, begins)) return false
      end = begins + word.length
      return true
    }
    const isThere = !isLetter(lower[at - 1]) && rest.every(goesOn) && !isLetter(lower[end])
    if (isThere && lower.slice(Math.max(0, at - 2), end + 2).includes(sign)) yield [at, end]
  }
}

function afterGap(text: string, from: number): number {
  let at = from
  while (at < from + mostBetween && at < text.length && !isLetter(text[at])) at++
  return at
}

export function withSign([start, end]: Span, { sign }: Wording, lower: string): [start: number, end: number] {
  if (sign === '') return [start, end]
  const before = lower.slice(Math.max(0, start - 2), start).lastIndexOf(sign)
  if (before >= 0) return [Math.max(0, start - 2) + before, end]
  const behind = lower.slice(end, end + 2).indexOf(sign)
  return [start, behind >= 0 ? end + behind + 1 : end]
}

/** Ranges without a replacement are removed with their sentence, cell or list item. */
export function applySpans(text: string, spans: readonly Span[]): string {
  const left = spans.flatMap(([start, end, instead]): Span[] =>
    instead === undefined ? [[beginOf(text, start), endOf(text, end)]] : [],
  )
  const isLeft = ([start, end]: Span) => left.some(([from, to]) => start >= from && end <= to)
  const put = spans.filter((span) => span[2] !== undefined && !isLeft(span))
  let rest = ''
  let from = 0
  for (const [start, end, instead] of [...left, ...put].sort((a, b) => a[0] - b[0])) {
    if (end <= from) continue
    const begin = Math.max(from, start)
    // Cell bars stay, so the following cells keep their columns.
    rest += text.slice(from, begin) + (instead ?? text.slice(begin, end).replace(/[^|\n]/g, ''))
    from = end
  }
  return rest + text.slice(from)
}

const longestSentence = 1_000

const isSeparator = (sign: string) => '\n|·•'.includes(sign)
const endsSentence = (text: string, at: number) =>
  '。！？'.includes(text[at]!) || ('.!?'.includes(text[at]!) && /\s/.test(text[at + 1] ?? ' '))

function beginOf(text: string, at: number): number {
  const least = Math.max(0, at - longestSentence)
  let begin = at
  while (begin > least && !isSeparator(text[begin - 1]!) && !endsSentence(text, begin - 1)) begin--
  return begin
}

function endOf(text: string, at: number): number {
  const most = Math.min(text.length, at + longestSentence)
  let end = at
  while (end < most && !isSeparator(text[end]!)) if (endsSentence(text, end++)) break
  return end
}

/** Null if the line is no heading. */
export function sectionAt(text: string, at: number): Span | null {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const marks = /^#{1,6} /.exec(text.slice(start, start + 7))?.[0].trim()
  if (!marks) return null
  for (let line = nextLine(text, at); ; line = nextLine(text, line)) {
    const level = /^#{1,6} /.exec(text.slice(line, line + 7))?.[0].trim().length ?? 7
    if (level <= marks.length || line === text.length) return [start, line]
  }
}

function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}
