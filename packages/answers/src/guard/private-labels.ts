import { fold } from '@foyer/text/fold'
import { entriesOf } from '../language/word-data.ts'

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter(Boolean)

const listed = (file: string): string[] =>
  entriesOf(`private-labels/${file}`).flatMap((line) =>
    line.split(',').map((expression) => wordsOf(expression).join(' ')),
  )

/**
 * Markers for internal notes, in the twelve languages. A label contains these and companion words only ('internal note
 * for staff'); 'internal courtyard' has a word too many.
 */
const expressions = new Set(listed('expressions'))
const telling = listed('telling')
for (const no of listed('refusals')) for (const verb of telling) expressions.add(`${no} ${verb}`)
/** Words that may accompany a marker. */
const beside = new Set(entriesOf('private-labels/companions').flatMap(wordsOf))
/** 'Private: £45' in a riding school's price list is public; see `isPrivateLabel`. */
const bare = new Set(listed('alone'))
const longestExpression = Math.max(...[...expressions].map((expression) => expression.split(' ').length))
const mostWords = 9

/**
 * True if these words form a label. 'Private' alone counts only with `alone`, since lessons, rooms and parties are
 * private too.
 */
export function isPrivateLabel(text: string, { alone = false } = {}): boolean {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > mostWords) return false
  if (alone && words.length === 1 && bare.has(words[0]!)) return true
  let named = false
  for (let at = 0; at < words.length; ) {
    const length = expressionAt(words, at)
    if (length > 0) named = true
    else if (!beside.has(words[at]!)) return false
    at += Math.max(1, length)
  }
  return named
}

/** Word count of the longest marker that begins here; 0 if none does. */
function expressionAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longestExpression, words.length - at); length > 0; length--)
    if (expressions.has(words.slice(at, at + length).join(' '))) return length
  return 0
}
