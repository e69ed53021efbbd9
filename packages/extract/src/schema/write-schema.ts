import { isOver, lastDay } from '@foyer/calendar/last-day'
import type { FactKind } from '@foyer/text/fact-kinds'
import { isUrgent, kindOf } from '../attribute/phone-purpose.ts'
import { isForEverybody } from '../mails/mail-facts.ts'
import { findSums } from '../money/sums/money.ts'
import type { StatedFact } from '../stated-fact.ts'
import { postalAddress } from './write-address.ts'
import { datesOf, weeksOf } from './write-hours.ts'

type Data = Record<string, unknown>

/** A whole price list would weigh more than the page. */
const mostOffers = 200
const mostServices = 100
const faxLabel = /^(?:tele)?fax/i

/**
 * The business as a schema.org LocalBusiness. Contains only what is certain: fully read hours, dated seasons,
 * prices with amount and currency, nothing expired.
 */
export function schemaOfFacts(
  stated: readonly StatedFact[],
  { url, language, today = new Date() }: { url?: string | null; language: string; today?: Date },
): Data {
  const facts = stated.filter(({ validity }) => !isOver(validity, today))
  const of = (kind: FactKind) => facts.filter((fact) => fact.kind === kind)
  const name = of('name')[0]?.value
  const parts = partsOf(facts)
  const own = mainNumbersFirst(facts.filter(({ part }) => !part || !parts.includes(part)))
  const mainPhone = own.find(isMainPhone)
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    ...(name && { name }),
    ...(of('description')[0] && { description: of('description')[0]!.value }),
    ...(isAddress(url) && { url }),
    ...placeOf(own, language, today),
    ...propertyIfAny('contactPoint', [
      ...own.filter((fact) => isPhone(fact) && fact !== mainPhone).map(contactPoint('telephone')),
      ...own
        .filter(({ kind }) => kind === 'email')
        .slice(1)
        .map(contactPoint('email')),
    ]),
    ...propertyIfAny(
      'sameAs',
      of('social')
        .map(({ value }) => value)
        .filter(isAddress),
    ),
    ...propertyIfAny(
      'department',
      parts.map((part) => ({
        '@type': 'LocalBusiness',
        name: name ? `${name} – ${part}` : part,
        ...placeOf(mainNumbersFirst(facts.filter((fact) => fact.part === part)), language, today),
      })),
    ),
    ...propertyIfAny(
      'makesOffer',
      of('price')
        .flatMap((fact) => offerOf(fact, language))
        .slice(0, mostOffers),
    ),
    ...catalogue([...of('service'), ...of('product')].slice(0, mostServices)),
  }
}

const propertyIfAny = (property: string, values: readonly unknown[]): Data =>
  values.length > 0 ? { [property]: values } : {}

function isAddress(value: string | null | undefined): value is string {
  return typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '')
}

/** A section of a price list is no place. */
function partsOf(facts: readonly StatedFact[]): string[] {
  const named = facts.filter(({ kind, part }) => part && (kind === 'hours' || kind === 'address'))
  return [...new Set(named.map(({ part }) => part!))]
}

const isFax = ({ kind, label }: StatedFact) => kind === 'phone' && faxLabel.test(label)
/** Fax numbers are left out. */
const isPhone = (fact: StatedFact) => fact.kind === 'phone' && !isFax(fact)

/** An emergency line isn't a general contact, even as the only number. */
const isMainPhone = (fact: StatedFact) =>
  isPhone(fact) && kindOf(fact.label) !== 'Emergency' && !isUrgent(`${fact.label} ${fact.condition ?? ''}`)

const mainNumbersFirst = (facts: readonly StatedFact[]) =>
  facts.toSorted(
    (one, other) =>
      Number(Boolean(one.part)) - Number(Boolean(other.part)) ||
      (one.kind === 'email' && other.kind === 'email'
        ? Number(isForEverybody(other.value)) - Number(isForEverybody(one.value))
        : 0),
  )

function placeOf(facts: readonly StatedFact[], language: string, today: Date): Data {
  const first = (kind: FactKind) => facts.find((fact) => fact.kind === kind)?.value
  const [email, address] = [first('email'), first('address')]
  const [telephone, faxNumber] = [facts.find(isMainPhone)?.value, facts.find(isFax)?.value]
  return {
    ...(telephone && { telephone }),
    ...(faxNumber && { faxNumber }),
    ...(email && { email }),
    ...(address && { address: postalAddress(address, language) }),
    ...propertyIfAny('openingHoursSpecification', weeksOf(facts, language, today)),
    ...propertyIfAny('specialOpeningHoursSpecification', datesOf(facts, today)),
  }
}

const contactPoint =
  (way: 'telephone' | 'email') =>
  ({ label, value }: StatedFact): Data => ({
    '@type': 'ContactPoint',
    contactType: label || 'customer service',
    [way]: value,
  })

function offerOf(
  { label, value, part, condition, unit, amount, currency, validity }: StatedFact,
  language: string,
): Data[] {
  const [sum] = findSums(value, language)
  const low = amount ?? sum?.amount
  const priceCurrency = currency || sum?.currency
  if (low === undefined || !Number.isFinite(low) || low < 0 || !priceCurrency) return []
  const isLeast = sum?.from === true || /^from(?:,|$)/.test(condition ?? '')
  const high = sum?.high ?? null
  const price =
    high !== null ? { minPrice: low, maxPrice: high } : isLeast ? { minPrice: low } : { price: low }
  const said = [condition?.replace(/^from(?:, |$)/, ''), part, validity].filter(Boolean).join(', ')
  const until = validity ? lastDay(validity) : null
  return [
    {
      '@type': 'Offer',
      name: label,
      ...(said && { description: said }),
      // Without its unit a price would be taken for the price of everything.
      ...('price' in price && !unit && { price: low, priceCurrency }),
      ...(until && { priceValidUntil: until }),
      ...(('minPrice' in price || unit) && {
        priceSpecification: {
          '@type': unit ? 'UnitPriceSpecification' : 'PriceSpecification',
          ...price,
          priceCurrency,
          ...(until && { validThrough: until }),
          ...(unit && { unitText: unit.replace(/^per\s+/i, '') }),
        },
      }),
    },
  ]
}

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
