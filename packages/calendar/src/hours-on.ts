import { namesClosed } from './closed-words.ts'
import { isOn, type OneOff } from './one-off-dates.ts'
import { isPublicHoliday } from './public-holidays.ts'
import { isInSeason, seasonLength } from './season-dates.ts'

/** Monday first, with seasons and exceptions. */
export interface StatedWeek {
  days: (string | null)[]
  /** Empty when it holds all year. */
  seasons: { season: string; days: (string | null)[] }[]
  exceptions?: { date: string; dates: OneOff[]; value: string }[]
}

export interface DayHours {
  /** Null when no hours are stated. */
  said: string | null
  on?: string
  /** A public holiday without special hours. */
  untold?: true
}

/** `date` is midnight UTC; `zone` selects the public holidays. */
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

/** Falls back to the stated week when the season is unknown. */
export function daysThen({ days, seasons }: StatedWeek, when: When): (string | null)[] {
  const named = seasons.filter(({ season }) => season !== '')
  const then = named.filter(({ season }) => isInSeason(season, when) === true)
  if (then.length === 0) return isOutOfSeason({ seasons }, when) ? days.map(() => null) : days
  const rest = seasons.find(({ season }) => season === '')
  // July may have its own hours within those from April to October.
  return days.map((_, day) => {
    const said = then.flatMap(({ days: own, season }) => {
      const hours = own[day] ?? null
      return hours === null ? [] : isClosed(hours) ? hours : `${hours} (${season})`
    })
    return said.length > 0 ? said.join(', ') : (rest?.days[day] ?? null)
  })
}

const isClosed = (said: string) => namesClosed(said) && !/\d/.test(said)

/** Hours of fewer months are shortened or extended ones. */
const shortestSeason = 90

/** Hours for other seasons only mean it is closed now. */
export const isOutOfSeason = ({ seasons }: Pick<StatedWeek, 'seasons'>, when: When): boolean =>
  seasons.length > 0 &&
  seasons.every(({ season }) => season !== '' && isInSeason(season, when) === false) &&
  seasons.reduce((sum, { season }) => sum + seasonLength(season), 0) >= shortestSeason
