import { timeZoneOf } from '@foyer/answers/knowledge/time-zone-of'
import type { Language } from '@foyer/answers/types'
import type { AssistantRow } from '../../people/assistants/assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { listCurrenciesOf, listPlacesOf } from './places-store.ts'

export async function findTimeZones(
  db: Queryable,
  rows: readonly Pick<AssistantRow, 'id' | 'websiteUrl' | 'language'>[],
): Promise<(assistantId: string) => string | null> {
  const ids = rows.map(({ id }) => id)
  const places = (await Promise.all([listPlacesOf(db, ids), listCurrenciesOf(db, ids)])).flat()
  const zones = new Map(
    rows.map(({ id, websiteUrl, language }) => {
      const facts = places.filter(({ assistantId }) => assistantId === id)
      return [id, timeZoneOf(facts, websiteUrl, language as Language)]
    }),
  )
  return (assistantId) => zones.get(assistantId) ?? null
}
