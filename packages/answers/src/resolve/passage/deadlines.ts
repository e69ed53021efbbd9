import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { Question } from '../../understand/question.ts'

export const leadTime =
  /(?<![\d\p{L}])(\d{1,4}|\p{L}{1,20})[\s-]{1,3}(?:hours?|days?|weeks?|months?|stunden|tage|wochen|horas|d[ií]as|semanas|heures|jours|semaines|ore|giorni|settimane|dias)\s+(?:before|ahead|beforehand|prior|in advance|vor|vorher|antes|avant|prima)/iu

// Hardly any question has one of these, and without it there is no lead time.
const ahead = /before|ahead|prior|advance|vor|antes|avant|prima/iu

/** The number of '5 days before' lies between those that the terms state. */
export function withoutLeadTime(question: Question): Question {
  if (!ahead.test(question.text)) return question
  const number = leadTime.exec(question.text)?.[1]?.toLowerCase()
  return number === undefined
    ? question
    : { ...question, groups: question.groups.filter((group) => group.word !== number) }
}

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
