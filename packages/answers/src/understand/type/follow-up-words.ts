import { fold } from '@foyer/text/fold'
import { patternsNamed } from '../../language/patterns.ts'
import type { Language } from '../../types.ts'

const joins = patternsNamed('joins')
const pronouns = patternsNamed('pronoun')

export interface FollowUpWords {
  /** True where it starts by joining on to what was said. */
  joins: boolean
  /** True where it uses a word that stands for something said before. */
  pronoun: boolean
}

export function followUpWords(text: string, language: Language): FollowUpWords {
  const seen = fold(text).trim()
  return { joins: joins[language].test(seen), pronoun: pronouns[language].test(seen) }
}
