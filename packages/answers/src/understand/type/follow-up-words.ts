import { fold } from '@foyer/text/fold'
import { patternsNamed } from '../../language/patterns.ts'
import type { Language } from '../../types.ts'

const joins = patternsNamed('joins')
const pronouns = patternsNamed('pronoun')

export interface FollowUpWords {
  /** True if it starts with a conjunction. */
  joins: boolean
  /** True if it contains a pronoun. */
  pronoun: boolean
}

export function followUpWords(text: string, language: Language): FollowUpWords {
  const seen = fold(text).trim()
  return { joins: joins[language].test(seen), pronoun: pronouns[language].test(seen) }
}
