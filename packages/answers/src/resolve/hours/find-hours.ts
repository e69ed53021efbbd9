import { closedWords } from '@foyer/calendar/closed-words'
import { dayAfter } from '@foyer/calendar/dates-named'
import { doorHours, isApartFromDoor, isOfTelephone } from '@foyer/calendar/door-hours'
import { isOtherDay } from '@foyer/calendar/feast-days'
import { hoursOn, isOutOfSeason } from '@foyer/calendar/hours-on'
import { type LocalTime, readIntervals } from '@foyer/calendar/intervals'
import { openNow } from '@foyer/calendar/open-now'
import { type AskedOf, isOfEveningBefore, isSoThen } from '@foyer/calendar/open-then'
import { isInSeason } from '@foyer/calendar/season-dates'
import { fold } from '@foyer/text/fold'
import type { HoursAnswer } from '../../conversation/outcome.ts'
import type { QuestionInContext } from '../../conversation/question-in-context.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { everyDay, type Schedule } from '../../knowledge/schedules.ts'
import { termAt, topicMatcher } from '../../knowledge/term-ids.ts'
import { labelTerms } from '../../knowledge/terms.ts'
import { wordEnd, wordStart, wordsNamed } from '../../language/patterns.ts'
import type { TimeOfDay } from '../../language/time-of-day.ts'
import type { Group } from '../../understand/group.ts'
import type { Question } from '../../understand/question.ts'
import type { Moment } from '../../understand/type/moment.ts'
import { asksNegatively } from '../../understand/type/polarity.ts'
import { hoursWorth } from '../../weights.ts'
import {
  type AskedWeek,
  hoursOnDayBefore,
  isMonth,
  readAskedWeek,
  weekAsAsked,
  whenOf,
} from './asked-week.ts'
import { otherParts } from './other-parts.ts'
import type { TimeQuestion } from './time-question.ts'

const isInName = (group: Group, { part }: Schedule, index: KnowledgeIndex) => {
  const words = new Set(labelTerms(part, index.language))
  return group.alternatives.some(({ term }) => words.has(termAt(index, term)))
}

/** Words of questions about opening hours. */
const words = (name: string) => wordsNamed(`hours ${name}`)

const opens = new RegExp(words('open'), 'i')

const hoursNoun = new RegExp(`${wordStart}(?:${words('noun')})${wordEnd}`, 'iu')

/** 'Late' has no exact hour. */
const earlyOrLate = new RegExp(String.raw`\b(?:${words('early or late')})\b`, 'iu')

/** 'Open Saturday 8am?' expects yes or no, 'opening hours Saturday morning' doesn't. */
const asksWhether = ({ type, text }: Question, { days, month }: AskedWeek, time: TimeOfDay | null) =>
  (type === 'whether' && (time !== null || !earlyOrLate.test(text))) ||
  (type === 'other' &&
    (time !== null || ((days.length > 0 || month !== null) && opens.test(text))) &&
    !hoursNoun.test(text))

const closesThen = new RegExp(words('closes'), 'iu')
const opensThen = new RegExp(words('opens'), 'iu')

/** 'Do you close at six?' asks about that minute, 'are you closed at six?' about the state then. */
function askedOf({ text, concepts }: Question, time: TimeOfDay | null) {
  const exact = time !== null && time.minutes.length > 0
  const of: AskedOf =
    exact && closesThen.test(text) ? 'closes' : exact && opensThen.test(text) ? 'opens' : 'open'
  return { of, closed: of !== 'closes' && concepts.has('#closed') && !opens.test(text) }
}

const openEvent = new RegExp(words('open day'), 'i')

/** Words that ask for the founding date. */
const sinceWhen = new RegExp(words('since'))

function asksForHours({ concepts, text, days }: Question, wanted: boolean): boolean {
  if (!concepts.has('#hours') && !concepts.has('#closed') && !wanted) return false
  const isAge = sinceWhen.test(fold(text)) && days.length === 0
  // An open evening is an event.
  return !isAge && !openEvent.test(text)
}

/** 'How long will it keep if I don't open it?', 'How much for two hours?' */
const asksForSomethingElse = (asked: AskedWeek) =>
  asked.question.type === 'price' ||
  (asked.question.type === 'duration' && !asked.topics.every((group) => isMonth(group, asked)))

/** A week without seasons, or with one that covers the month. */
const isToldMonth = (group: Group, { seasons }: Schedule, asked: AskedWeek) =>
  isMonth(group, asked) &&
  (seasons.length === 0 || seasons.some(({ season }) => isInSeason(season, { month: asked.month! }) !== null))

/** A week adjusted to the question, with its score. */
interface ScoredWeek {
  schedule: Schedule
  /** The week as the site states it, with all seasons and dates. */
  stated: Schedule
  /** True if the question names its part of the business. */
  houseNamed: boolean
  /** True if it covers everything the question names. */
  complete: boolean
  score: number
}

function scoreWeeks(asked: AskedWeek, index: KnowledgeIndex): ScoredWeek[] {
  const { question, topics, named, houseParts, days, dates } = asked
  const text = fold(question.text)
  const scored = index.schedules.map((stated, place) => {
    const schedule = weekAsAsked(stated, asked)
    const holds = topicMatcher(schedule, index)
    const houseNamed = houseParts.some(holds)
    const matched =
      topics.filter((group) => !isMonth(group, asked) && holds(group)).length + (houseNamed ? 1 : 0)
    return {
      schedule,
      stated,
      houseNamed,
      complete:
        named.every((group) => holds(group) || isToldMonth(group, stated, asked)) &&
        (dates.length > 0 || !isOtherDay(text, fold(schedule.of))),
      score: matched * hoursWorth.topic + worthOf(schedule, days) + place * hoursWorth.later,
    }
  })
  return scored.sort((a, b) => b.score - a.score)
}

