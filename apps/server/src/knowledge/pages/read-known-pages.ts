import type { Assistant } from '@foyer/contract/assistants'
import type { Queryable } from '../../platform/db/client.ts'
import { knownPages } from './pages-store.ts'

export type KnownPages = { count: number; shown: Assistant['scrapedContent'] }

export async function readKnownPages(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<(assistantId: string) => KnownPages> {
  const known = new Map<string, KnownPages>(ids.map((id) => [id, { count: 0, shown: {} }]))
  for (const page of await knownPages(db, accountId, ids)) {
    const of = known.get(page.assistantId)!
    of.count = page.total
    of.shown[page.url] = {
      title: page.title,
      characters: page.characters,
      scrapedAt: page.scannedAt.toISOString(),
    }
  }
  return (assistantId) => known.get(assistantId)!
}
