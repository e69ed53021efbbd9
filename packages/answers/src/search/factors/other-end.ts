import { field, type KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { fieldsOf } from '../../knowledge/presence.ts'
import type { Question } from '../../understand/question.ts'

/** Two ends of one thing, which share a word in many languages: 'check in' and 'check out'. */
const ends: [string, string][] = [
  ['#checkin', '#checkout'],
  ['#checkout', '#checkin'],
]

const near = field.body | field.subject | field.heading | field.header

/** Whether a passage speaks of the one end where the other was asked for. */
export function tellsOtherEnd(passage: number, question: Question, index: KnowledgeIndex): boolean {
  const asked = (concept: string) => question.groups.some((group) => group.concepts.includes(concept))
  const said = (concept: string) => {
    const term = index.terms.get(concept)
    return term !== undefined && (fieldsOf(index, term, passage) & near) !== 0
  }
  return ends.some(
    ([wanted, opposite]) => asked(wanted) && !asked(opposite) && said(opposite) && !said(wanted),
  )
}
