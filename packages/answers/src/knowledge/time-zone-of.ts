import { findTimeZone } from '@foyer/calendar/time-zone'
import type { FactKind } from '@foyer/text/fact-kinds'
import type { Fact, Language } from '../types.ts'

/** Derives the time zone from the knowledge; null if unclear. */
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
