import type { CalendarLanguage } from '@foyer/calendar/day-words'
import { readDays } from '@foyer/calendar/read-days'

/** The days that words name; null where they name none, or say anything else. */
export function daysNamed(words: string, language: CalendarLanguage): number[] | null {
  const named = readDays(words, language, true)
  const rest = named.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), words)
  return named.length === 0 || /\p{L}/u.test(rest) ? null : named.flatMap(({ days }) => days)
}
