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
export const clock = /\d{1,2}[:.h]\d{2}|\d\s?(?:[ap]m|uhr)(?!\p{L})/iu

export const namesDay = (words: string): boolean =>
  isFeast(words) ||
  leadingFeasts(words) !== null ||
  monthIn(words) !== null ||
  languages.some((language) => readDays(words, language, true).length > 0)

const span = /(?<![\d.:])(\d{1,2})(?:[:.h](\d{2}))?\s?[–—-]\s?(\d{1,2})(?:[:.h](\d{2}))?(?![\d.:])/giu
const moment = /(?<![\d.:])(\d{1,2})[:h](\d{2})(?!\d)/giu
const isNoTime = (hour: string, minutes = '0') => Number(hour) > 24 || Number(minutes) > 59
/** '25:00–26:00' and '9–17–20' only look like hours. */
const isNowhen = (words: string): boolean =>
  [...words.matchAll(moment)].some(([, hour, minutes]) => isNoTime(hour!, minutes)) ||
  [...words.matchAll(span)].some(
    ([, from, fromMinutes, to, toMinutes]) => isNoTime(from!, fromMinutes) || isNoTime(to!, toMinutes),
  ) ||
  /(?<![\d.:])\d{1,2}\s?[–-]\s?\d{1,2}\s?[–-]\s?\d{1,2}(?![\d.:])/u.test(words)

export const tellsTimes = (words: string): boolean =>
  readIntervals(words) !== null ||
  ((hasSpan(words) || hoursValue(words) !== null || clock.test(words)) && !isNowhen(words))

export const tellsWeek = (words: string, language: string): boolean =>
  [language, 'en'].some((spoken) =>
    [...weekInWords(words, calendarLanguage(spoken)).values()].some(tellsTimes),
  )

/** Text about opening without a readable week is no schedule, even with days and times in it. */
export const isSchedule = ({ label, value }: { label: string; value: string }): boolean =>
  namesDay(label) && tellsTimes(value)
