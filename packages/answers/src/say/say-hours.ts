import { closedWords } from '@foyer/calendar/closed-words'
import { dateName, seasonNames } from '@foyer/calendar/date-names'
import { weekdayOf } from '@foyer/calendar/hours-on'
import { type LocalTime, readIntervals, timesIn } from '@foyer/calendar/intervals'
import { oneOffDates } from '@foyer/calendar/one-off-dates'
import type { OpenNow } from '@foyer/calendar/open-now'
import { isOfEveningBefore, isSoThen, nearestEnd } from '@foyer/calendar/open-then'
import { dayName } from '@foyer/calendar/read-days'
import type { HoursAnswer } from '../conversation/outcome.ts'
import { everyDay, type Schedule } from '../knowledge/schedules.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { wordsNamed } from '../language/patterns.ts'
import { isClosed } from '../resolve/hours/find-hours.ts'
import type { Language } from '../types.ts'
import { fill, type Phrases, phrasesOf } from './phrases/phrases.ts'

const mostWords = 90
/** Avoids a doubled hour word: '5 pm Uhr'. */
const hourTwice = new RegExp(String.raw`([ap]\.?m\.?|h) (?:${wordsNamed('hour after figures')})`, 'i')

/** Gives the hours of certain days or of the whole week. */
export function sayHours(found: HoursAnswer, language: Language, clock: LocalTime | null): string {
  const phrases = phrasesOf(language)
  const { schedule, days, moment } = found
  const words = (value: string) => (isClosed(value) ? phrases.closed : value)
  if (found.outOfSeason) return sayOutOfSeason(found, found.outOfSeason, language)
  if (found.otherParts && found.otherParts.length > 0) return sayEachPart(found, found.otherParts, language)
  const closed = everyDay.filter((day) => isClosed(schedule.days[day] ?? ''))
  if (found.whenClosed && closed.length > 0) return closedDays(closed, language)
  if (days.length === 0)
    return `${verdictOn(found, language)}${phrases.hoursHeading}\n${weekLines(schedule, language, words).join('\n')}`
  if (days.length === 1) {
    const night = previousEvening(found, clock, language)
    if (night) return `${night.verdict} ${night.line}`
  }
  if (found.now && clock && days.length === 1 && dependsOnMinute(found, found.now.week)) {
    const line = `${capital(schedule.on ?? dayName(clock.weekday, language))}: ${words(schedule.days[clock.weekday]!)}.`
    return `${sayOpenNow(found.now.week, clock, language, moment !== 'next' || found.asked !== null)} ${line}`
  }
  if (days.length === 1) {
    const value = schedule.days[days[0]!]!
    const name = nameOfDay(found, days[0]!, language)
    if (found.branch) return `${capital(name)} (${schedule.part}): ${words(value).replace(/\.$/, '')}.`
    if (isClosed(value) && isStretch(schedule.on)) return `${capital(name)}: ${phrases.closed}.`
    return isClosed(value)
      ? capital(fill(phrases.closedOn, { day: name }))
      : `${verdictOn(found, language)}${capital(withMoment(name, moment, language))}: ${value.replace(/\.$/, '')}.`
  }
  const lines = groupDays(schedule, daysThatTell(found))
    .map((group) => `${capital(rangeName(group, language, found))}: ${words(schedule.days[group[0]!]!)}`)
    .join('\n')
  const verdict = verdictOn(found, language).trim()
  return [verdict, lines, sayUsually(found, language)].filter(Boolean).join('\n')
}

/** True if the current minute matters: asked for, or nothing is left of the day. */
const dependsOnMinute = ({ moment, asked }: HoursAnswer, { open, at }: OpenNow): boolean =>
  !asked?.time &&
  (moment === 'now' ||
    moment === 'next' ||
    (moment === 'today' && asked !== null && !open && at !== null && at.inDays > 0))

/** The date if the question used one, otherwise the weekday. */
function nameOfDay({ schedule, dates, moment }: HoursAnswer, day: number, language: Language): string {
  const date = moment ? undefined : dates.find((each) => weekdayOf(each) === day)
  return date ? dateName(date, language) : (schedule.on ?? dayName(day, language))
}

/** Usual hours for public holidays that the site doesn't mention. */
export function sayUsually({ unmentionedHolidays, schedule }: HoursAnswer, language: Language): string {
  const phrases = phrasesOf(language)
  const said = unmentionedHolidays.flatMap((date) => {
    const hours = schedule.days[weekdayOf(date)]
    const usual = isClosed(hours ?? '') ? phrases.closed : hours
    return usual ? fill(phrases.holidayUsually, { day: capital(dateName(date, language)), hours: usual }) : []
  })
  return said.join(' ')
}

