import type { Queryable } from '../db/client.ts'
import type { Cursor } from './cursor.ts'
import { type Filter, type Listed, listConversations, saidIn, searchConversations } from './store.ts'

// Reading this many conversations takes some milliseconds.
const readAtOnce = 500
// Below three letters there is nothing to look up, so the rest is read on request, page by page.
const shortest = 3
const mostRead = 5_000

type Found = { rows: Listed[]; next: Cursor | null }

export function cut(rows: Listed[], limit: number): Found {
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? (shown.at(-1) ?? null) : null }
}

/**
 * A common word is found soonest by reading the newest conversations, a rare one by the index. Which it is shows
 * in the first few hundred: where they don't fill the page, the word is rare enough to look up.
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
  for (let read = 0; read < (looksUp ? readAtOnce : mostRead); read += readAtOnce) {
    const batch = await listConversations(db, accountId, filter, from, readAtOnce)
    const said = await saidIn(
      db,
      batch.map(({ id }) => id),
      accountId,
      search,
    )
    rows.push(...batch.filter(({ id }) => said.has(id)))
    if (rows.length > limit) return cut(rows, limit)
    const last = batch.at(-1)
    if (!last || batch.length < readAtOnce) return { rows, next: null }
    from = last
  }
  if (!looksUp) return { rows, next: from }
  const rest = await searchConversations(db, accountId, filter, search, from, limit + 1 - rows.length)
  return cut([...rows, ...rest], limit)
}
