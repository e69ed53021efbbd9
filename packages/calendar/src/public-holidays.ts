import { plainLetters } from '@foyer/text/plain-letters'
import { remembered } from '@foyer/text/remembered'
import { publicHolidays as holidayWords } from './feast-days.ts'
import { easterSunday, type Feast, namesFeastThat } from './named-feasts.ts'

/** Monday is 0; the last one when it isn't counted. */
interface CountedDay {
  month: number
  weekday: number
  nth: number | 'last'
}

type Holiday = Feast | CountedDay

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** '12-25' is a date, 'easter+1' Easter Monday, '5-mon-last' the last Monday of May. */
function holidayIn(said: string): Holiday {
  if (said.startsWith('easter')) return { easter: Number(said.slice('easter'.length)) }
  const [month, day, nth] = said.split('-') as [string, string, string | undefined]
  if (nth === undefined) return { month: Number(month), day: Number(day) }
  return { month: Number(month), weekday: weekdays.indexOf(day), nth: nth === 'last' ? 'last' : Number(nth) }
}

/** Nationwide holidays by country code. */
const holidaysOf = Object.entries({
  AT: '1-1 1-6 easter+1 5-1 easter+39 easter+50 easter+60 8-15 10-26 11-1 12-8 12-25 12-26',
  AU: '1-1 1-26 easter-2 easter+1 4-25 12-25 12-26',
  BE: '1-1 easter+1 5-1 easter+39 easter+50 7-21 8-15 11-1 11-11 12-25',
  BR: '1-1 easter-2 4-21 5-1 9-7 10-12 11-2 11-15 11-20 12-25',
  CA: '1-1 easter-2 7-1 9-mon-1 12-25',
  CH: '1-1 easter+39 8-1 12-25',
  CZ: '1-1 easter-2 easter+1 5-1 5-8 7-5 7-6 9-28 10-28 11-17 12-24 12-25 12-26',
  DE: '1-1 easter-2 easter+1 5-1 easter+39 easter+50 10-3 12-25 12-26',
  DK: '1-1 easter-3 easter-2 easter+1 easter+39 easter+50 12-25 12-26',
  ES: '1-1 1-6 easter-2 5-1 8-15 10-12 11-1 12-6 12-8 12-25',
  FI: '1-1 1-6 easter-2 easter+1 5-1 easter+39 12-6 12-25 12-26',
  FR: '1-1 easter+1 5-1 5-8 easter+39 easter+50 7-14 8-15 11-1 11-11 12-25',
  GB: '1-1 easter-2 easter+1 5-mon-1 5-mon-last 8-mon-last 12-25 12-26',
  IE: '1-1 3-17 easter+1 5-mon-1 6-mon-1 8-mon-1 10-mon-last 12-25 12-26',
  IT: '1-1 1-6 easter+0 easter+1 4-25 5-1 6-2 8-15 11-1 12-8 12-25 12-26',
  JP: '1-1 1-mon-2 2-11 2-23 4-29 5-3 5-4 5-5 7-mon-3 8-11 9-mon-3 10-mon-2 11-3 11-23',
  LU: '1-1 easter+1 5-1 5-9 easter+39 easter+50 6-23 8-15 11-1 12-25 12-26',
  MX: '1-1 2-mon-1 3-mon-3 5-1 9-16 11-mon-3 12-25',
  NL: '1-1 easter+0 easter+1 4-27 easter+39 easter+49 easter+50 12-25 12-26',
  NO: '1-1 easter-3 easter-2 easter+1 5-1 5-17 easter+39 easter+50 12-25 12-26',
  NZ: '1-1 1-2 2-6 easter-2 easter+1 4-25 10-mon-4 12-25 12-26',
  PL: '1-1 1-6 easter+0 easter+1 5-1 5-3 easter+60 8-15 11-1 11-11 12-24 12-25 12-26',
  PT: '1-1 easter-2 easter+0 4-25 5-1 easter+60 6-10 8-15 10-5 11-1 12-1 12-8 12-25',
  RU: '1-1 1-2 1-7 2-23 3-8 5-1 5-9 6-12 11-4',
  SE: '1-1 1-6 easter-2 easter+1 5-1 easter+39 6-6 12-25 12-26',
  US: '1-1 5-mon-last 7-4 9-mon-1 11-thu-4 12-25',
}).map(([country, days]) => ({ country, holidays: days.split(' ').map(holidayIn) }))

const dayInMilliseconds = 24 * 3_600_000

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

const holidaysIn = remembered(
  (zone): readonly Holiday[] =>
    holidaysOf.find(({ country }) => new Intl.Locale(`und-${country}`).getTimeZones?.()?.includes(zone))
      ?.holidays ?? [],
)

/** False when the country's holidays are unknown. */
export const isPublicHoliday = (date: Date, timeZone: string): boolean =>
  holidaysIn(timeZone).some((holiday) => isOn(holiday, date))

const holidayWord = new RegExp(`(?<!\\p{L})(?:${holidayWords})(?!\\p{L})`, 'u')

export function speaksOfHoliday(text: string, date: Date): boolean {
  const plain = plainLetters(text)
  return holidayWord.test(plain) || namesFeastThat(plain, (feast) => isOn(feast, date))
}