/** 'No. We are open: April – October.' */
function sayOutOfSeason({ asked }: HoursAnswer, seasons: readonly string[], language: Language): string {
  const phrases = phrasesOf(language)
  const said = fill(phrases.openInSeason, { season: seasonNames(seasons, language) })
  return asked ? `${asked.closed ? phrases.yes : phrases.no}. ${said}` : said
}

/** Open at three on Sunday by Saturday's hours, so those are given. */
function previousEvening(
  { schedule, days, dayBefore, moment, asked, branch, now }: HoursAnswer,
  clock: LocalTime | null,
  language: Language,
): { verdict: string; line: string } | null {
  const phrases = phrasesOf(language)
  const own = readIntervals(schedule.days[days[0]!] ?? '') ?? []
  const before = readIntervals(dayBefore?.hours ?? '')
  if (!dayBefore?.hours || !before) return null
  const name = capital(dayBefore.on ?? dayName((days[0]! + 6) % 7, language))
  const part = branch ? ` (${schedule.part})` : ''
  const line = `${name}${part}: ${dayBefore.hours.replace(/\.$/, '')}.`
  if (asked?.time) {
    const { byDayBefore } = isSoThen(own, before, asked.time, asked.of)
    return byDayBefore ? { verdict: `${asked.closed ? phrases.no : phrases.yes}.`, line } : null
  }
  // After midnight 'today' means the night in progress if nothing else opens that day.
  const isNow = moment === 'now' || (moment === 'today' && own.length === 0)
  if (!isNow || !clock || !isOfEveningBefore(own, before, clock.minutes)) return null
  return { verdict: now ? sayOpenNow(now.week, clock, language) : phrases.openNow, line }
}

/** The current state and the next change. */
function sayOpenNow({ open, at }: OpenNow, clock: LocalTime, language: Language, whether = true): string {
  const phrases = phrasesOf(language)
  const verdict = whether || !at ? (open ? phrases.openNow : phrases.closedNow) : ''
  if (!at) return verdict
  const end = open ? phrases.closesAt : at.inDays === 0 ? phrases.opensAt : phrases.opensNext
  // A night's closing time needs no day; after several days without closing there is none.
  if (open && at.inDays > 1) return verdict
  const day = dayName((clock.weekday + at.inDays) % 7, language)
  return `${verdict} ${fill(end, { day, time: at.time }).replace(hourTwice, '$1')}`.trim()
}

/** Days to list. If late hours belong to the previous evening, as at three at the weekend, that evening's day. */
function daysThatTell({ schedule, days: meant, asked, unmentionedHolidays }: HoursAnswer): readonly number[] {
  const days = meant.filter((day) => !unmentionedHolidays.some((date) => weekdayOf(date) === day))
  const time = asked?.time
  if (!time) return days
  const hoursOn = (day: number) => readIntervals(schedule.days[day] ?? '')
  const told = days.map((day) =>
    isSoThen(hoursOn(day) ?? [], hoursOn((day + 6) % 7), time, asked.of).byDayBefore ? (day + 6) % 7 : day,
  )
  return [...new Set(told)].sort((one, other) => one - other)
}

/** 'On 24 December' suits a day, not '24 December to 6 January'. */
const isStretch = (date: string | undefined): boolean =>
  (oneOffDates(date ?? '') ?? []).some(
    ({ from, through }) => from.month !== through.month || from.day !== through.day,
  )

/** 'Today (Tuesday)' tells the visitor which day it is. */
function withMoment(name: string, moment: HoursAnswer['moment'], language: Language): string {
  if (moment !== 'today' && moment !== 'tomorrow') return name
  const away = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return `${away.format(moment === 'today' ? 0 : 1, 'day')} (${name})`
}

const nowOf = ({ now, schedule, otherParts }: HoursAnswer, week: Schedule, phrases: Phrases): string => {
  const state = week === schedule ? now?.week : now?.otherParts[otherParts!.indexOf(week)]
  return state ? `${state.open ? phrases.openNow : phrases.closedNow} ` : ''
}

function sayEachPart(found: HoursAnswer, otherParts: readonly Schedule[], language: Language): string {
  const phrases = phrasesOf(language)
  const { days, whenClosed } = found
  const lines = [found.schedule, ...otherParts].flatMap((week) => {
    const telling = daysThatTell({ ...found, schedule: week })
    const told = everyDay.filter(
      (day) =>
        week.days[day] !== null &&
        (days.length === 0 || telling.includes(day)) &&
        (!whenClosed || isClosed(week.days[day]!)),
    )
    const said = groupDays(week, told).map((group) => {
      const hours = isClosed(week.days[group[0]!]!) ? phrases.closed : week.days[group[0]!]!
      return days.length === 1 && group[0] === days[0] ? hours : `${rangeName(group, language)} ${hours}`
    })
    return said.length === 0 ? [] : `- ${[week.part, said.join('; ')].filter(Boolean).join(': ')}`
  })
  const [verdict, ...others] = [found.schedule, ...otherParts].map((schedule) =>
    found.moment === 'now'
      ? nowOf(found, schedule, phrases)
      : verdictOn({ ...found, schedule, dayBefore: null }, language),
  )
  // The first part is the main one; long lists are cut, because the page shows the rest.
  const brief = lines.filter((_, at) => at === 0 || wordCount(lines.slice(0, at + 1).join(' ')) <= mostWords)
  const alike = others.every((other) => other === verdict) ? verdict : ''
  const heading =
    days.length === 1 ? `${capital(nameOfDay(found, days[0]!, language))}:` : phrases.hoursHeading
  return `${alike}${heading}\n${brief.join('\n')}`
}

