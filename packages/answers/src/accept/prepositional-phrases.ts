import { fold } from '@foyer/text/fold'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { hits, termIds } from '../knowledge/term-ids.ts'
import { eachLanguage, sourcesByLanguage, wordEnd, wordStart } from '../language/patterns.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'

const sources = sourcesByLanguage('stands beside')
const prepositionIn = (language: Language) => `${wordStart}(?:${sources[language] || '(?!)'})${wordEnd}`
const prepositions = eachLanguage((language) => new RegExp(prepositionIn(language), 'u'))
const phrases = eachLanguage(
  (language) => new RegExp(String.raw`${prepositionIn(language)}(?:\s[\p{L}\p{M}'’-]+){1,3}`, 'gu'),
)

/** Folds a text without prepositional phrases: 'rehabilitation after knee surgery' is about rehabilitation. */
export const withoutPrepositionalPhrases = (text: string, language: Language): string =>
  fold(text).replace(phrases[language], ' ')

/** True if the passage mentions the subject of the question only to place something else: after it, next to it. */
export function isOnlyBeside(
  { groups, text, language: asking }: Question,
  { subject, text: statement, path, language }: IndexedPassage,
  index: KnowledgeIndex,
): boolean {
  const all = `${subject} ; ${statement}`
  if (!prepositions[language].test(fold(all)) || prepositions[asking].test(fold(text))) return false
  const named = groups.filter(({ role, quantity }) => role === 'subject' && !quantity)
  const isNamedIn = (part: string) => {
    const ids = termIds(part, language, index)
    return named.some((group) => hits(group, ids))
  }
  return isNamedIn(all) && !isNamedIn(`${withoutPrepositionalPhrases(all, language)} ; ${path.at(-1) ?? ''}`)
}
