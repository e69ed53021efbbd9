import { plainLetters } from '@foyer/text/plain-letters'
import { remembered } from '@foyer/text/remembered'
import { publicHolidays as holidayWords } from './feast-days.ts'
import { easterSunday, type Feast, feastOn, namesFeastThat } from './named-feasts.ts'
import words from './words/public-holidays.json' with { type: 'json' }

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
  const [month, day, nth] = said.split('-') as [string, string, string | undefined]
  if (nth === undefined) return feastOn(said)
  return { month: Number(month), weekday: weekdays.indexOf(day), nth: nth === 'last' ? 'last' : Number(nth) }
}

/** Nationwide holidays by country code. */
const holidaysOf = Object.entries(words.holidaysOf).map(([country, days]) => ({
  country,
  holidays: days.split(' ').map(holidayIn),
}))

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
