import { oncePerLanguage } from '../../language/once-per.ts'
import { formsIn } from '../../language/word-data.ts'
import type { Language } from '../../types.ts'

const spellings = oncePerLanguage((language) =>
  spoken.includes(language) ? formsIn(`chat-spellings/${language}`) : new Map<string, string>(),
)
const spoken: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'nl']

/** The word that a chat spelling stands for, which no edit distance reaches. */
export const spelledOut = (folded: string, language: Language): string | undefined =>
  spellings(language).get(folded)
