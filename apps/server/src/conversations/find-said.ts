import type { Queryable } from '../db/client.ts'
import type { Cursor } from './cursor.ts'
import { type Filter, type Listed, listConversations, saidIn, searchConversations } from './store.ts'

const firstRead = 100
// Reading so many conversations still takes less than looking up a word that stands in most of them.
const mostRead = 2_000
// Below three letters there is nothing to look up, so the rest is read on request, page by page.
const shortest = 3

type Found = { rows: Listed[]; next: Cursor | null }

export function cut(rows: Listed[], limit: number): Found {
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? (shown.at(-1) ?? null) : null }
}

/**
 * A common word is found soonest by reading the newest conversations, a rare one by the index. Which it is shows
 * while reading: as long as the page seems to fill within reach, reading goes on, in larger and larger helpings.
 */
export async function findSaid(
  db: Queryable,
  accountId: string,
  filter: Filter,
  search: string,
  cursor: Cursor | null,
  limit: number,
): Promise<Found> {
  const looksUp = [...search].length >= shortest
  const rows: Listed[] = []
  let from = cursor
  let read = 0
  for (let helping = firstRead; read < mostRead; helping = Math.min(helping * 3, mostRead - read)) {
    const batch = await listConversations(db, accountId, filter, from, helping)
    const ids = batch.map(({ id }) => id)
    const said = await saidIn(db, accountId, ids, search)
    rows.push(...batch.filter(({ id }) => said.has(id)))
    if (rows.length > limit) return cut(rows, limit)
    const last = batch.at(-1)
    if (!last || batch.length < helping) return { rows, next: null }
    from = last
    read += batch.length
    if (looksUp && (read * (limit + 1)) / rows.length > mostRead) break
  }
  if (!looksUp) return { rows, next: from }
  const rest = await searchConversations(db, accountId, filter, search, from, limit + 1 - rows.length)
  return cut([...rows, ...rest], limit)
}
