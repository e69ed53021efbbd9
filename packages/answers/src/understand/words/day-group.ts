import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { rarity } from '../../knowledge/rarity.ts'
import type { Group } from './group.ts'

/** A weekday that a question names, Monday being 0. */
export function dayGroup(day: number, index: KnowledgeIndex): Group {
  const term = index.terms.get(`@${day}`)
  return {
    word: `@${day}`,
    alternatives: term === undefined ? [] : [{ term, weight: 1 }],
    importance: rarity(index, term),
    exact: term !== undefined,
    name: true,
    soft: false,
    action: false,
    verb: false,
    role: 'day',
    concepts: [],
  }
}
