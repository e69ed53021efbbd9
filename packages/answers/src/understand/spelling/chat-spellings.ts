import { oncePerLanguage } from '../../language/once-per.ts'
import { formsIn } from '../../language/word-data.ts'
import type { Language } from '../../types.ts'

const spellings = oncePerLanguage((language) =>
  spoken.includes(language) ? formsIn(`chat-spellings/${language}`) : new Map<string, string>(),
)
const spoken: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'nl']

/** Chat spellings are too far from their words for edit distance. */
export const spelledOut = (folded: string, language: Language): string | undefined =>
  spellings(language).get(folded)
