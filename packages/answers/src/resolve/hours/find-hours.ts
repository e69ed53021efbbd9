import { closedWords } from '@foyer/calendar/closed-words'
import { doorHours, isApartFromDoor, isOfTelephone } from '@foyer/calendar/door-hours'
import { isOtherDay } from '@foyer/calendar/feast-days'
import { type LocalTime, readIntervals } from '@foyer/calendar/intervals'
import { isInSeason, monthIn } from '@foyer/calendar/season-dates'
import type { AskedOf, HoursAnswer } from '../../conversation/outcome.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { type Schedule, weekOn, weekThen } from '../../knowledge/schedules.ts'
import { heldBy, termAt } from '../../knowledge/term-ids.ts'
import { labelTerms } from '../../knowledge/terms.ts'
import { fold } from '../../language/fold.ts'
import { wordEnd, wordStart, wordsNamed } from '../../language/patterns.ts'
import type { TimeOfDay } from '../../language/time-of-day.ts'
import type { Group } from '../../understand/group.ts'
import type { Question } from '../../understand/question.ts'
import { monthOf, partsNamed, topicsOf } from '../../understand/type/hours-topics.ts'
import type { Moment } from '../../understand/type/moment.ts'
import { asksNegatively } from '../../understand/type/polarity.ts'
import { hoursWorth } from '../../weights.ts'
import type { AskedByTime } from './asked-by-time.ts'
import { openNow } from './open-now.ts'
import { isOfEveningBefore, isSoThen } from './open-then.ts'
import { otherParts } from './other-parts.ts'

const isInName = (group: Group, { part }: Schedule, index: KnowledgeIndex) => {
  const words = new Set(labelTerms(part, index.language))
  return group.alternatives.some(({ term }) => words.has(termAt(index, term)))
}

/** `data/patterns`: how it is asked when a place is open. */
const words = (name: string) => wordsNamed(`hours ${name}`)

const opens = new RegExp(words('open'), 'i')

const hoursNoun = new RegExp(`${wordStart}(?:${words('noun')})${wordEnd}`, 'iu')

/** Words for early or late: how late is late is nowhere said. */
const earlyOrLate = new RegExp(String.raw`\b(?:${words('early or late')})\b`, 'iu')

/** 'Open Saturday 8am?' asks whether, 'opening hours Saturday morning' does not. */
const asksWhether = ({ type, text, days }: Question, moment: Moment, time: TimeOfDay | null) =>
  (type === 'whether' && (time !== null || !earlyOrLate.test(text))) ||
  // 'Open today?', 'open at six?'
  (type === 'other' &&
    (time !== null || ((moment !== null || days.length === 1) && opens.test(text))) &&
    !hoursNoun.test(text))

const closesThen = new RegExp(words('closes'), 'iu')
const opensThen = new RegExp(words('opens'), 'iu')

/** 'Do you close at six?' asks for that very minute, 'are you closed at six?' for what holds then. */
function askedOf({ text, concepts }: Question, time: TimeOfDay | null) {
  const exact = time !== null && time.minutes.length > 0
  const of: AskedOf =
    exact && closesThen.test(text) ? 'closes' : exact && opensThen.test(text) ? 'opens' : 'open'
  return { of, closed: of !== 'closes' && concepts.has('#closed') && !opens.test(text) }
}

const openEvent = new RegExp(words('open day'), 'i')

/** Words that ask how long the house has been there, which its hours do not tell. */
const sinceWhen = new RegExp(words('since'))

/** Whether opening hours are asked for at all. */
function asksForHours({ concepts, text, days }: Question, wanted: boolean): boolean {
  if (!concepts.has('#hours') && !concepts.has('#closed') && !wanted) return false
  const isAge = sinceWhen.test(fold(text)) && days.length === 0
  // An open evening is an event.
  return !isAge && !openEvent.test(text)
}

/** The week that a question means, as far as it says. */
interface AskedWeek {
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
}

function readAskedWeek(question: Question, moment: Moment, clock: LocalTime | null): AskedWeek {
  const topics = topicsOf(question)
  return {
    question,
    moment,
    clock,
    // 'And on Sundays?' after 'in May' still asks for May.
    month: monthIn(question.text) ?? topics.map(monthOf).find((named) => named !== null) ?? null,
    topics,
    named: topics.filter((group) => group.role === 'subject'),
    houseParts: partsNamed(question).filter((group) => !topics.includes(group)),
    days: question.days.length > 0 ? question.days : daysOf(moment, clock),
  }
}

const isMonth = (group: Group, { month }: AskedWeek) => month !== null && monthOf(group) === month

/** 'How long will it keep if I don't open it?', 'How much for two hours?' */
const asksForSomethingElse = (asked: AskedWeek) =>
  asked.question.type === 'price' ||
  (asked.question.type === 'duration' && !asked.topics.every((group) => isMonth(group, asked)))

