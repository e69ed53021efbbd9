import { type CalendarLanguage, days as dayWords } from '@foyer/calendar/day-words'
import { weekInWords } from '@foyer/calendar/hours/week-in-words'
import { type Interval, readIntervals } from '@foyer/calendar/intervals'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { datesFrom, oneOffDates } from '@foyer/calendar/one-off-dates'
import { dayName, readDays } from '@foyer/calendar/read-days'
import { lastOfMonth, seasonDates, type YearDay } from '@foyer/calendar/season-dates'
import type { StatedFact } from '../stated-fact.ts'

type Data = Record<string, unknown>

const fullDay = 24 * 60

/** The all-year week, and seasons known to the day or the month. */
export function weeksOf(facts: readonly StatedFact[], language: string, today: Date): Data[] {
  const hours = facts.filter(({ kind }) => kind === 'hours')
  const bySeason = Map.groupBy(hours, ({ condition }) => condition ?? '')
  return [...bySeason].flatMap(([season, ofSeason]) => {
    const dates = season === '' ? {} : validity(season, today)
    return dates === null ? [] : weekOf(ofSeason, language).map((week) => ({ ...week, ...dates }))
  })
}

/** Schema.org knows only dated seasons, so the current or next one is written. */
function validity(season: string, today: Date): Data | null {
  const dates = seasonDates(season)
  if (!dates) return null
  const { from, through } = dates
  const at = (year: number, { month, day }: YearDay) =>
    new Date(Date.UTC(year, month - 1, Math.min(day, lastOfMonth(month, year))))
  const crosses = through.month < from.month || (through.month === from.month && through.day < from.day)
  const ends = (year: number) => at(crosses ? year + 1 : year, through)
  const thisYear = today.getUTCFullYear()
  const isOver = (begun: number) => ends(begun).getTime() + fullDay * 60_000 <= today.getTime()
  const year = [thisYear - 1, thisYear].find((begun) => !isOver(begun)) ?? thisYear + 1
  return { validFrom: dateOnly(at(year, from)), validThrough: dateOnly(ends(year)) }
}

function weekOf(facts: readonly StatedFact[], language: string): Data[] {
  const week = new Map<number, Interval[]>()
  const take = (days: readonly number[], value: string) => {
    const intervals = readIntervals(value)
    for (const day of intervals ? days : []) if (!week.has(day)) week.set(day, intervals!)
  }
  for (const { label, value } of facts) {
    const days = daysNamed(label, language)
    if (days.length > 0) take(days, value)
    // A date is no weekday; an owner's 'Opening hours' may hold both.
    else if (!oneOffDates(label))
      for (const [day, hours] of weekInWords(value, calendarLanguage(language))) take([day], hours)
  }
  const inOrder = [...week].sort((a, b) => a[0] - b[0])
  const alike = Map.groupBy(inOrder, ([, intervals]) => JSON.stringify(intervals))
  return [...alike.values()].flatMap((group) => {
    const dayOfWeek = group.map(([day]) => `https://schema.org/${dayName(day, 'en')}`)
    return spansOf(group[0]![1]).map((span) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...span }))
  })
}

/** A date without a year means its next occurrence. */
export function datesOf(facts: readonly StatedFact[], today: Date): Data[] {
  return facts.flatMap(({ kind, label, value, part }) => {
    const date = part && label.endsWith(` – ${part}`) ? label.slice(0, -part.length - 3) : label
    const dates = kind === 'hours' ? oneOffDates(date) : null
    const intervals = dates && readIntervals(value)
    if (!intervals) return []
    return dates.flatMap((one) => {
      const { first, last } = datesFrom(one, today)
      if (last.getTime() < today.getTime() - fullDay * 60_000) return []
      const valid = { validFrom: dateOnly(first), validThrough: dateOnly(last) }
      return spansOf(intervals).map((span) => ({ '@type': 'OpeningHoursSpecification', ...valid, ...span }))
    })
  })
}

/** Schema.org writes a closed day as 00:00–00:00. */
const spansOf = (intervals: readonly Interval[]) =>
  intervals.length > 0 ? intervals.map(clocks) : [{ opens: '00:00', closes: '00:00' }]

const dateOnly = (date: Date) => date.toISOString().slice(0, 10)

const clocks = ([from, to]: Interval) => ({
  opens: clock(from % fullDay),
  // Closing at 00:00 would mean a closed day when it also opens then.
  closes: clock(to % fullDay === 0 ? fullDay - 1 : to % fullDay),
})

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function daysNamed(label: string, language: string): number[] {
  const head = label.split(/ – | \(/)[0]!.slice(0, 60)
  const own = calendarLanguage(language)
  const languages = [own, ...(Object.keys(dayWords) as CalendarLanguage[]).filter((each) => each !== own)]
  for (const each of languages) {
    const named = readDays(head, each, true)
    if (named.length > 0) return [...new Set(named.flatMap(({ days }) => days))]
  }
  return []
}
