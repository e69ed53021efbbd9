import { fold } from '../language/fold.ts'
import { entriesOf } from '../language/word-data.ts'

/**
 * What an owner writes before a line that is for nobody but the house, in the twelve languages. A label is made of
 * these phrases and of the words that go with them ('internal note for staff'), and of nothing else: 'internal
 * courtyard' and 'secret garden tour' have a word too many.
 */
const phrases = entriesOf('private-labels/phrases')
/** Words that may stand beside such a phrase and mean nothing by themselves. */
const companions = entriesOf('private-labels/companions')

const notToBeSaid =
  'share shared tell told disclose disclosed reveal revealed publish published mention mentioned repeat repeated quote quoted distribute communicate show say pass forward'.split(
    ' ',
  )
const refusals = [
  'do not',
  "don't",
  'dont',
  'never',
  'not to be',
  'must not be',
  'should not be',
  'may not be',
  'not',
  'to not',
]

/** 'Private: £45' among the prices of a riding school is no secret; see `isPrivateLabel`. */
const privateByItself =
  'private, privat, privado, privada, privé, privée, privato, privata, приватно, خاص, निजी'

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter(Boolean)

const inWords = (list: string) => list.split(',').map((phrase) => wordsOf(phrase).join(' '))

const labels = new Set([
  ...phrases.flatMap(inWords),
  ...refusals.flatMap((no) => notToBeSaid.map((verb) => `${no} ${verb}`)),
])
const beside = new Set(companions.flatMap(wordsOf))
const bare = new Set(inWords(privateByItself))
const longestLabel = Math.max(...[...labels].map((label) => label.split(' ').length))
const mostWords = 9

/**
 * Whether these words, and all of them, are a label. 'Private' alone is one where `alone` says so: it is also what
 * lessons, rooms and parties are.
 */
export function isPrivateLabel(text: string, { alone = false } = {}): boolean {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > mostWords) return false
  if (alone && words.length === 1 && bare.has(words[0]!)) return true
  let named = false
  for (let at = 0; at < words.length; ) {
    const length = labelAt(words, at)
    if (length > 0) named = true
    else if (!beside.has(words[at]!)) return false
    at += Math.max(1, length)
  }
  return named
}

/** How many words of the longest phrase that begins here; 0 where none does. */
function labelAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longestLabel, words.length - at); length > 0; length--)
    if (labels.has(words.slice(at, at + length).join(' '))) return length
  return 0
}