/** A month is told by a week that is different in it. */
const isToldMonth = (group: Group, { seasons }: Schedule, asked: AskedWeek) =>
  isMonth(group, asked) && seasons.some(({ season }) => isInSeason(season, { month: asked.month! }) !== null)

/** A week of the site as it is when it was asked for, and how well it fits. */
interface ScoredWeek {
  schedule: Schedule
  /** The same week as the site states it, for all seasons and dates. */
  stated: Schedule
  /** A part of the business that was named is its own. */
  houseNamed: boolean
  /** True where nothing that was named is missing from it. */
  complete: boolean
  score: number
}

function scoreWeeks(asked: AskedWeek, index: KnowledgeIndex): ScoredWeek[] {
  const { question, moment, clock, month, topics, named, houseParts, days } = asked
  const text = fold(question.text)
  const when = month !== null ? { month } : moment ? clock : null
  const scored = index.schedules.map((stated, place) => {
    const then = when ? weekThen(stated, when) : stated
    const schedule = moment && clock && days.length === 1 ? weekOn(then, dateOf(moment, clock)) : then
    const holds = heldBy(schedule, index)
    const houseNamed = houseParts.some(holds)
    const matched =
      topics.filter((group) => !isMonth(group, asked) && holds(group)).length + (houseNamed ? 1 : 0)
    return {
      schedule,
      stated,
      houseNamed,
      complete:
        named.every((group) => holds(group) || isToldMonth(group, stated, asked)) &&
        !isOtherDay(text, fold(schedule.of)),
      score: matched * hoursWorth.topic + worthOf(schedule, days) + place * hoursWorth.later,
    }
  })
  return scored.sort((a, b) => b.score - a.score)
}

/** The worth of a week, whatever it is asked for. */
const worthOf = (schedule: Schedule, days: readonly number[]) =>
  (schedule.opening ? hoursWorth.opening : 0) +
  (schedule.owners ? hoursWorth.owners : 0) +
  (schedule.doubtful ? hoursWorth.doubtful : 0) +
  (isDoubted(schedule, days) ? hoursWorth.doubtedDay : 0) +
  (schedule.days.filter(Boolean).length / 7) * hoursWorth.whole +
  (schedule.passages.some((passage) => passage >= 0) ? hoursWorth.onPage : 0)

const isDoubted = (week: Schedule, days: readonly number[]) =>
  days.some((day) => week.days[day] === null && week.doubted?.has(day))

const isMeant = ({ complete, schedule, houseNamed }: ScoredWeek, { named }: AskedWeek) =>
  complete && (schedule.opening || named.length > 0 || houseNamed)

/** 'When are you closed?' is not told by hours that name no closed day. */
const asksForClosedDays = ({ question: { concepts, type }, days }: AskedWeek) =>
  concepts.has('#closed') && !concepts.has('#hours') && days.length === 0 && type === 'when'

/** Of a day that stands neither among the open nor among the closed ones another line tells. */
const leavesOut = (days: readonly number[], schedule: Schedule) =>
  days.length > 0 && namesClosed(schedule) && days.every((day) => schedule.days[day] === null)

/** The week that a question about opening hours means, or null when it asks for something else. */
export function findHours(
  { question, time }: AskedByTime,
  moment: Moment,
  index: KnowledgeIndex,
  wanted: boolean,
  clock: LocalTime | null,
): HoursAnswer | null {
  if (index.schedules.length === 0 || !asksForHours(question, wanted)) return null
  const asked = readAskedWeek(question, moment, clock)
  if (asksForSomethingElse(asked)) return null
  const scored = forDoor(scoreWeeks(asked, index), asked)
  const best = scored[0]
  if (!best) return null
  const { schedule } = best
  const { days, named, houseParts } = asked
  if (!isMeant(best, asked) || isDoubted(schedule, days) || leavesOut(days, schedule)) return null
  if (asksForClosedDays(asked) && !namesClosed(schedule)) return null
  const closes = question.concepts.has('#closed') || asksNegatively(question.text, question.language)
  const parts = best.houseNamed ? [...named, ...houseParts] : named
  const names = parts.filter((group) => isInName(group, schedule, index))
  const isNamed = (week: Schedule) => names.every((group) => isInName(group, week, index))
  const told = asksForDoor(asked) ? ofDoor(withUnlisted(schedule, days), days) : withUnlisted(schedule, days)
  // A branch that was named may have two parts of its own.
  const weeks = scored
    .map((each) => withUnlisted(each.schedule, days))
    .filter((week) => isNamed(week) && !week.doubtful)
  const eve = days.length === 1 ? eveOf(best.stated, days[0]!, asked) : null
  const whether = asksWhether(question, moment, time) ? { time, ...askedOf(question, time) } : null
  const reaches = (day: number) =>
    eve !== null && reachesInto(told.days[day] ?? null, eve.hours, { whether, moment, clock })
  const others = weeks.some((week) => isDoubted(week, days)) ? null : otherParts(told, days, weeks)
  return {
    schedule: told,
    days: days.filter((day) => told.days[day] !== null || reaches(day)),
    eve,
    moment,
    asked: whether,
    whenClosed: question.type === 'weekday' && closes,
    branch: names.length > 0,
    otherParts: others,
    now:
      (moment === 'now' || moment === 'today') && question.days.length === 0 && clock
        ? openNowOf([best.stated, ...statedOf(others ?? [], scored)], clock)
        : null,
  }
}

