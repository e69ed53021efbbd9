import { dayAfter } from '@foyer/calendar/dates-named'
import { daysThen, hoursOn, weekdayOf } from '@foyer/calendar/hours-on'
import type { LocalTime } from '@foyer/calendar/intervals'
import { monthIn } from '@foyer/calendar/season-dates'
import { halfOfYear, isSouthern } from '@foyer/calendar/seasons'
import type { HoursAnswer } from '../../conversation/outcome.ts'
import type { QuestionInContext } from '../../conversation/question-in-context.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { Schedule } from '../../knowledge/schedules.ts'
import type { Group } from '../../understand/group.ts'
import type { Question } from '../../understand/question.ts'
import { monthOf, partsNamed, topicsOf } from '../../understand/type/hours-topics.ts'
import type { Moment } from '../../understand/type/moment.ts'
import type { TimeQuestion } from './time-question.ts'

export interface AskedWeek {
  question: Question
  moment: Moment
  clock: LocalTime | null
  month: number | null
  /** Topics including the month; `named` are those in this question. */
  topics: readonly Group[]
  named: readonly Group[]
  /** Parts of the business in the question. */
  houseParts: readonly Group[]
  days: number[]
  /** Calendar days; empty for weekdays in general. */
  dates: Date[]
  zone: string | null
}

export function readAskedWeek(
  { question, dates, moment }: TimeQuestion,
  { clock, index }: QuestionInContext,
): AskedWeek {
  const topics = topicsOf(question)
  const named = topics.map((topic) => monthOf(topic) ?? monthOfSeason(topic, index)).find(Boolean)
  return {
    question,
    moment,
    clock,
    // 'And on Sundays?' after 'in May' keeps May.
    month: dates.length > 0 ? null : (monthIn(question.text) ?? named ?? null),
    topics,
    named: topics.filter((group) => group.role === 'subject'),
    houseParts: partsNamed(question).filter((group) => !topics.includes(group)),
    days: dates.length > 0 ? dates.map(weekdayOf) : question.days,
    dates,
    zone: index.timeZone,
  }
}

export const isMonth = (group: Group, { month }: AskedWeek) =>
  month !== null && (monthOf(group) ?? midMonthOf(group.word)) === month

/** July or January, for the northern hemisphere. */
function midMonthOf(word: string): number | null {
  const half = halfOfYear(word)
  return half === null ? null : half === 'summer' ? 7 : 1
}

/** 'In winter' becomes a month if no week has a winter. */
const monthOfSeason = (topic: Group, { schedules, timeZone }: KnowledgeIndex): number | null =>
  schedules.some(({ seasons }) => seasons.some(({ season }) => halfOfYear(season))) || isSouthern(timeZone)
    ? null
    : midMonthOf(topic.word)

/** The month, or a single day. */
export function whenOf({ month, dates }: AskedWeek) {
  if (month !== null) return { month }
  const [date] = dates
  return date ? { month: date.getUTCMonth() + 1, day: date.getUTCDate() } : null
}

/** The week with the hours of those dates filled in. */
export function weekAsAsked(stated: Schedule, asked: AskedWeek): Schedule {
  const when = whenOf(asked)
  if (!when) return stated
  const then = daysThen(stated, when)
  const week: Schedule = then === stated.days ? { ...stated } : { ...stated, days: [...then], seasons: [] }
  for (const date of asked.dates) {
    const { said, on } = hoursOn(stated, date, null)
    const day = weekdayOf(date)
    week.days = week.days.with(day, said)
    if (on === undefined) continue
    week.passages = week.passages.with(day, -1)
    if (asked.dates.length === 1) week.on = on
  }
  return week
}

/** Hours of the previous day, by its own season and date if known. */
export function hoursOnDayBefore(stated: Schedule, day: number, asked: AskedWeek): HoursAnswer['dayBefore'] {
  const [date] = asked.dates
  if (date) {
    const { said, on } = hoursOn(stated, dayAfter(date, -1), null)
    return { hours: said, ...(on !== undefined && { on }) }
  }
  const when = whenOf(asked)
  return { hours: (when ? daysThen(stated, when) : stated.days)[(day + 6) % 7] ?? null }
}
