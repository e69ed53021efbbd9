import type { DatedHours } from '@foyer/calendar/hours/dated-hours'
import { readIntervals } from '@foyer/calendar/intervals'
import { datesFrom } from '@foyer/calendar/one-off-dates'
import { ownParts } from '../attribute/own-parts.ts'
import { contradicts } from '../attribute/stated-week.ts'
import type { Fact } from '../fact.ts'

export interface StatedDates extends DatedHours {
  url: string
  language: string
  origin: 'structured' | 'text'
}

export interface DatedHoursStore {
  add(told: StatedDates[]): void
  /** Next dates first; `language` is that of most pages. */
  facts(businessName: string, language: string): Fact[]
}

const mostKept = 400
const mostFacts = 40
const longestValue = 40
const dayInMilliseconds = 24 * 3_600_000

/** One entry per date, in the site's language; doubted when pages differ. */
export function createDatedHoursStore(today = new Date()): DatedHoursStore {
  const stated: StatedDates[] = []
  const known = new Set<string>()

  const add = (told: StatedDates[]): void => {
    for (const one of told) {
      const key = [keyOf(one, one.part), one.value, one.language].join('\n')
      if (isPast(one, today) || known.has(key) || stated.length >= mostKept) continue
      known.add(key)
      stated.push(one)
    }
  }

  const facts = (businessName: string, language: string): Fact[] => {
    const own = ownParts(businessName)
    const alike = Map.groupBy(stated, (one) => keyOf(one, own(one.part)))
    const soonest = [...alike.values()].sort(([a], [b]) => firstDay(a!, today) - firstDay(b!, today))
    return soonest.slice(0, mostFacts).map((same) => {
      const best = same.find((one) => one.language === language) ?? same[0]!
      return factOf(best, own(best.part), same)
    })
  }

  return { add, facts }
}

const keyOf = ({ dates }: StatedDates, part: string) => `${part.toLowerCase()}\n${JSON.stringify(dates)}`

const firstDay = ({ dates }: StatedDates, today: Date) => datesFrom(dates[0]!, today).first.getTime()

/** A day of grace covers all time zones; a date without a year comes again. */
const isPast = ({ dates }: StatedDates, today: Date): boolean =>
  dates.every(
    (one) =>
      one.year !== null && datesFrom(one, today).last.getTime() + 2 * dayInMilliseconds <= today.getTime(),
  )

function factOf({ date, value, url, quote, origin }: StatedDates, part: string, same: StatedDates[]): Fact {
  const others = [...new Set(same.map((one) => one.value).filter((other) => contradicts(other, value)))]
  return {
    kind: 'hours',
    label: part === '' ? date : `${date} – ${part}`,
    value,
    url,
    ...(part !== '' && { part }),
    ...(quote !== '' && { quote }),
    ...(others.length > 0 && { otherValue: others.join(' / ') }),
    origin,
    // Longer values say more than hours.
    sure: others.length === 0 && readIntervals(value) !== null && value.length <= longestValue,
  }
}
