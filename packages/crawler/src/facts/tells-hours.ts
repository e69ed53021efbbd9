import { type CalendarLanguage, days } from '@foyer/calendar/day-words'
import { hasSpan, hoursValue } from '@foyer/calendar/hours/hours-words'
import { isFeast } from '@foyer/calendar/hours/part-names'
import { readIntervals } from '@foyer/calendar/intervals'
import { leadingFeasts } from '@foyer/calendar/named-feasts'
import { readDays } from '@foyer/calendar/read-days'
import { monthIn } from '@foyer/calendar/season-dates'

const languages = Object.keys(days) as CalendarLanguage[]
/** 'From 10:00', '8pm till late'. */
export const clock = /\d{1,2}[:.h]\d{2}|\d\s?(?:[ap]m|uhr)(?!\p{L})/iu

/** Whether words name a day of the week, a holiday or a date, in any language that is read. */
export const namesDay = (words: string): boolean =>
  isFeast(words) ||
  leadingFeasts(words) !== null ||
  monthIn(words) !== null ||
  languages.some((language) => readDays(words, language, true).length > 0)

/** Whether words say when it is open, or that it is not. */
export const tellsTimes = (words: string): boolean =>
  readIntervals(words) !== null || hasSpan(words) || hoursValue(words) !== null || clock.test(words)
