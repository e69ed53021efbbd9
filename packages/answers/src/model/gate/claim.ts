import { readDays } from '@foyer/calendar/read-days'
import { type Value, valuesIn } from '../../language/amounts.ts'
import type { Language } from '../../types.ts'
import { type SaidWord, saidWords } from './lines.ts'
import { gateWords, negation, opener } from './wording.ts'

/** A clause with one statement. */
export interface Clause {
  text: string
  start: number
  words: readonly SaidWord[]
  /** False if it continues the previous clause and uses its words. */
  hasOwnWords: boolean
  isNegative: boolean
}

export interface DayNamed {
  day: number
  start: number
}

/** A model's sentence, split into what it claims. */
export interface Claim {
  text: string
  language: Language
  words: readonly SaidWord[]
  clauses: readonly Clause[]
  values: readonly Value[]
  days: readonly DayNamed[]
  /** The text after 'Yes,' or 'Unfortunately not,'. */
  rest: string
}

const breaks = new RegExp(
  String.raw`[;()–—]|:(?!\d)|,\s|\s(?:${gateWords('joins')}|${gateWords('breaks a sentence')})\s`,
  'giu',
)
const listMark = /^\s*(?:\d{1,2}[.)]|[-*•])\s+/

/** Removes Markdown and list numbers. */
const bare = (sentence: string) =>
  sentence
    .replace(/\*\*|__|`/g, '')
    .replace(listMark, '')
    .trim()

export function readClaim(sentence: string, language: Language): Claim {
  const text = bare(sentence)
  const words = saidWords(text, language)
  return {
    text,
    language,
    words,
    clauses: clausesOf(text, words, language),
    values: valuesIn(text, language),
    days: readDays(text, language, false).flatMap(({ days, start }) => days.map((day) => ({ day, start }))),
    rest: text.replace(opener, ''),
  }
}

function clausesOf(text: string, all: readonly SaidWord[], language: Language): Clause[] {
  const starts = [0, ...Array.from(text.matchAll(breaks), ({ index }) => index)]
  const clauses: Clause[] = []
  starts.forEach((start, at) => {
    const part = text.slice(start, starts[at + 1])
    if (part.trim() === '') return
    const own = saidWords(part, language)
    const words = own.length > 0 ? own : (clauses.at(-1)?.words ?? [])
    const hasOwnWords = own.length > 0
    clauses.push({ text: part, start, words, hasOwnWords, isNegative: negation.test(part) })
  })
  return clauses.map((clause) => (clause.words.length > 0 ? clause : { ...clause, words: all }))
}

export const clauseAt = ({ clauses }: Claim, at: number): Clause | undefined =>
  clauses.findLast(({ start }) => start <= at) ?? clauses[0]
