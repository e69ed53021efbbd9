import { plainLettersInPlace } from '@foyer/text/plain-letters'
import { easterSunday, type Feast, leadingFeasts } from './named-feasts.ts'
import {
  isSingleDays,
  lastOfMonth,
  monthPattern,
  seasonDates,
  singleDays,
  type YearDay,
} from './season-dates.ts'

/** '24 December', '24 December 2026 – 2 January 2027'. */
export interface OneOff {
  from: YearDay
  through: YearDay
  year: number | null
  /** Days after Easter; `from` and `through` are then unused. */
  easter?: number
}

const easternDate = /(?:(20\d\d)[年년]\s?)?(\d{1,2})[月월]\s?(\d{1,2})[日일]/gu
const slashedDate = /(?<!\d)(\d{1,2})\/(\d{1,2})\/(20\d\d)(?!\d)/gu
const anyYear = /,?(?<!\d)\s?(?:de )?(20\d\d)(?!\d)/gu
const inOneMonth = new RegExp(
  String.raw`(?<![\d./])(\d{1,2})\.?\s?(,|&|\+|and|und|et|y|ed?|en|и)\s?(\d{1,2}\.?\s?(?:of |de |di )?(${monthPattern}))(?!\p{L})`,
  'u',
)
const longestText = 120

/** Null for other text, and for whole seasons. */
export function oneOffDates(text: string): OneOff[] | null {
  if (text.length > longestText) return null
  const named = leadingFeasts(text)
  if (named?.end === text.length) return named.feasts.map((feast) => feastOf(feast, text))
  if (!/\d/.test(text)) return null
  const years = [...text.matchAll(/(?<!\d)20\d\d(?!\d)/gu)].map(([year]) => Number(year))
  const year = years.at(-1) ?? null
  const plainer = plainLettersInPlace(text)
    .replace(easternDate, (_, __, month, day) => `${day}.${month}.`)
    // 4/7/2026 is in April or in July.
    .replace(slashedDate, (said, day, month) => (Number(day) > 12 ? `${day}.${month}.` : said))
    .replace(anyYear, '')
    .replace(inOneMonth, '$1 $4 $2 $3')
    .replace(/(?<=[\d.])\s?([–—-])\s?(?=\d)/gu, ' $1 ')
    .trim()
  const dates = isSingleDays(plainer)
    ? singleDays(plainer).map((day) => ({ from: day, through: day, year }))
    : [seasonDates(plainer)].flatMap((span) => (span && isToTheDay(plainer) ? [{ ...span, year }] : []))
  return dates.length > 0 && dates.every(({ from, through }) => isDay(from) && isDay(through)) ? dates : null
}

function feastOf(feast: Feast, text: string): OneOff {
  const year = Number(/20\d\d$/u.exec(text)?.[0] ?? 0) || null
  return 'easter' in feast
    ? { from: noDay, through: noDay, year, easter: feast.easter }
    : { from: feast, through: feast, year }
}
/** Placeholder for movable feasts. */
export const noDay: YearDay = { month: 0, day: 0 }

const isDay = ({ month, day }: YearDay) => day >= 1 && day <= lastOfMonth(month, 2024)
/** 'July – August' is a season. */
const isToTheDay = (text: string) => /\d/.test(text)

/** In the stated year, or their next occurrence. */
export function datesFrom(dates: OneOff, today: Date): { first: Date; last: Date } {
  const { from, through, year, easter } = dates
  if (easter !== undefined) return afterEaster(easter, year, today)
  const at = (of: number, { month, day }: YearDay) => new Date(Date.UTC(of, month - 1, day))
  const crosses = through.month < from.month || (through.month === from.month && through.day < from.day)
  const thisYear = today.getUTCFullYear()
  const isAhead = at(thisYear, through).getTime() > today.getTime() - dayInMilliseconds
  const ends = year ?? (isAhead ? thisYear : thisYear + 1)
  return { first: at(crosses ? ends - 1 : ends, from), last: at(ends, through) }
}

function afterEaster(days: number, year: number | null, today: Date): { first: Date; last: Date } {
  const of = (each: number) => {
    const { month, day: sunday } = easterSunday(each)
    return new Date(Date.UTC(each, month - 1, sunday + days))
  }
  const thisYear = today.getUTCFullYear()
  const isAhead = of(thisYear).getTime() > today.getTime() - dayInMilliseconds
  const on = of(year ?? (isAhead ? thisYear : thisYear + 1))
  return { first: on, last: on }
}

/** `on` is midnight UTC. */
export function isOn(dates: OneOff, on: Date): boolean {
  const { first, last } = datesFrom(dates, on)
  return first <= on && on <= last
}

const dayInMilliseconds = 24 * 3_600_000
