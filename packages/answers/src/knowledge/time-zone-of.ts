import { findTimeZone } from '@foyer/calendar/time-zone'
import type { FactKind } from '@foyer/text/fact-kinds'
import type { Fact, Language } from '../types.ts'

/** The time zone that what is known of a business tells; null where nothing does. */
export function timeZoneOf(
  facts: readonly Pick<Fact, 'kind' | 'value'>[],
  websiteUrl = '',
  language: Language,
): string | null {
  const valuesOf = (kind: FactKind) => facts.filter((fact) => fact.kind === kind).map(({ value }) => value)
  return findTimeZone({
    addresses: valuesOf('address'),
    phones: valuesOf('phone'),
    prices: valuesOf('price'),
    websiteUrl,
    language,
  })
}
