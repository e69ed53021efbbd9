import { closing, fromWords, opening, timeOfDay, toWords } from '@foyer/calendar/times'

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const opens = word(
  `${opening}|doors(?: open)?|starts?(?: at)?|geöffnet ab|offen ab|ouvert de|${fromWords}|das`,
)
const closes = word(`${closing}|shuts?|ends?(?: at)?|${toWords}|às|a`)

/** What is left of a header besides the word: 'Café opens' is the opening of the 'Café'. */
const besides = (header: string, word: RegExp): string | null =>
  word.test(header)
    ? header
        .replace(word, ' ')
        .replace(/[()/:–-]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : null

export interface Span {
  opens: string
  closes: string
  /** The part of the house whose hours they are; empty for the house itself. */
  of: string
}

/** Columns that each hold one end of the day: of every opening one, the closing one that belongs to it. */
export function spansAmong(headers: readonly string[]): Span[] {
  const spans: Span[] = []
  for (const header of headers) {
    const of = besides(header, opens)
    if (of === null) continue
    const end = headers.find(
      (other) =>
        other !== header &&
        besides(other, closes)?.toLocaleLowerCase() === of.toLocaleLowerCase() &&
        !spans.some((span) => span.closes === other),
    )
    if (end !== undefined) spans.push({ opens: header, closes: end, of })
  }
  return spans
}

const time = new RegExp(timeOfDay, 'giu')

/** One end of a day; a cell that holds both ends is no such thing. */
export const isOneTime = (value: string): boolean => (value.match(time) ?? []).length === 1

/** 'Opens', 'Closes' and nothing else. */
export const isAnEnd = (name: string): boolean => besides(name, opens) === '' || besides(name, closes) === ''