const closedDays = (days: readonly number[], language: Language) => {
  const { closedOn, and } = phrasesOf(language)
  const names = days.map((day) => dayName(day, language))
  const listed = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
  return capital(fill(closedOn, { day: listed }))
}

/** 'Yes.' or 'No.' if the question was whether it is open and the hours are clear. */
function verdictOn(found: HoursAnswer, language: Language): string {
  const { schedule, dayBefore, asked, moment, month, unmentionedHolidays } = found
  const days = daysThatTell({ ...found, asked: null })
  const stated = everyDay.filter((day) => schedule.days[day] !== null)
  const meant = days.length > 0 ? days : stated
  const told = meant.map((day) => schedule.days[day] ?? '')
  if (!asked) return ''
  const phrases = phrasesOf(language)
  // Opening hours answer 'Are you closed on Mondays?' with no.
  const { yes, no } = asked.closed ? { yes: phrases.no, no: phrases.yes } : phrases
  const { time } = asked
  const eveOf = (day: number) =>
    readIntervals((days.length === 1 && dayBefore ? dayBefore.hours : schedule.days[(day + 6) % 7]) ?? '')
  if (!time) {
    if (moment === 'now' || unmentionedHolidays.length > 0 || (days.length === 0 && month === null)) return ''
    // 'Closed. In December we open' is neither.
    const isOpen = told.map((hours) =>
      isClosed(hours) ? false : closedWords.test(hours) || schedule.seasons.length > 0 ? null : true,
    )
    if (isOpen.includes(null) || (days.length > 1 && isOpen.some((one) => one !== isOpen[0]))) return ''
    return isOpen.includes(true) ? `${yes}. ` : `${no}. `
  }
  const each = meant.map((day) => {
    const hours = schedule.days[day] ?? ''
    const intervals =
      /\d/.test(hours) && closedWords.test(hours) ? null : readIntervals(isClosed(hours) ? 'closed' : hours)
    return intervals && isSoThen(intervals, eveOf(day), time, asked.of).so
  })
  if (each[0] === null || each.some((one) => one !== each[0])) return ''
  // Seasonal hours say nothing about this week.
  if (each[0] && schedule.seasons.length > 0) return ''
  if (each[0]) return `${yes}. `
  const end =
    (time.sure || asked.of === 'closes') && told.every((hours) => hours === told[0])
      ? nearestEnd(readIntervals(told[0]!) ?? [], time)
      : null
  const at = end && timesIn(told[0]!)[end.span * 2 + (end.end === 'opens' ? 0 : 1)]
  if (!at) return `${no}. `
  const said = fill(end.end === 'opens' ? phrases.opensAt : phrases.closesAt, { time: at })
  return `${no}. ${said.replace(hourTwice, '$1')} `
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function weekLines(schedule: Schedule, language: Language, words: (value: string) => string): string[] {
  const stated = everyDay.filter((day) => schedule.days[day] !== null)
  return groupDays(schedule, stated).map(
    (group) => `- ${capital(rangeName(group, language))}: ${words(schedule.days[group[0]!]!)}`,
  )
}

export const quoteOf = (schedule: Schedule, language: Language): string => {
  const said = weekLines(schedule, language, (value) => value)
    .map((line) => line.slice(2))
    .join('; ')
  return schedule.title ? `${schedule.title}: ${said}` : said
}

/** Joins neighboring days with equal hours. */
function groupDays(schedule: Schedule, days: readonly number[]): number[][] {
  const groups: number[][] = []
  for (const day of days) {
    const last = groups.at(-1)
    if (last && last.at(-1) === day - 1 && schedule.days[last[0]!] === schedule.days[day]) last.push(day)
    else groups.push([day])
  }
  return groups
}

function rangeName(days: readonly number[], language: Language, found?: HoursAnswer): string {
  const phrases = phrasesOf(language)
  const name = (day: number) => (found ? nameOfDay(found, day, language) : dayName(day, language))
  const first = name(days[0]!)
  if (days.length === 1) return first
  const last = name(days.at(-1)!)
  return days.length === 2
    ? `${first} ${phrases.and} ${last}`
    : fill(phrases.dayRange, { from: first, to: last })
}
