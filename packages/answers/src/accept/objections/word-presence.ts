import { besides } from '../../knowledge/around.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { fieldsOf, saidBetween } from '../../knowledge/presence.ts'
import type { Group } from '../../understand/words/group.ts'

const rareSpread = 3

export function isRare(group: Group, passage: number, index: KnowledgeIndex): boolean {
  return group.alternatives.some(
    ({ term, weight }) =>
      weight >= 0.2 && index.spread[term]! <= rareSpread && fieldsOf(index, term, passage) !== 0,
  )
}

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
