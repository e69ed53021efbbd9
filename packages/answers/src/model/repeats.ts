import { gate } from './gate/gate-weights.ts'
export const wordsOfLine = (line: string): ReadonlySet<string> =>
  new Set(line.toLowerCase().match(/[\p{L}\p{M}]+|\d+(?:[.,:]\d+)*/gu) ?? [])

/** True if a line has all numbers and nearly all words of the other. */
export function isWithin(line: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const words = [...line]
  if (words.length === 0 || words.some((word) => /^\d/.test(word) && !other.has(word))) return false
  return words.filter((word) => other.has(word)).length >= words.length * gate.repeated
}

export interface Line {
  text: string
  words: ReadonlySet<string>
  /** Words without the only column's name: 'Crown: Price: £720' equals 'Crown: £720'. */
  telling: ReadonlySet<string>
}

export function readLine(text: string): Line {
  const words = wordsOfLine(text)
  const [subject, head, value, ...more] = text.split(/:\s+/)
  const isRow = head !== undefined && value !== undefined && more.length === 0
  return { text, words, telling: isRow ? wordsOfLine(`${subject} ${value}`) : words }
}

export const readLines = (text: string): Line[] => text.split('\n').map(readLine)

/** True if another line contains every word, in a long line perhaps scattered. */
export const isRepetition = ({ telling }: Line, other: Line): boolean =>
  telling.size > 0 &&
  other.words.size <= telling.size * 2 &&
  [...telling].every((word) => other.words.has(word))
