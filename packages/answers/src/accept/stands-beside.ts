import { fold } from '@foyer/text/fold'
import { oncePerLanguage } from '../language/once-per.ts'
import { sourcesByLanguage, wordEnd, wordStart } from '../language/patterns.ts'
import type { Language } from '../types.ts'

const sources = sourcesByLanguage('stands beside')
const phrases = oncePerLanguage(
  (language) =>
    new RegExp(
      String.raw`${wordStart}(?:${sources[language] || '(?!)'})${wordEnd}(?:\s[\p{L}\p{M}'’-]+){1,3}`,
      'gu',
    ),
)

/** Folds a text without prepositional phrases: 'rehabilitation after knee surgery' is about rehabilitation. */
export const withoutBeside = (text: string, language: Language): string =>
  fold(text).replace(phrases(language), ' ')
