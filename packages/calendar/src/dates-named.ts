import { plainLettersInPlace } from '@foyer/text/plain-letters'
import { weekdayOf } from './hours-on.ts'
import { sureMonthNames } from './month-words.ts'
import { leadingFeasts } from './named-feasts.ts'
import { datesFrom, noDay, type OneOff, oneOffDates } from './one-off-dates.ts'

export interface DatesNamed {
  /** Each as midnight UTC, in order. */
  dates: Date[]
  start: number
  end: number
}

const month = [...sureMonthNames.keys()].sort((one, other) => other.length - one.length).join('|')
const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?`
const toDay = String.raw`\s?(?:[–—-]|to|until|till|bis(?: zum)?|au|al|hasta el|t/m|tot(?: en met)?|,|&|and|und|et|y|ed?|en)\s?(?:the |den |le |el |il )?`
const ofYear = String.raw`(?:,?\s(?:de )?20\d\d)?`
const dayFirst = String.raw`(?<![\d.,:/€£$])(?:${day}(?:\s?(?:of |de |di )?(?:${month}))?${toDay})?${day}\s?(?:of |de |di |d['’])?(?:${month})(?!\p{L})\.?${ofYear}`
/** 'May 5 of us come' names no day. */
const monthFirst = String.raw`(?<!\p{L})(?:${month})\.?\s\d{1,2}(?:(?:st|nd|rd|th)(?!\p{L})|(?=\s*(?:[,?!)]|$|at\s|from\s|in\s)))${ofYear}`
const inFigures = String.raw`(?<![\d.])\d{1,2}\.\d{1,2}\.(?:20\d\d|(?!\d))|(?<!\d)\d{1,2}\/\d{1,2}\/20\d\d(?!\d)|(?:20\d\d[年년]\s?)?\d{1,2}[月월]\s?\d{1,2}[日일]`
const anyDate = new RegExp(`${dayFirst}|${monthFirst}|${inFigures}`, 'gu')

/** Without a fixed end: asked about from Good Friday to Easter Monday. */
const easterNames = 'easter|ostern|paques|pascoa|semana santa|pascua|pasen'
const easterDays = new RegExp(String.raw`(?<!\p{L})(?:${easterNames})(?!\p{L})`, 'u')
const onlyEaster = new RegExp(`^(?:${easterNames})$`, 'u')
const daysOfEaster = [-2, -1, 0, 1].map((easter) => ({ from: noDay, through: noDay, year: null, easter }))
const longest = 500
/** Longer stretches are asked about as seasons. */
const mostDays = 7

/** '14 March', 'über Ostern', '25 to 27 December': their next occurrence. */
export function datesNamed(text: string, today: Date): DatesNamed | null {
  const plain = plainLettersInPlace(text.slice(0, longest))
  const feast = feastIn(plain)
  if (feast) return named(feast, today)
  for (const { 0: said, index } of plain.matchAll(anyDate)) {
    const dates = oneOffDates(said.trim())
    if (dates) return named({ dates, start: index, end: index + said.length }, today)
  }
  return null
}

interface Found {
  dates: OneOff[]
  start: number
  end: number
}

function feastIn(plain: string): Found | null {
  for (const { index } of plain.matchAll(/(?<![\p{L}\d])[\p{L}\d]/gu)) {
    const found = leadingFeasts(plain.slice(index))
    if (!found) continue
    const [start, end] = [index + found.start, index + found.end]
    // 'Easter Monday' is one day, 'Ostern' all of them.
    const dates = onlyEaster.test(plain.slice(start, end)) ? null : oneOffDates(plain.slice(start, end))
    if (dates) return { dates, start, end }
  }
  const easter = easterDays.exec(plain)
  return easter && { dates: daysOfEaster, start: easter.index, end: easter.index + easter[0].length }
}

function named({ dates, start, end }: Found, today: Date): DatesNamed | null {
  const days = dates.flatMap((one) => {
    const { first, last } = datesFrom(one, today)
    const length = Math.round((last.getTime() - first.getTime()) / dayInMilliseconds) + 1
    return Array.from({ length: Math.min(length, mostDays + 1) }, (_, nth) => dayAfter(first, nth))
  })
  const sorted = days.sort((one, other) => one.getTime() - other.getTime())
  return sorted.length > mostDays ? null : { dates: sorted, start, end }
}

const dayInMilliseconds = 24 * 3_600_000
export const dayAfter = (date: Date, days: number): Date =>
  new Date(date.getTime() + days * dayInMilliseconds)

/** Of a weekend that has begun, the remaining days. */
export function comingDays(days: readonly number[], today: Date, afterToday: boolean): Date[] {
  const isMet = days.includes(weekdayOf(today))
  const from = isMet && afterToday ? 7 - (days.length - 1) : 0
  const ahead = [0, 1, 2, 3, 4, 5, 6].map((away) => dayAfter(today, from + away))
  const met = ahead.filter((date) => days.includes(weekdayOf(date)))
  // On a Sunday 'this weekend' excludes the next Saturday.
  return isMet && !afterToday
    ? met.filter((date, nth) => date.getTime() - today.getTime() <= nth * dayInMilliseconds)
    : met
}
