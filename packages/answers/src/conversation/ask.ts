import { isInSeason } from '@foyer/calendar/season-dates'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Schedule } from '../knowledge/schedules.ts'
import { topicMatcher } from '../knowledge/term-ids.ts'
import type { Language } from '../types.ts'
import type { Group } from '../understand/group.ts'
import type { Question } from '../understand/question.ts'
import { monthOf, topicsOf } from '../understand/type/hours-topics.ts'
import { momentIn } from '../understand/type/moment.ts'
import { understand } from '../understand/understand.ts'
import { followsUp, isFragment, merge } from './carry-over.ts'
import type { ConversationContext, Exchange } from './exchange.ts'
import type { QuestionInContext } from './question-in-context.ts'

/** 'And Harbour Street?' after hours: another week, the days as before. */
function otherWeek(own: Question, before: Question, index: KnowledgeIndex): Question | null {
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
    const holds = topicMatcher(schedule, index)
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
const asksSameDay = (own: Question): boolean =>
  own.days.length === 0 &&
  topicsOf(own).length === 0 &&
  (own.type === 'clock' || (own.type === 'when' && !own.concepts.has('#hours')))

/** Understands a question in the context of the one before. */
export function ask(
  text: string,
  language: Language,
  previous: Exchange | null,
  { index, name, clock }: ConversationContext,
): QuestionInContext {
  const own = understand(text, language, index, { name })
  const follows = previous !== null && followsUp(own, text)
  const fragment = previous !== null && isFragment(text, language)
  const week =
    (follows || fragment) && previous?.outcome.kind === 'hours'
      ? otherWeek(own, previous.question, index)
      : null
  const before = (follows || fragment) && previous?.outcome.kind === 'hours' ? previous : null
  const sameDay = week === null && before !== null && asksSameDay(own) ? before : null
  const taken = follows && previous ? merge(own, previous.question) : own
  return {
    index,
    name,
    clock,
    text,
    language,
    previous,
    own,
    question: week ?? (sameDay ? { ...taken, days: sameDay.question.days } : taken),
    // 'And the bar?' after 'Open today?' still means today.
    moment:
      momentIn(text) ??
      ((week || sameDay) && previous?.outcome.kind === 'hours' ? previous.outcome.hours.moment : null),
    follows,
    fragment,
    asksOtherWeek: week !== null,
    asksSameDay: sameDay !== null,
  }
}
