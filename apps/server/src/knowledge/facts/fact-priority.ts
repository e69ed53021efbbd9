import { oneOffDates } from '@foyer/calendar/one-off-dates'
import { isInSeason } from '@foyer/calendar/season-dates'
import { halfOfYear } from '@foyer/calendar/seasons'
import { folded } from '@foyer/contract/folded'
import { isForEverybody } from '@foyer/extract/mails/mail-facts'
import type { FactRow } from './facts-store.ts'
import { namesPrices } from './names-prices.ts'

export function currentHours(hours: readonly FactRow[], today: Date): FactRow[] {
  // A single date says nothing about part or season.
  const weeks = hours.filter(({ label, part }) => !oneOffDates(part ? label.replace(part, ' ') : label))
  const telling = weeks.length > 0 ? weeks : hours
  // If every part has a name, the first is the main one.
  const main = (telling.find(({ part }) => part === null) ?? telling[0])?.part ?? null
  const [now] = [...new Set(ofPart(telling, main).map(({ condition }) => condition))].sort(
    (one, other) => seasonFit(other, today) - seasonFit(one, today),
  )
  return ofPart(hours, main).filter(({ condition }) => condition === now)
}

const ofPart = (hours: readonly FactRow[], main: string | null) => hours.filter(({ part }) => part === main)

function seasonFit(season: string | null, today: Date): number {
  if (season === null) return 3
  const month = today.getUTCMonth() + 1
  const isHeld = isInSeason(season, { month, day: today.getUTCDate() })
  if (isHeld !== null) return isHeld ? 4 : 0
  // Most businesses are in the northern hemisphere.
  const now = month >= 4 && month <= 10 ? 'summer' : 'winter'
  const named = halfOfYear(season)
  if (named !== null) return named === now ? 2 : 0
  return 1
}

export const generalFirst = (mails: readonly FactRow[]): FactRow[] =>
  mails.toSorted((one, other) => generality(other) - generality(one))

const generality = ({ part, value }: FactRow) => (part === null ? 2 : 0) + (isForEverybody(value) ? 1 : 0)

export type OfferedFact = Pick<FactRow, 'kind' | 'label'>

/** Named services come first, then the price list, then the front page; prices for some people or days last. */
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
