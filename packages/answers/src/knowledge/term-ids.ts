import { memoize } from '../language/memoize.ts'
import type { Language } from '../types.ts'
import { standsFor } from '../weights.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import type { Schedule } from './schedules.ts'
import { dayTerms, labelTerms } from './terms.ts'

export function termIds(text: string, language: Language, index: KnowledgeIndex): Set<number> {
  const ids = new Set<number>()
  for (const term of [...labelTerms(text, language), ...dayTerms(text, language)]) {
    const id = index.terms.get(term)
    if (id !== undefined) ids.add(id)
  }
  return ids
}

interface WordGroup {
  alternatives: readonly { term: number; weight: number }[]
}

export const hits = (group: WordGroup, ids: ReadonlySet<number>) => strengthOf(group, ids) > 0
export const strengthOf = (group: WordGroup, ids: ReadonlySet<number>) =>
  Math.max(
    0,
    ...group.alternatives.flatMap(({ term, weight }) =>
      weight >= standsFor.named && ids.has(term) ? weight : [],
    ),
  )

/** Checks whether a week is about a thing. */
export const topicMatcher = (schedule: Schedule, index: KnowledgeIndex) => {
  const words = new Set(labelTerms(schedule.of, index.language))
  return (group: WordGroup) =>
    group.alternatives.some(({ term, weight }) => weight >= standsFor.named && words.has(termAt(index, term)))
}

const termNames = memoize((index: KnowledgeIndex) => [...index.terms.keys()])

export const termAt = (index: KnowledgeIndex, term: number): string => termNames(index)[term] ?? ''
