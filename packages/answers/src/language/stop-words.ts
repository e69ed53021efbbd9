import { fold } from '@foyer/text/fold'
import type { Language } from '../types.ts'
import { memoizeByLanguage } from './memoize.ts'
import { entriesOf } from './word-data.ts'

const wordsIn = (folder: string) =>
  memoizeByLanguage(
    (language) => new Set(entriesOf(`${folder}/${language}`).flatMap((line) => fold(line).split(' '))),
  )

/** Words without a subject. */
export const stopWords = wordsIn('stop-words')
/** General verbs and nouns that prove nothing but may rank equal passages. */
const weakWords = wordsIn('weak-words')

// Hiragana is grammar, except for a few lexicon words.
const hiraganaOnly = /^[\p{Script=Hiragana}ー]+$/u

export function isStopWord(folded: string, language: Language): boolean {
  if (stopWords(language).has(folded)) return true
  return language === 'ja' && folded !== 'いくら' && hiraganaOnly.test(folded)
}
export const isWeakWord = (folded: string, language: Language) => weakWords(language).has(folded)

/** Stop words of four or more letters, which have typos like any other. */
export const smallWords = memoizeByLanguage((language): readonly string[] =>
  [...stopWords(language), ...weakWords(language)].filter((word) => word.length >= 4),
)
