import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'

export const leadTime =
  /(?<![\d\p{L}])(\d{1,4}|\p{L}{1,20})[\s-]{1,3}(?:hours?|days?|weeks?|months?|stunden|tage|wochen|horas|d[ií]as|semanas|heures|jours|semaines|ore|giorni|settimane|dias)\s+(?:before|ahead|beforehand|prior|in advance|vor|vorher|antes|avant|prima)/iu

/** 'Up to seven days before: free' does not tell what three days before cost; the whole list of such terms does. */
export function listOfDeadlines(at: number, index: KnowledgeIndex): number | null {
  const { block } = index.passages[at]!
  let stated = 0
  for (let near = index.blockStart[block]!; near < index.blockStart[block + 1]!; near++) {
    const passage = index.passages[near]!
    if (passage.kind === 'list') return stated > 1 ? near : null
    if (leadTime.test(`${passage.subject} ${passage.text}`)) stated++
  }
  return null
}
