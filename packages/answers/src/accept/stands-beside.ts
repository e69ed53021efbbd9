import { fold } from '@foyer/text/fold'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { hits, termIds } from '../knowledge/term-ids.ts'
import { oncePerLanguage } from '../language/once-per.ts'
import { sourcesByLanguage, wordEnd, wordStart } from '../language/patterns.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'

const sources = sourcesByLanguage('stands beside')
/** A preposition with the few words it governs. */
const beside = oncePerLanguage((language) => {
  const words = sources[language] || '(?!)'
  const preposition = `${wordStart}(?:${words})${wordEnd}`
  return {
    preposition: new RegExp(preposition, 'u'),
    phrases: new RegExp(String.raw`${preposition}(?:\s[\p{L}\p{M}'’-]+){1,3}`, 'gu'),
  }
})

/** The text, folded, without what only stands beside its subject: 'rehabilitation after knee surgery' is rehabilitation. */
export const withoutBeside = (text: string, language: Language): string =>
  fold(text).replace(beside(language).phrases, ' ')

/** Whether a passage names what was asked for only to place something else: after it, without it, next to it. */
export function onlyBeside(
  { groups, text, language: asking }: Question,
  { subject, text: said, path, language }: IndexedPassage,
  index: KnowledgeIndex,
): boolean {
  const all = `${subject} ; ${said}`
  if (!beside(language).preposition.test(fold(all)) || beside(asking).preposition.test(fold(text)))
    return false
  const named = groups.filter(({ role, quantity }) => role === 'subject' && !quantity)
  const isNamedIn = (part: string) => {
    const ids = termIds(part, language, index)
    return named.some((group) => hits(group, ids))
  }
  return isNamedIn(all) && !isNamedIn(`${withoutBeside(all, language)} ; ${path.at(-1) ?? ''}`)
}
