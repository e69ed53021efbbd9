import { fold } from '@foyer/text/fold'
import type { Language } from '../types.ts'
import { memoizeByLanguage } from './memoize.ts'
import { formsIn } from './word-data.ts'

const spoken: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'nl', 'hi']

/** From two on, because 'one' is often an article. */
const tables = memoizeByLanguage(
  (language): ReadonlyMap<string, string> =>
    new Map(
      spoken.includes(language)
        ? [...formsIn(`number-words/${language}`)].map(([word, digits]) => [fold(word), digits])
        : [],
    ),
)

export const numberWords = (language: Language, upTo: number): string[] =>
  spoken.includes(language)
    ? [...formsIn(`number-words/${language}`)].flatMap(([word, digits]) =>
        Number(digits) <= upTo ? [word] : [],
      )
    : []

/** 'twelve' → '12'. */
export const digitsOf = (folded: string, language: Language): string | undefined =>
  tables(language).get(folded)

/** 'From the age of six' becomes 'from the age of 6'. */
export const numbersInDigits = (text: string, language: Language): string =>
  text.replace(/\p{L}+/gu, (word) => digitsOf(fold(word), language) ?? word)
