import { besides } from '../../knowledge/around.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { fieldsOf, saidBetween } from '../../knowledge/presence.ts'
import type { Question } from '../../understand/question.ts'
import type { Group } from '../../understand/words/group.ts'

/** A name that a good part of the site mentions is its theme and tells passages apart no more. */
export const isTheme = (group: Group, index: KnowledgeIndex, share: number) =>
  group.exact && index.blocks >= 30 && index.spread[group.alternatives[0]!.term]! > index.blocks * share

const rareSpread = 3

export function isRare(group: Group, passage: number, index: KnowledgeIndex): boolean {
  return group.alternatives.some(
    ({ term, weight }) =>
      weight >= 0.2 && index.spread[term]! <= rareSpread && fieldsOf(index, term, passage) !== 0,
  )
}

/** A word of another language whose very meaning the passage speaks of, not only a hint of it. */
export const isTranslated = (group: Group, passage: number, index: KnowledgeIndex): boolean =>
  group.alternatives.some(({ term, weight }) => weight >= 0.6 && fieldsOf(index, term, passage) !== 0)

/** How much of what was named in another language the passage speaks of. */
export function shareTranslated(groups: readonly Group[], passage: number, index: KnowledgeIndex): number {
  let all = 0
  let said = 0
  for (const group of groups) {
    all += group.importance
    if (isTranslated(group, passage, index)) said += group.importance
  }
  return said / all
}

/** Of a weekend or a working week one day is enough: most things are not on every day of it. */
export const dayIsNear = (day: Group, question: Question, passage: number, index: KnowledgeIndex): boolean =>
  isNear(day, passage, index) ||
  (question.spansDays === true &&
    question.groups.some((other) => other.role === 'day' && isNear(other, passage, index)))

/** A name counts as spoken of where the passage, its headings, its title or the sentences beside it hold it. */
export function isNear(group: Group, passage: number, index: KnowledgeIndex): boolean {
  const [from, to] = besides(passage, index)
  return group.alternatives.some(
    ({ term, weight, loose }) =>
      weight >= 0.4 &&
      // A OnePlus is a phone, yet what is told of phones is not told of it.
      !(loose && group.name) &&
      (fieldsOf(index, term, passage) !== 0 || (group.role !== 'day' && saidBetween(index, term, from, to))),
  )
}
