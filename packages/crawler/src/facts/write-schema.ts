import { type CalendarLanguage, days as dayWords } from '@foyer/calendar/day-words'
import { type Interval, readIntervals } from '@foyer/calendar/intervals'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { readDays } from '@foyer/calendar/read-days'
import type { FactKind } from './fact.ts'
import { findSums } from './money.ts'

/** A fact as it is kept: what is not said is null, or not there. */
export interface StatedFact {
  kind: FactKind
  label: string
  value: string
  part?: string | null
  condition?: string | null
  unit?: string | null
  amount?: number | null
  currency?: string | null
}

type Data = Record<string, unknown>

/** A website says so much of itself to machines; a whole price list would weigh more than the page. */
const mostOffers = 200
const mostServices = 100

/**
 * What is known of a business as a LocalBusiness of schema.org, for its own website. Only what can be said without
 * doubt: days and times that are read whole, prices with an amount and a currency, no hours of a season.
 */
export function schemaOfFacts(
  facts: readonly StatedFact[],
  { url, language }: { url?: string | null; language: string },
): Data {
  const of = (kind: FactKind) => facts.filter((fact) => fact.kind === kind)
  const name = of('name')[0]?.value
  const parts = partsOf(facts)
  const isOwn = ({ part }: StatedFact) => !part || !parts.includes(part)
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    ...(name && { name }),
    ...(of('description')[0] && { description: of('description')[0]!.value }),
    ...(isAddress(url) && { url }),
    ...placeOf(facts.filter(isOwn), language),
    ...some('contactPoint', [
      ...of('phone').filter(isOwn).slice(1).map(contactPoint('telephone')),
      ...of('email').filter(isOwn).slice(1).map(contactPoint('email')),
    ]),
    ...some(
      'sameAs',
      of('social')
        .map(({ value }) => value)
        .filter(isAddress),
    ),
    ...some(
      'department',
      parts.map((part) => ({
        '@type': 'LocalBusiness',
        name: name ? `${name} – ${part}` : part,
        ...placeOf(
          facts.filter((fact) => fact.part === part),
          language,
        ),
      })),
    ),
    ...some('makesOffer', of('price').flatMap(offerOf).slice(0, mostOffers)),
    ...catalogue([...of('service'), ...of('product')].slice(0, mostServices)),
  }
}

const some = (property: string, values: readonly unknown[]): Data =>
  values.length > 0 ? { [property]: values } : {}

function isAddress(value: string | null | undefined): value is string {
  return typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '')
}

/** What has a door of its own: a branch, the restaurant. A section of a price list has none. */
function partsOf(facts: readonly StatedFact[]): string[] {
  const named = facts.filter(({ kind, part }) => part && (kind === 'hours' || kind === 'address'))
  return [...new Set(named.map(({ part }) => part!))]
}

/** Where a business, or a part of it, is, how it is reached and when it is open. */
function placeOf(facts: readonly StatedFact[], language: string): Data {
  const first = (kind: FactKind) => facts.find((fact) => fact.kind === kind)?.value
  const [telephone, email, address] = [first('phone'), first('email'), first('address')]
  return {
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(address && { address: { '@type': 'PostalAddress', streetAddress: address } }),
    ...some('openingHoursSpecification', weekOf(facts, language)),
  }
}

const contactPoint =
  (way: 'telephone' | 'email') =>
  ({ label, value }: StatedFact): Data => ({
    '@type': 'ContactPoint',
    contactType: label || 'customer service',
    [way]: value,
  })

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const fullDay = 24 * 60

/** Days with the same hours in one, in the order of the week. */
function weekOf(facts: readonly StatedFact[], language: string): Data[] {
  const week = new Map<number, Interval[]>()
  for (const { kind, label, value, condition } of facts) {
    // A season holds from a day to a day, which its name alone does not say.
    if (kind !== 'hours' || condition) continue
    const intervals = readIntervals(value)
    if (!intervals) continue
    for (const day of daysNamed(label, language)) if (!week.has(day)) week.set(day, intervals)
  }
  const inOrder = [...week].sort((a, b) => a[0] - b[0])
  const alike = Map.groupBy(inOrder, ([, intervals]) => JSON.stringify(intervals))
  return [...alike.values()].flatMap((group) => {
    const dayOfWeek = group.map(([day]) => `https://schema.org/${dayNames[day]}`)
    const intervals = group[0]![1]
    // Nought to nought is how a closed day is written.
    const spans = intervals.length > 0 ? intervals.map(clocks) : [{ opens: '00:00', closes: '00:00' }]
    return spans.map((span) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...span }))
  })
}

const clocks = ([from, to]: Interval) => ({
  opens: clock(from % fullDay),
  // Midnight as 00:00 would be a closed day where it opens at midnight, too.
  closes: clock(to % fullDay === 0 ? fullDay - 1 : to % fullDay),
})

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** 'Montag – Restaurant' is headed by its day, in whichever language the site is. */
function daysNamed(label: string, language: string): number[] {
  const head = label.split(/ – | \(/)[0]!.slice(0, 60)
  const own = calendarLanguage(language)
  const languages = [own, ...(Object.keys(dayWords) as CalendarLanguage[]).filter((each) => each !== own)]
  for (const each of languages) {
    const named = readDays(head, each, true)
    if (named.length > 0) return [...new Set(named.flatMap(({ days }) => days))]
  }
  return []
}

function offerOf({ label, value, part, condition, unit, amount, currency }: StatedFact): Data[] {
  const [sum] = findSums(value)
  const low = amount ?? sum?.amount
  const priceCurrency = currency || sum?.currency
  if (low === undefined || !Number.isFinite(low) || low < 0 || !priceCurrency) return []
  const isLeast = sum?.from === true || condition === 'from'
  const high = sum?.high ?? null
  const price =
    high !== null ? { minPrice: low, maxPrice: high } : isLeast ? { minPrice: low } : { price: low }
  const said = [condition === 'from' ? '' : condition, part].filter(Boolean).join(', ')
  return [
    {
      '@type': 'Offer',
      name: label,
      ...(said && { description: said }),
      // A price by itself would be taken for the price of everything.
      ...('price' in price && !unit && { price: low, priceCurrency }),
      ...(('minPrice' in price || unit) && {
        priceSpecification: {
          '@type': unit ? 'UnitPriceSpecification' : 'PriceSpecification',
          ...price,
          priceCurrency,
          ...(unit && { unitText: unit.replace(/^per\s+/i, '') }),
        },
      }),
    },
  ]
}

/** What is offered without a price. */
function catalogue(facts: readonly StatedFact[]): Data {
  if (facts.length === 0) return {}
  return {
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services and products',
      itemListElement: facts.map(({ kind, label, value }) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': kind === 'service' ? 'Service' : 'Product',
          name: label,
          ...(value !== label && { description: value }),
        },
      })),
    },
  }
}
