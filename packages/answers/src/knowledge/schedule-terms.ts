import type { KnowledgeIndex } from './knowledge-index.ts'
import type { Schedule } from './schedules.ts'
import { labelTerms } from './terms.ts'

/** Words that stand for one thing, each with how surely. */
interface Named {
  alternatives: readonly { term: number; weight: number }[]
}

// Christmas is a holiday, and yet not the holidays of schools.
const sameThing = 0.4

/** Whether hours are said to be those of a thing. */
export const heldBy = (schedule: Schedule, index: KnowledgeIndex) => {
  const words = new Set(labelTerms(schedule.of, index.language))
  return (group: Named) =>
    group.alternatives.some(({ term, weight }) => weight >= sameThing && words.has(termAt(index, term)))
}

const termNames = new WeakMap<KnowledgeIndex, string[]>()
/** The term that goes by a number. */
export function termAt(index: KnowledgeIndex, term: number): string {
  let names = termNames.get(index)
  if (!names) {
    names = [...index.terms.keys()]
    termNames.set(index, names)
  }
  return names[term] ?? ''
}
