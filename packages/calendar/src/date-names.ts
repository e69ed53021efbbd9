import type { CalendarLanguage } from './day-words.ts'
import { lastOfMonth, stretchesOf, type YearDay } from './season-dates.ts'

const localeOf = (language: CalendarLanguage) => (language === 'en' ? 'en-GB' : language)

export const dateName = (date: Date, language: CalendarLanguage): string =>
  date.toLocaleDateString(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })

/** 'April – October'. */
export function seasonNames(seasons: readonly string[], language: CalendarLanguage): string {
  const year = 2023
  const at = ({ month, day }: YearDay) => new Date(Date.UTC(year, month - 1, day))
  const named = seasons.flatMap((season) => stretchesOf(season) ?? [])
  return named
    .map(({ from, through }) => {
      const isWhole = from.day === 1 && through.day >= lastOfMonth(through.month, year)
      const format = new Intl.DateTimeFormat(localeOf(language), {
        month: 'long',
        timeZone: 'UTC',
        ...(!isWhole && { day: 'numeric' }),
      })
      const [first, last] = [from, through].map((day) => format.format(at(day)))
      return first === last ? first! : `${first} – ${last}`
    })
    .join(', ')
}
