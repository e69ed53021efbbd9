import { readDays } from '@foyer/calendar/read-days'
import { sentencesOf } from '../../knowledge/sentences.ts'
import { addTo } from '../../language/add-to.ts'
import { conceptsIn } from '../../language/lexicon.ts'
import { oncePer } from '../../language/once-per.ts'
import { isStopWord, isWeakWord } from '../../language/stop-words.ts'
import { type Token, tokenise } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import { gate } from '../../weights.ts'
import type { SourcePassage, Today } from '../source-passage.ts'
import { type Value, valuesIn } from './values.ts'
import { gateWords } from './wording.ts'

/** A word that says something: as written, and what it is recognised by: its forms, then its concepts. */
export interface SaidWord {
  folded: string
  forms: readonly [stem: string, folded: string]
  concepts: readonly string[]
}

export interface Marks {
  forms: ReadonlySet<string>
  concepts: ReadonlySet<string>
}

/** A row, an entry of a list or a sentence of a passage: what is told of one thing. */
export interface EvidenceLine {
  text: string
  language: Language
  passage: number
  /** The owner's own word, which outranks every page. */
  owners: boolean
  words: readonly SaidWord[]
  own: Marks
  /** The marks of its headings and of the sentences beside it: what it may speak of without saying so. */
  near: Marks
  values: readonly Value[]
  /** The day and time of a line that says nothing else; it has no values then, see `today.ts`. */
  today: Today | null
  days: ReadonlySet<number>
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

/** The presence of a word: 1 where it is there itself, less where another word for the same is. */
export function presence({ forms, concepts }: SaidWord, marks: Marks): number {
  if (forms.some((form) => marks.forms.has(form))) return 1
  return concepts.some((concept) => marks.concepts.has(concept)) ? gate.byConcept : 0
}

/** The lines of what a model was given. A labelled line stays whole; prose is cut into its sentences. */
export function evidenceLines(passages: readonly SourcePassage[], language: Language): EvidenceLine[] {
  return passages.flatMap((passage, number) => {
    const above = saidWords(`${passage.title}\n${passage.heading.join('\n')}`, language)
    return passage.text.split('\n').flatMap((row) => {
      const parts = labelled.test(row) ? [row] : sentencesOf(row)
      const words = parts.map((part) => saidWords(part, language))
      return parts.map(
        (text, at): EvidenceLine => ({
          text,
          language,
          passage: number,
          owners: passage.owners === true,
          words: words[at]!,
          own: saidMarks(words[at]!),
          near: saidMarks([...above, ...(words[at - 1] ?? []), ...(words[at + 1] ?? [])]),
          values: passage.today ? [] : valuesIn(text, language),
          today: passage.today ?? null,
          days: new Set(readDays(text, language, true).flatMap(({ days }) => days)),
        }),
      )
    })
  })
}

const breaks = new RegExp(String.raw`[;.,()–—]|\s(?:${gateWords('joins')})\s`, 'iu')

/** The parts of a line that each say one thing: 'no cheques', 'but cards are welcome'. */
export const partsOf = oncePer(({ text, language }: EvidenceLine): { text: string; marks: Marks }[] =>
  text.split(breaks).map((part) => ({ text: part, marks: marksIn(part, language) })),
)
