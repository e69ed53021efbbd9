import { readDays } from '@foyer/calendar/read-days'
import { LRUCache } from 'lru-cache'
import { sentencesOf } from '../../knowledge/sentences.ts'
import { addTo } from '../../language/add-to.ts'
import { type Value, valuesIn } from '../../language/amounts.ts'
import { conceptsIn } from '../../language/lexicon.ts'
import { memoize } from '../../language/memoize.ts'
import { isStopWord, isWeakWord } from '../../language/stop-words.ts'
import { type Token, tokenise } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import type { SourcePassage, Today } from '../source-passage.ts'
import { gate } from './gate-weights.ts'
import { gateWords } from './wording.ts'

/** A meaningful word with the forms and concepts that identify it. */
export interface SaidWord {
  folded: string
  forms: readonly [stem: string, folded: string]
  concepts: readonly string[]
}

export interface Marks {
  forms: ReadonlySet<string>
  concepts: ReadonlySet<string>
}

/** A row, a list item or a sentence, read once for all questions. */
interface ReadLine {
  text: string
  language: Language
  words: readonly SaidWord[]
  own: Marks
  /** Words of its headings and neighbors, which it may imply. */
  near: Marks
  values: readonly Value[]
  days: ReadonlySet<number>
}

export interface EvidenceLine extends ReadLine {
  read: ReadLine
  passage: number
  /** True for the owner's line, which outranks every page. */
  owners: boolean
  /** Set for a line with only the current day and time; such a line has no values (see `today.ts`). */
  today: Today | null
}

const labelled = /^[^:]{1,120}:\s/
const longEnough = ({ folded }: Token) => folded.length > 2 || /[^\p{Script=Latin}\d]/u.test(folded)

const saysSomething = (token: Token, language: Language) =>
  !token.echo &&
  longEnough(token) &&
  !/^\d/.test(token.folded) &&
  !isStopWord(token.folded, language) &&
  !isWeakWord(token.folded, language)

export function saidWords(text: string, language: Language): SaidWord[] {
  const tokens = tokenise(text, language)
  const concepts = new Map<number, string[]>()
  for (const { concept, strength, tokens: places } of conceptsIn(tokens, language))
    if (strength === 1) for (const at of places) addTo(concepts, at, concept)
  return tokens.flatMap((token, at) =>
    saysSomething(token, language)
      ? [{ folded: token.folded, forms: [token.stem, token.folded], concepts: concepts.get(at) ?? [] }]
      : [],
  )
}

export const isDay = ({ folded }: SaidWord, language: Language): boolean =>
  readDays(folded, language, false).length > 0

export const saidMarks = (words: readonly SaidWord[]): Marks => ({
  forms: new Set(words.flatMap(({ forms }) => forms)),
  concepts: new Set(words.flatMap(({ concepts }) => concepts)),
})

const marksIn = (text: string, language: Language): Marks => saidMarks(saidWords(text, language))

/** 1 for the word itself, less for a synonym. */
export function presence({ forms, concepts }: SaidWord, marks: Marks): number {
  if (forms.some((form) => marks.forms.has(form))) return 1
  return concepts.some((concept) => marks.concepts.has(concept)) ? gate.byConcept : 0
}

/** A small site is sent whole with every question; this holds about twenty. */
const mostCharacters = 600_000
const remembered = new LRUCache<string, readonly ReadLine[]>({ maxSize: mostCharacters })

/** Caches a text's lines. */
function linesOf({ title, heading, text }: SourcePassage, language: Language): readonly ReadLine[] {
  const key = JSON.stringify([language, title, heading, text])
  const before = remembered.get(key)
  if (before) return before
  const above = saidWords(`${title}\n${heading.join('\n')}`, language)
  const lines = text.split('\n').flatMap((row) => {
    const parts = labelled.test(row) ? [row] : sentencesOf(row)
    const words = parts.map((part) => saidWords(part, language))
    return parts.map(
      (part, at): ReadLine => ({
        text: part,
        language,
        words: words[at]!,
        own: saidMarks(words[at]!),
        near: saidMarks([...above, ...(words[at - 1] ?? []), ...(words[at + 1] ?? [])]),
        values: valuesIn(part, language),
        days: new Set(readDays(part, language, true).flatMap(({ days }) => days)),
      }),
    )
  })
  remembered.set(key, lines, { size: key.length })
  return lines
}

/** Reads the lines of the passages in small steps. Labelled lines stay whole; prose is split into sentences. */
export function* readingLines(
  passages: readonly SourcePassage[],
  language: Language,
): Generator<void, EvidenceLine[]> {
  const lines: EvidenceLine[] = []
  for (const [number, passage] of passages.entries()) {
    for (const read of linesOf(passage, language))
      lines.push({
        ...read,
        read,
        passage: number,
        owners: passage.owners === true,
        values: passage.today ? [] : read.values,
        today: passage.today ?? null,
      })
    yield
  }
  return lines
}

const breaks = new RegExp(String.raw`[;.,()–—]|\s(?:${gateWords('joins')})\s`, 'iu')

const partsOfRead = memoize(({ text, language }: ReadLine): { text: string; marks: Marks }[] =>
  text.split(breaks).map((part) => ({ text: part, marks: marksIn(part, language) })),
)

/** Parts with one statement each: 'no cheques', 'but cards are welcome'. */
export const partsOf = ({ read }: EvidenceLine) => partsOfRead(read)
