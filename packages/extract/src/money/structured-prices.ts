import type { StructuredItem } from '@foyer/crawler/read/read-page'
import type { Fact } from '../fact.ts'
import { items, text } from '../page/structured-values.ts'

export function isOver(offer: StructuredItem, now = Date.now()): boolean {
  const until = [offer, ...items(offer, 'priceSpecification')].flatMap((one) =>
    ['priceValidUntil', 'validThrough'].map((property) => Date.parse(text(one, property))),
  )
  return until.some((day) => day + dayEverywhere < now)
}

/** A day given without a time ends two days later at the latest, in any time zone. */
const dayEverywhere = 2 * 24 * 60 * 60 * 1000

const inOneSpelling = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** A price found only in structured data is asked when the pages show another. */
export function withUnseenPricesDoubted(facts: Fact[]): { facts: Fact[]; asked: Fact[] } {
  const shown = Map.groupBy(
    facts.filter(({ origin }) => origin === 'text'),
    ({ label, currency }) => `${inOneSpelling(label)} ${currency}`,
  )
  const seenInstead = ({ origin, condition, label, currency, amount }: Fact): Fact | null => {
    if (origin !== 'structured' || condition === 'from') return null
    const same = shown.get(`${inOneSpelling(label)} ${currency}`) ?? []
    return same.some((other) => other.amount === amount) ? null : (same[0] ?? null)
  }
  return {
    facts: facts.filter((fact) => seenInstead(fact) === null),
    asked: facts.flatMap((fact) => {
      const other = seenInstead(fact)
      return other ? [{ ...fact, sure: false, otherValue: other.value }] : []
    }),
  }
}
