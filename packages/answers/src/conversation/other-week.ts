import { namesFeast } from '@foyer/calendar/feast-days'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { heldBy } from '../knowledge/schedule-terms.ts'
import { fold } from '../language/fold.ts'
import type { Question } from '../understand/question.ts'
import { topicsOf } from '../understand/type/hours-topics.ts'
import type { Group } from '../understand/words/group.ts'

const withHours = ({ concepts }: Question) => new Set([...concepts, '#hours'])

const opening = ({ groups }: Question): Group[] =>
  groups
    .filter((group) => group.concepts.includes('#hours') || group.concepts.includes('#closed'))
    .map((group) => ({ ...group, role: 'subject' }))

/** 'And Harbour Street?' after hours: another week, the days as before. */
export function otherWeek(own: Question, before: Question, index: KnowledgeIndex): Question | null {
  const topics = topicsOf(own)
  // 'And at Christmas?' asks whether it is open then.
  if (own.type === 'other' && own.days.length === 0 && topics.length > 0 && namesFeast(fold(own.text)))
    return { ...own, type: 'whether', groups: [...own.groups, ...opening(before)], concepts: withHours(own) }
  if (own.days.length > 0 || topics.length === 0 || topics.length < own.groups.length) return null
  if (!index.schedules.some((schedule) => topics.every(heldBy(schedule, index)))) return null
  return {
    ...own,
    type: own.type === 'other' ? before.type : own.type,
    days: before.days,
    groups: [...own.groups, ...before.groups.filter((group) => group.role === 'day')],
    concepts: new Set([...own.concepts, ...before.concepts, '#hours']),
  }
}
