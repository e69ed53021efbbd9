import { oneOffDates } from '@foyer/calendar/one-off-dates'
import { isInSeason } from '@foyer/calendar/season-dates'
import { halfOfYear } from '@foyer/calendar/seasons'
import { folded } from '@foyer/contract/folded'
import { isForEverybody } from '@foyer/extract/mails/mail-facts'
import { namesPrices } from '../model-facts/choose-fact-pages.ts'
import type { FactRow } from './facts-store.ts'

/** Hours of the main part, in the season that holds on this day. */
export function hoursThatHold(hours: readonly FactRow[], today: Date): FactRow[] {
  // 'closed on 25 December' is no week: it says neither which part is the main one nor which season it is.
  const weeks = hours.filter(({ label, part }) => !oneOffDates(part ? label.replace(part, ' ') : label))
  const telling = weeks.length > 0 ? weeks : hours
  // A business that names all its parts has none without a name: then the one named first is the main one.
  const main = (telling.find(({ part }) => part === null) ?? telling[0])?.part ?? null
  const [now] = [...new Set(ofPart(telling, main).map(({ condition }) => condition))].sort(
    (one, other) => holding(other, today) - holding(one, today),
  )
  return ofPart(hours, main).filter(({ condition }) => condition === now)
}

const ofPart = (hours: readonly FactRow[], main: string | null) => hours.filter(({ part }) => part === main)

/** How well a season fits a day: its dates tell it, or that it has none, or its name. */
function holding(season: string | null, today: Date): number {
  if (season === null) return 3
  const month = today.getUTCMonth() + 1
  const isHeld = isInSeason(season, { month, day: today.getUTCDate() })
  if (isHeld !== null) return isHeld ? 4 : 0
  // Most businesses are in the northern half of the world; of others the wrong week is asked first, and no answer is.
  const now = month >= 4 && month <= 10 ? 'summer' : 'winter'
  const named = halfOfYear(season)
  if (named !== null) return named === now ? 2 : 0
  return 1
}

/** The mail that anybody may write to before those of a person or a part. */
export const generalFirst = (mails: readonly FactRow[]): FactRow[] =>
  mails.toSorted((one, other) => generality(other) - generality(one))

const generality = ({ part, value }: FactRow) => (part === null ? 2 : 0) + (isForEverybody(value) ? 1 : 0)

export type OfferedFact = Pick<FactRow, 'kind' | 'label'>

/**
 * Prices of the services that the business names first, then those of its price list and its wares, then those of the
 * front page; what holds for some people or days comes after what holds for all. Each thing once, before any is there
 * twice.
 */
export function mainPricesFirst(prices: readonly FactRow[], offered: readonly OfferedFact[]): FactRow[] {
  const named = (wanted: OfferedFact['kind']) =>
    new Set(offered.filter(({ kind }) => kind === wanted).map(({ label }) => folded(label)))
  const [services, wares] = [named('service'), named('product')]
  const weigh = ({ label, url, condition }: FactRow) => {
    const path = URL.parse(url)?.pathname ?? ''
    return (
      (services.has(folded(label)) ? 8 : 0) +
      (namesPrices(path) || wares.has(folded(label)) ? 4 : 0) +
      (path === '/' ? 2 : 0) +
      (condition === null || condition === 'from' ? 1 : 0)
    )
  }
  const sorted = prices
    .map((row) => ({ row, weight: weigh(row) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ row }) => row)
  const firsts = new Map<string, FactRow>()
  for (const row of sorted) if (!firsts.has(folded(row.label))) firsts.set(folded(row.label), row)
  const once = new Set(firsts.values())
  return [...once, ...sorted.filter((row) => !once.has(row))]
}
