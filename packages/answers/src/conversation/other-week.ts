import { isInSeason } from '@foyer/calendar/season-dates'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Schedule } from '../knowledge/schedules.ts'
import { heldBy } from '../knowledge/term-ids.ts'
import type { Group } from '../understand/group.ts'
import type { Question } from '../understand/question.ts'
import { monthOf, topicsOf } from '../understand/type/hours-topics.ts'

/** 'And Harbour Street?' after hours: another week, the days as before. */
export function otherWeek(own: Question, before: Question, index: KnowledgeIndex): Question | null {
  const topics = topicsOf(own)
  if (own.days.length > 0 || topics.length === 0 || topics.length < own.groups.length) return null
  const isToldMonth = (topic: Group, { seasons }: Schedule) => {
    const month = monthOf(topic)
    return (
      month !== null &&
      (seasons.length === 0 || seasons.some(({ season }) => isInSeason(season, { month }) !== null))
    )
  }
  const isTold = (schedule: Schedule) => {
    const holds = heldBy(schedule, index)
    return topics.every((topic) => holds(topic) || isToldMonth(topic, schedule))
  }
  if (!index.schedules.some(isTold)) return null
  return {
    ...own,
    type: own.type === 'other' ? before.type : own.type,
    days: before.days,
    groups: [...own.groups, ...before.groups.filter((group) => group.role === 'day')],
    concepts: new Set([...own.concepts, ...before.concepts, '#hours']),
  }
}

/** 'And until when?' after 'Are you open on Friday?': of that day. 'And when are you open?' asks for the week. */
export const asksSameDay = (own: Question): boolean =>
  own.days.length === 0 &&
  topicsOf(own).length === 0 &&
  (own.type === 'clock' || (own.type === 'when' && !own.concepts.has('#hours')))