/** The week's base score. */
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

/** Hours without a closed day don't answer 'When are you closed?' */
const asksForClosedDays = ({ question: { concepts, type }, days }: AskedWeek) =>
  concepts.has('#closed') && !concepts.has('#hours') && days.length === 0 && type === 'when'

/** Another line covers a day that this week omits. */
const leavesOut = (days: readonly number[], schedule: Schedule) =>
  days.length > 0 && namesClosed(schedule) && days.every((day) => schedule.days[day] === null)

/** The week for a question about hours; null for other questions. */
export function findHours(timed: TimeQuestion, around: QuestionInContext): HoursAnswer | null {
  const { index, clock } = around
  const { question, time, moment } = timed
  if (index.schedules.length === 0 || !asksForHours(question, timed.wanted)) return null
  const asked = readAskedWeek(timed, around)
  if (asksForSomethingElse(asked)) return null
  const scored = inSeason(forDoor(scoreWeeks(asked, index), asked), asked)
  const best = scored[0]
  if (!best) return null
  const { schedule } = best
  const { days, named, houseParts, dates, zone, month } = asked
  if (!isMeant(best, asked) || isDoubted(schedule, days) || leavesOut(days, schedule)) return null
  if (asksForClosedDays(asked) && !namesClosed(schedule)) return null
  const closes = question.concepts.has('#closed') || asksNegatively(question.text, question.language)
  const parts = best.houseNamed ? [...named, ...houseParts] : named
  const names = parts.filter((group) => isInName(group, schedule, index))
  const isNamed = (week: Schedule) => names.every((group) => isInName(group, week, index))
  const told = asksForDoor(asked) ? ofDoor(withUnlisted(schedule, days), days) : withUnlisted(schedule, days)
  // A named branch may have two parts.
  const weeks = scored
    .map((each) => withUnlisted(each.schedule, days))
    .filter((week) => isNamed(week) && !week.doubtful)
  const eve = days.length === 1 ? hoursOnDayBefore(best.stated, days[0]!, asked) : null
  const whether = asksWhether(question, asked, time) ? { time, ...askedOf(question, time) } : null
  const reaches = (day: number) =>
    eve !== null && reachesInto(told.days[day] ?? null, eve.hours, { whether, moment, clock })
  const others = weeks.some((week) => isDoubted(week, days)) ? null : otherParts(told, days, weeks)
  const isNow = moment !== null && moment !== 'tomorrow' && question.days.length === 0
  const when = whenOf(asked)
  const now = isNow && clock ? openNowOf([best.stated, ...statedOf(others ?? [], scored)], clock, zone) : null
  const untold = untoldAmong(dates, best.stated, zone)
  // If the next opening is unknown, a holiday comes first.
  const isOpenNext = moment !== 'next' || !now || now.week.open || now.week.at
  const inTheWay = isOpenNext ? [] : untoldAmong(weekAfter(dates[0]!), best.stated, zone).slice(0, 1)
  return {
    schedule: told,
    days: days.filter((day) => told.days[day] !== null || reaches(day)),
    dayBefore: eve,
    moment,
    dates: inTheWay.length > 0 ? inTheWay : dates,
    unmentionedHolidays: inTheWay.length > 0 ? inTheWay : untold,
    month,
    outOfSeason:
      when && isOutOfSeason(best.stated, when) ? best.stated.seasons.map(({ season }) => season) : null,
    asked: whether,
    whenClosed: question.type === 'weekday' && closes,
    branch: names.length > 0,
    otherParts: others,
    now,
  }
}

const untoldAmong = (dates: readonly Date[], week: Schedule, zone: string | null) =>
  dates.filter((date) => hoursOn(week, date, zone).untold)

const weekAfter = (date: Date) => [1, 2, 3, 4, 5, 6, 7].map((days) => dayAfter(date, days))

/** Weeks of other seasons count only if none match. */
function inSeason(weeks: ScoredWeek[], asked: AskedWeek): ScoredWeek[] {
  const when = whenOf(asked)
  const own = when ? weeks.filter(({ stated }) => !isOutOfSeason(stated, when)) : weeks
  return own.some(({ schedule }) => schedule.opening) ? own : weeks
}

/** True if the question means the main entrance. */
const asksForDoor = ({ named, houseParts }: AskedWeek) => named.length === 0 && houseParts.length === 0

/** Excludes phone hours, and those of a kitchen, class or clinic if the main entrance has hours. */
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

function openNowOf(weeks: readonly Schedule[], clock: LocalTime, zone: string | null): HoursAnswer['now'] {
  const states = weeks.map((week) => openNow(withUnlisted(week, everyDay), clock, zone))
  const [week, ...otherParts] = states.filter((state) => state !== null)
  return week && otherParts.length === weeks.length - 1 ? { week, otherParts } : null
}

/** True if the previous night's opening reaches into a day without hours. */
function reachesInto(
  own: string | null,
  eve: string | null,
  { whether, moment, clock }: { whether: HoursAnswer['asked']; moment: Moment; clock: LocalTime | null },
): boolean {
  const [day, before] = [readIntervals(own ?? '') ?? [], readIntervals(eve ?? '')]
  if (whether?.time) return isSoThen(day, before, whether.time, whether.of).byDayBefore
  return moment === 'now' && clock !== null && isOfEveningBefore(day, before, clock.minutes)
}

/** A list of open days implies that the rest are closed, unless it names closed ones. */
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

export const isClosed = (value: string) =>
  (closedWords.test(value) && !/\d/.test(value)) || /^[–—-]$/.test(value)
