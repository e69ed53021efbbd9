import { type CalendarLanguage, days } from '@foyer/calendar/day-words'
import { hasSpan, hoursValue } from '@foyer/calendar/hours/hours-words'
import { isFeast } from '@foyer/calendar/hours/part-names'
import { weekInWords } from '@foyer/calendar/hours/week-in-words'
import { readIntervals } from '@foyer/calendar/intervals'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { leadingFeasts } from '@foyer/calendar/named-feasts'
import { readDays } from '@foyer/calendar/read-days'
import { monthIn } from '@foyer/calendar/season-dates'

const languages = Object.keys(days) as CalendarLanguage[]
/** A time of the clock: 'From 10:00', '8pm till late'. */
export const clock = /\d{1,2}[:.h]\d{2}|\d\s?(?:[ap]m|uhr)(?!\p{L})/iu

/** Whether words name a day of the week, a holiday or a date, in any language that is read. */
export const namesDay = (words: string): boolean =>
  isFeast(words) ||
  leadingFeasts(words) !== null ||
  monthIn(words) !== null ||
  languages.some((language) => readDays(words, language, true).length > 0)

const span = /(?<![\d.:])(\d{1,2})(?:[:.h](\d{2}))?\s?[–—-]\s?(\d{1,2})(?:[:.h](\d{2}))?(?![\d.:])/giu
const moment = /(?<![\d.:])(\d{1,2})[:h](\d{2})(?!\d)/giu
const isNoTime = (hour: string, minutes = '0') => Number(hour) > 24 || Number(minutes) > 59
/** '25:00–26:00' and '9–17–20' look like hours, and nobody can tell when that is. */
const isNowhen = (words: string): boolean =>
  [...words.matchAll(moment)].some(([, hour, minutes]) => isNoTime(hour!, minutes)) ||
  [...words.matchAll(span)].some(
    ([, from, fromMinutes, to, toMinutes]) => isNoTime(from!, fromMinutes) || isNoTime(to!, toMinutes),
  ) ||
  /(?<![\d.:])\d{1,2}\s?[–-]\s?\d{1,2}\s?[–-]\s?\d{1,2}(?![\d.:])/u.test(words)

/** Whether words say when it is open, or that it is not. */
export const tellsTimes = (words: string): boolean =>
  readIntervals(words) !== null ||
  ((hasSpan(words) || hoursValue(words) !== null || clock.test(words)) && !isNowhen(words))

/** Whether words hold days with their hours, in the language of the site or in English. */
export const tellsWeek = (words: string, language: string): boolean =>
  [language, 'en'].some((spoken) =>
    [...weekInWords(words, calendarLanguage(spoken)).values()].some(tellsTimes),
  )

/**
 * Whether hours are a schedule as they stand: a day or a date, with its times. Words about opening that hold no week are
 * none, though days and times stand in them: that they could not be read is why they are asked about.
 */
export const isSchedule = ({ label, value }: { label: string; value: string }): boolean =>
  namesDay(label) && tellsTimes(value)
