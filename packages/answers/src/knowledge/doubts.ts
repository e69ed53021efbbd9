import { fold } from '@foyer/text/fold'
import { addTo } from '../language/add-to.ts'
import type { Doubt } from '../types.ts'
import type { IndexedPassage } from './passage.ts'

interface DoubtfulStatement {
  value: string
  name: string[]
  /** The original words: 'Sat–Sun 10–12' contains no 'Sunday'. */
  quotes: string[]
  asOf: Date | null
}

/** Passages with a doubtful statement and the date of a confirmed earlier one. */
export type Doubted = ReadonlyMap<number, Date | null>

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const padded = (words: readonly string[]) => ` ${words.join(' ')} `

/** Finds passages with doubtful hours and prices; `contacts.ts` handles contacts. */
export function* doubtedPassages(
  passages: readonly IndexedPassage[],
  doubts: readonly Doubt[],
  isOwners: (page: number) => boolean,
): Generator<void, Map<number, Date | null>> {
  const doubted = new Map<number, Date | null>()
  const byWord = new Map<string, DoubtfulStatement[]>()
  for (const doubt of doubts)
    if (doubt.kind === 'hours' || doubt.kind === 'price')
      for (const [word, each] of searchWordOf(doubt)) addTo(byWord, word, each)
  if (byWord.size === 0) return doubted
  for (const [at, passage] of passages.entries()) {
    if (at % 500 === 0) yield
    const { kind, subject, text, cells, path, page } = passage
    if (kind === 'fact' || kind === 'taught' || isOwners(page)) continue
    const words = wordsOf(`${subject} ${text}`)
    const row = cells ? padded(wordsOf(`${subject} ${cells.map(({ value }) => value).join(' ')}`)) : ''
    const said = padded(words)
    const near = new Set([...words, ...wordsOf(path.at(-1) ?? '')])
    const tells = ({ value, name, quotes }: DoubtfulStatement) =>
      (said.includes(value) && name.every((word) => near.has(word))) ||
      quotes.some((quote) => said.includes(quote) || row.includes(quote))
    const told = words.flatMap((word) => byWord.get(word)?.filter(tells) ?? [])
    if (told.length > 0) doubted.set(at, told.find(({ asOf }) => asOf)?.asOf ?? null)
  }
  return doubted
}

/** The value's longest word narrows the search to a few passages. */
function searchWordOf({
  kind,
  label,
  value,
  quote,
  asOf = null,
}: Doubt): [word: string, DoubtfulStatement][] {
  const pieces = (quote ?? '').split(' · ').map(wordsOf)
  // Without a week read from the page, its words are all there is.
  if (quote === value)
    return pieces.flatMap((words) => withKey(words, { value: padded(words), name: [], quotes: [], asOf }))
  const words = wordsOf(value)
  const name = wordsOf(kind === 'hours' ? label.split(/ – | \(/)[0]! : label)
  const quotes = pieces.map(padded).filter((piece) => piece.includes(padded(words)))
  return withKey(words, { value: padded(words), name, quotes, asOf })
}

const withKey = (words: readonly string[], sought: DoubtfulStatement): [string, DoubtfulStatement][] =>
  words.length === 0
    ? []
    : [[words.reduce((best, word) => (word.length > best.length ? word : best)), sought]]
