import { fold } from '@foyer/text/fold'
import type { Language } from '../types.ts'
import { oncePerLanguage } from './once-per.ts'
import { entriesOf } from './word-data.ts'

const wordsIn = (folder: string) =>
  oncePerLanguage(
    (language) => new Set(entriesOf(`${folder}/${language}`).flatMap((line) => fold(line).split(' '))),
  )

/** Words that carry no subject. */
export const stopWords = wordsIn('stop-words')
/** Verbs and nouns so general that finding them proves nothing, yet they may order two otherwise equal passages. */
const weakWords = wordsIn('weak-words')

// What is written in hiragana alone is grammar, but for a few words that the lexicon knows.
const hiraganaOnly = /^[\p{Script=Hiragana}ー]+$/u

export function isStopWord(folded: string, language: Language): boolean {
  if (stopWords(language).has(folded)) return true
  return language === 'ja' && folded !== 'いくら' && hiraganaOnly.test(folded)
}
export const isWeakWord = (folded: string, language: Language) => weakWords(language).has(folded)

/** Words of four letters and more that carry no subject; they are mistyped as often as any. */
export const smallWords = oncePerLanguage((language): readonly string[] =>
  [...stopWords(language), ...weakWords(language)].filter((word) => word.length >= 4),
)
