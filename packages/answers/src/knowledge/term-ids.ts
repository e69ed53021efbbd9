import type { Language } from '../types.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { dayTerms, labelTerms } from './terms.ts'

export function termIds(text: string, language: Language, index: KnowledgeIndex): Set<number> {
  const ids = new Set<number>()
  for (const term of [...labelTerms(text, language), ...dayTerms(text, language)]) {
    const id = index.terms.get(term)
    if (id !== undefined) ids.add(id)
  }
  return ids
}

/** Words that stand for one thing, each with how surely. */
interface Named {
  alternatives: readonly { term: number; weight: number }[]
}

// What is only of a kind with a column is not in it: 'seniors' are adults, and may pay another price.
const sameThing = 0.4
export const hits = (group: Named, ids: ReadonlySet<number>) => strengthOf(group, ids) > 0
export const strengthOf = (group: Named, ids: ReadonlySet<number>) =>
  Math.max(
    0,
    ...group.alternatives.flatMap(({ term, weight }) => (weight >= sameThing && ids.has(term) ? weight : [])),
  )