/** Whether nothing is named that has hours of its own: what is asked for is the door that visitors walk through. */
const asksForDoor = ({ named, houseParts }: AskedWeek) => named.length === 0 && houseParts.length === 0

/** Neither the telephone's hours nor, where the door has some, those of a kitchen, a class or a clinic answer for it. */
function forDoor(weeks: ScoredWeek[], asked: AskedWeek): ScoredWeek[] {
  if (!asksForDoor(asked)) return weeks
  const answerable = weeks.filter(({ schedule }) => !isOfTelephone(schedule.part))
  const ofTheDoor = answerable.filter(({ schedule }) => !isApartFromDoor(schedule.part))
  return ofTheDoor.some(({ schedule }) => schedule.opening) ? ofTheDoor : answerable
}

const ofDoor = (week: Schedule, asked: readonly number[]): Schedule => ({
  ...week,
  days: week.days.map((hours, day) => (hours !== null && asked.includes(day) ? doorHours(hours) : hours)),
})

const statedOf = (weeks: readonly Schedule[], scored: readonly ScoredWeek[]): Schedule[] =>
  weeks.flatMap((week) => scored.find(({ schedule }) => schedule.part === week.part)?.stated ?? [])

function openNowOf(weeks: readonly Schedule[], clock: LocalTime): HoursAnswer['now'] {
  const states = weeks.map((week) => openNow(withUnlisted(week, wholeWeek), clock))
  const [week, ...otherParts] = states.filter((state) => state !== null)
  return week && otherParts.length === weeks.length - 1 ? { week, otherParts } : null
}
const wholeWeek = [0, 1, 2, 3, 4, 5, 6]

/** The hours of the day before, of its own season and date where it is known which those are. */
function eveOf(stated: Schedule, day: number, { moment, clock, month }: AskedWeek): HoursAnswer['eve'] {
  const before = (day + 6) % 7
  if (!moment || !clock) {
    const then = month === null ? stated : weekThen(stated, { month })
    return { hours: then.days[before] ?? null }
  }
  const date = dateOf(moment, clock)
  date.setUTCDate(date.getUTCDate() - 1)
  const then = weekThen(stated, { month: date.getUTCMonth() + 1, day: date.getUTCDate() })
  const { days, on } = weekOn(then, date)
  return { hours: days[before] ?? null, on }
}

/** Whether a day without hours is open at the time in question by the night before. */
function reachesInto(
  own: string | null,
  eve: string | null,
  { whether, moment, clock }: { whether: HoursAnswer['asked']; moment: Moment; clock: LocalTime | null },
): boolean {
  const [day, before] = [readIntervals(own ?? '') ?? [], readIntervals(eve ?? '')]
  if (whether?.time) return isSoThen(day, before, whether.time, whether.of).byDayBefore
  return moment === 'now' && clock !== null && isOfEveningBefore(day, before, clock.minutes)
}

/** A week that lists its open days leaves out the closed ones, unless it names some of those. */
const isUnlisted = (schedule: Schedule) =>
  schedule.opening &&
  schedule.seasons.length === 0 &&
  schedule.days.filter((day) => day !== null).length >= 5 &&
  !namesClosed(schedule)

const namesClosed = ({ days }: Schedule) => days.some((day) => day !== null && isClosed(day))

function withUnlisted(schedule: Schedule, asked: readonly number[]): Schedule {
  const isLeftOut = (day: number) => asked.includes(day) && !schedule.doubted?.has(day)
  if (!isUnlisted(schedule) || asked.every((day) => schedule.days[day] !== null)) return schedule
  return { ...schedule, days: schedule.days.map((hours, day) => hours ?? (isLeftOut(day) ? '–' : null)) }
}

function daysOf(moment: Moment, clock: LocalTime | null): number[] {
  if (!clock || !moment) return []
  return [moment === 'tomorrow' ? (clock.weekday + 1) % 7 : clock.weekday]
}

export const dateOf = (moment: Moment, { year, month, day }: LocalTime): Date =>
  new Date(Date.UTC(year, month - 1, moment === 'tomorrow' ? day + 1 : day))

export const isClosed = (value: string) =>
  (closedWords.test(value) && !/\d/.test(value)) || /^[–—-]$/.test(value)
