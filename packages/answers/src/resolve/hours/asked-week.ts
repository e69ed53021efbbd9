import { dayAfter } from '@foyer/calendar/dates-named'
import { daysThen, hoursOn, weekdayOf } from '@foyer/calendar/hours-on'
import type { LocalTime } from '@foyer/calendar/intervals'
import { monthIn } from '@foyer/calendar/season-dates'
import { halfOfYear, isSouthern } from '@foyer/calendar/seasons'
import type { Asked } from '../../conversation/asked.ts'
import type { HoursAnswer } from '../../conversation/outcome.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { Schedule } from '../../knowledge/schedules.ts'
import type { Group } from '../../understand/group.ts'
import type { Question } from '../../understand/question.ts'
import { monthOf, partsNamed, topicsOf } from '../../understand/type/hours-topics.ts'
import type { Moment } from '../../understand/type/moment.ts'
import type { AskedByTime } from './asked-by-time.ts'

/** The week that a question means, as far as it says. */
export interface AskedWeek {
  question: Question
  moment: Moment
  clock: LocalTime | null
  month: number | null
  /** The topics it is about, the month among them, and which of them were named in this very question. */
  topics: readonly Group[]
  named: readonly Group[]
  /** The parts of the business that it names besides. */
  houseParts: readonly Group[]
  days: number[]
  /** The days of the calendar that are meant; none where days of any week are. */
  dates: Date[]
  zone: string | null
}

export function readAskedWeek({ question, dates, moment }: AskedByTime, { clock, index }: Asked): AskedWeek {
  const topics = topicsOf(question)
  const named = topics.map((topic) => monthOf(topic) ?? monthOfSeason(topic, index)).find(Boolean)
  return {
    question,
    moment,
    clock,
    // 'And on Sundays?' after 'in May' still asks for May.
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

/** The month in the middle of a summer or a winter, as the northern half of the earth has them. */
function midMonthOf(word: string): number | null {
  const half = halfOfYear(word)
  return half === null ? null : half === 'summer' ? 7 : 1
}

/** 'In winter' is told by the months of a week that has no winter of its own. */
const monthOfSeason = (topic: Group, { schedules, timeZone }: KnowledgeIndex): number | null =>
  schedules.some(({ seasons }) => seasons.some(({ season }) => halfOfYear(season))) || isSouthern(timeZone)
    ? null
    : midMonthOf(topic.word)

/** The part of the year that is meant: the month, or the day where it is only one. */
export function whenOf({ month, dates }: AskedWeek) {
  if (month !== null) return { month }
  const [date] = dates
  return date ? { month: date.getUTCMonth() + 1, day: date.getUTCDate() } : null
}

/** The week with what is stated for those days of the calendar in the place of its days. */
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

/** The hours of the day before, of its own season and date where it is known which those are. */
export function eveOf(stated: Schedule, day: number, asked: AskedWeek): HoursAnswer['eve'] {
  const [date] = asked.dates
  if (date) {
    const { said, on } = hoursOn(stated, dayAfter(date, -1), null)
    return { hours: said, ...(on !== undefined && { on }) }
  }
  const when = whenOf(asked)
  return { hours: (when ? daysThen(stated, when) : stated.days)[(day + 6) % 7] ?? null }
}
