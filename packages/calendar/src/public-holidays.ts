import { publicHolidays as holidayWords } from './feast-days.ts'
import { easterSunday, type Feast, namesFeastThat } from './named-feasts.ts'
import { plainLetters } from './plain-letters.ts'

/** A weekday of a month, Monday is 0; the last one where it is not counted. */
interface CountedDay {
  month: number
  weekday: number
  nth: number | 'last'
}

type Holiday = Feast | CountedDay

const on = (month: number, ...days: number[]): Holiday[] => days.map((day) => ({ month, day }))
const easter = (...after: number[]): Holiday[] => after.map((days) => ({ easter: days }))
const counted = (month: number, weekday: number, nth: number | 'last'): Holiday => ({ month, weekday, nth })
const [monday, thursday] = [0, 3]

/** The days on which most doors of a whole country are shut or keep other hours, by its code. */
const holidaysOf: Record<string, Holiday[]> = {
  AT: [
    ...on(1, 1, 6),
    ...on(5, 1),
    ...on(8, 15),
    ...on(10, 26),
    ...on(11, 1),
    ...on(12, 8, 25, 26),
    ...easter(1, 39, 50, 60),
  ],
  BE: [
    ...on(1, 1),
    ...on(5, 1),
    ...on(7, 21),
    ...on(8, 15),
    ...on(11, 1, 11),
    ...on(12, 25),
    ...easter(1, 39, 50),
  ],
  CH: [...on(1, 1), ...on(8, 1), ...on(12, 25), ...easter(39)],
  DE: [...on(1, 1), ...on(5, 1), ...on(10, 3), ...on(12, 25, 26), ...easter(-2, 1, 39, 50)],
  ES: [
    ...on(1, 1, 6),
    ...on(5, 1),
    ...on(8, 15),
    ...on(10, 12),
    ...on(11, 1),
    ...on(12, 6, 8, 25),
    ...easter(-2),
  ],
  FR: [
    ...on(1, 1),
    ...on(5, 1, 8),
    ...on(7, 14),
    ...on(8, 15),
    ...on(11, 1, 11),
    ...on(12, 25),
    ...easter(1, 39, 50),
  ],
  GB: [
    ...on(1, 1),
    ...on(12, 25, 26),
    ...easter(-2, 1),
    counted(5, monday, 1),
    counted(5, monday, 'last'),
    counted(8, monday, 'last'),
  ],
  IE: [
    ...on(1, 1),
    ...on(3, 17),
    ...on(12, 25, 26),
    ...easter(1),
    counted(5, monday, 1),
    counted(6, monday, 1),
    counted(8, monday, 1),
    counted(10, monday, 'last'),
  ],
  IT: [
    ...on(1, 1, 6),
    ...on(4, 25),
    ...on(5, 1),
    ...on(6, 2),
    ...on(8, 15),
    ...on(11, 1),
    ...on(12, 8, 25, 26),
    ...easter(0, 1),
  ],
  NL: [...on(1, 1), ...on(4, 27), ...on(12, 25, 26), ...easter(0, 1, 39, 49, 50)],
  PT: [
    ...on(1, 1),
    ...on(4, 25),
    ...on(5, 1),
    ...on(6, 10),
    ...on(8, 15),
    ...on(10, 5),
    ...on(11, 1),
    ...on(12, 1, 8, 25),
    ...easter(-2, 0, 60),
  ],
  US: [
    ...on(1, 1),
    ...on(7, 4),
    ...on(12, 25),
    counted(5, monday, 'last'),
    counted(9, monday, 1),
    counted(11, thursday, 4),
  ],
}

const dayInMilliseconds = 24 * 3_600_000

/** Whether a holiday is on a day, which is given as its midnight at Greenwich. */
function isOn(holiday: Holiday, date: Date): boolean {
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()]
  if ('easter' in holiday) {
    const sunday = easterSunday(date.getUTCFullYear())
    const then = Date.UTC(date.getUTCFullYear(), sunday.month - 1, sunday.day + holiday.easter)
    return then === date.getTime()
  }
  if (holiday.month !== month) return false
  if ('day' in holiday) return holiday.day === day
  if ((date.getUTCDay() + 6) % 7 !== holiday.weekday) return false
  if (holiday.nth !== 'last') return Math.ceil(day / 7) === holiday.nth
  return new Date(date.getTime() + 7 * dayInMilliseconds).getUTCMonth() + 1 !== month
}

const countryOfZone = (zone: string): string | null =>
  Object.keys(holidaysOf).find((country) =>
    new Intl.Locale(`und-${country}`).getTimeZones?.()?.includes(zone),
  ) ?? null

/** Whether a day is a public holiday in the country of a time zone; false where those of the country are not known. */
export function isPublicHoliday(date: Date, timeZone: string): boolean {
  const country = countryOfZone(timeZone)
  return country !== null && holidaysOf[country]!.some((holiday) => isOn(holiday, date))
}

const holidayWord = new RegExp(`(?<!\\p{L})(?:${holidayWords})(?!\\p{L})`, 'u')

/** Whether a text speaks of that day by name, or of public holidays at large. */
export function speaksOfHoliday(text: string, date: Date): boolean {
  const plain = plainLetters(text)
  return holidayWord.test(plain) || namesFeastThat(plain, (feast) => isOn(feast, date))
}
