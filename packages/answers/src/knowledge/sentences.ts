import { monthNames } from '@foyer/calendar/month-words'
import { isAscii } from '@foyer/text/plain-letters'
import { wordSetNamed, wordsNamed } from '../language/patterns.ts'

const abbreviations = wordSetNamed('page abbreviation')

const boundary =
  /(?<![.!?…])[.!?…]+["”’»)\]]*\s+(?=["“«¿¡([]?[\p{Lu}\p{N}¿¡"“«'’(\p{Script=Devanagari}\p{Script=Arabic}])|[。！？]+[」』）]*|[؟।]\s*/gu

const longestWord = 60

const wordBefore = (text: string, from: number, to: number) =>
  /(?<![\p{L}\p{N}.])[\p{L}\p{N}.]+$/u.exec(text.slice(from, to))?.[0].toLowerCase() ?? ''

/** Splits a paragraph into sentences, keeping abbreviations, initials and ordinals intact. */
export const sentencesOf = (text: string): string[] => [...eachSentence(text)]

/** Yields sentences lazily. */
export function* eachSentence(text: string): Generator<string> {
  let start = 0
  for (let match = boundaryFrom(text, 0); match; ) {
    const end = match.index + match[0].length
    if (!goesOn(text, start, match)) {
      const sentence = text.slice(start, end).trim()
      start = end
      if (sentence) yield sentence
    }
    match = boundaryFrom(text, end)
  }
  const rest = text.slice(start).trim()
  if (rest) yield rest
}

function boundaryFrom(text: string, at: number): RegExpExecArray | null {
  boundary.lastIndex = at
  return boundary.exec(text)
}

/** True if a full stop belongs to the word before it. */
function goesOn(text: string, start: number, match: RegExpExecArray): boolean {
  if (!match[0].startsWith('.')) return false
  const word = wordBefore(text, Math.max(start, match.index - longestWord), match.index)
  if (abbreviations.has(word) || /^\p{L}$|\p{L}\.\p{L}/u.test(word)) return true
  // German dates and ordinals: '2. Januar', 'vom 2. bis'. After a year or a price the sentence ends.
  const end = match.index + match[0].length
  return /^\d{1,2}$/.test(word) && !/^\p{Lu}?\d/u.test(text.slice(end, end + 2)) && isOrdinal(text, end)
}

const months = [...monthNames('en'), ...monthNames('de')].map((name) => name.slice(0, 3))
const afterOrdinal = new RegExp(
  `^(?:${[...new Set(months)].join('|')}|${wordsNamed('page after an ordinal')})`,
  'i',
)
const isOrdinal = (text: string, next: number) => afterOrdinal.test(text.slice(next, next + 14))

export const wordCount = (text: string): number => {
  const spaced = text.match(/\S+/g)?.length ?? 0
  if (isAscii(text)) return spaced
  const eastAsian = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  // Chinese has few spaces; two characters make about a word.
  return spaced + Math.floor(eastAsian / 2)
}
