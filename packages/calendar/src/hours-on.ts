import { namesClosed } from './closed-words.ts'
import { isOn, type OneOff } from './one-off-dates.ts'
import { isPublicHoliday } from './public-holidays.ts'
import { isInSeason, seasonLength } from './season-dates.ts'

/** The hours of a week, Monday first, with what is different in parts of the year and on some of its days. */
export interface StatedWeek {
  days: (string | null)[]
  /** The parts of the year it is told for, each with its days; none where it holds all year. */
  seasons: { season: string; days: (string | null)[] }[]
  /** The exceptions of some days of the year. */
  exceptions?: { date: string; dates: OneOff[]; value: string }[]
}

export interface DayHours {
  /** The words for the hours; null where none are stated. */
  said: string | null
  /** The exception's own name of the day. */
  on?: string
  /** True of a public holiday of which nothing is said: the hours are those of other days like it. */
  untold?: true
}

/** The hours of a day, which is given as its midnight at Greenwich; `zone` tells whose public holidays count. */
export function hoursOn(week: StatedWeek, date: Date, zone: string | null): DayHours {
  const exception = week.exceptions?.find(({ dates }) => dates.some((one) => isOn(one, date)))
  if (exception) return { said: exception.value, on: exception.date }
  const when = { month: date.getUTCMonth() + 1, day: date.getUTCDate() }
  const said = daysThen(week, when)[weekdayOf(date)]
  const untold = zone !== null && isPublicHoliday(date, zone) && !isOutOfSeason(week, when)
  return { said: said ?? null, ...(untold && { untold }) }
}

/** Monday is 0. */
export const weekdayOf = (date: Date): number => (date.getUTCDay() + 6) % 7

type When = { month: number; day?: number }

/** The week as it is then: as it is stated where that does not differ, or where it is not known which part of the year it is. */
export function daysThen({ days, seasons }: StatedWeek, when: When): (string | null)[] {
  const named = seasons.filter(({ season }) => season !== '')
  const then = named.filter(({ season }) => isInSeason(season, when) === true)
  if (then.length === 0) return isOutOfSeason({ seasons }, when) ? days.map(() => null) : days
  const rest = seasons.find(({ season }) => season === '')
  // July may have its own hours beside those from April to October.
  return days.map((_, day) => {
    const said = then.flatMap(({ days: own, season }) => {
      const hours = own[day] ?? null
      return hours === null ? [] : isClosed(hours) ? hours : `${hours} (${season})`
    })
    return said.length > 0 ? said.join(', ') : (rest?.days[day] ?? null)
  })
}

const isClosed = (said: string) => namesClosed(said) && !/\d/.test(said)

/** Hours of fewer months are those of a time that is longer or shorter than usual, and not all there are. */
const shortestSeason = 90

/** Whether hours are stated for other parts of the year alone: nobody is there then. */
export const isOutOfSeason = ({ seasons }: Pick<StatedWeek, 'seasons'>, when: When): boolean =>
  seasons.length > 0 &&
  seasons.every(({ season }) => season !== '' && isInSeason(season, when) === false) &&
  seasons.reduce((sum, { season }) => sum + seasonLength(season), 0) >= shortestSeason
