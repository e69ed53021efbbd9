import { comingDays, datesNamed, dayAfter } from '@foyer/calendar/dates-named'
import { weekdayOf } from '@foyer/calendar/hours-on'
import type { LocalTime } from '@foyer/calendar/intervals'
import { readDays } from '@foyer/calendar/read-days'
import { fold } from '@foyer/text/fold'
import { patternsNamed, sourcesByLanguage } from '../../language/patterns.ts'
import { type Language, languages } from '../../types.ts'
import type { Moment } from './moment.ts'

export interface AskedDates {
  /** Calendar days as UTC midnights. */
  dates: Date[]
  /** The words of the dates. */
  said: string
}

const weeks = [patternsNamed('moment this week'), patternsNamed('moment next week')]
const inTwoDays = patternsNamed('moment in two days')
const [these, nexts] = [sourcesByLanguage('moment this'), sourcesByLanguage('moment next')]
const besideDay = new Map(
  languages.map((language) => {
    const words = [these[language], nexts[language]].filter(Boolean).join('|') || '(?!)'
    return [
      language,
      {
        before: new RegExp(String.raw`(?<!\p{L})(?:${words})\s?$`, 'u'),
        after: new RegExp(String.raw`^\s?(?:${words})(?!\p{L})`, 'u'),
        isNext: new RegExp(nexts[language] || '(?!)', 'u'),
      },
    ]
  }),
)

/** Dates and relative days in a question; null for none. */
export function datesAsked(text: string, language: Language, clock: LocalTime): AskedDates | null {
  const today = new Date(Date.UTC(clock.year, clock.month - 1, clock.day))
  const named = datesNamed(text, today)
  if (named) return { dates: named.dates, said: text.slice(named.start, named.end) }
  const seen = fold(text)
  const away = inTwoDays[language].exec(seen)
  if (away) return { dates: [dayAfter(today, 2)], said: away[0] }
  const mentions = readDays(seen, language, false)
  const days = mentions.flatMap((mention) => mention.days)
  for (const [ahead, pattern] of weeks.entries()) {
    const week = pattern[language].exec(seen)
    if (!week) continue
    const monday = dayAfter(today, ahead * 7 - clock.weekday)
    const all = [0, 1, 2, 3, 4, 5, 6].map((day) => dayAfter(monday, day))
    const meant = all.filter((date) => date >= today && (days.length === 0 || days.includes(weekdayOf(date))))
    return meant.length > 0 ? { dates: meant, said: week[0] } : null
  }
  for (const { days, start, end } of mentions) {
    const { before, after, isNext } = besideDay.get(language)!
    const said = (before.exec(seen.slice(0, start)) ?? after.exec(seen.slice(end)))?.[0]
    if (said) return { dates: comingDays(days, today, isNext.test(said)), said }
  }
  return null
}

/** Today or tomorrow as a date. */
export const datesOf = (moment: Moment, { year, month, day }: LocalTime): Date[] =>
  moment ? [new Date(Date.UTC(year, month - 1, moment === 'tomorrow' ? day + 1 : day))] : []
