import type { Queryable } from '../db/client.ts'
import type { Cursor } from './cursor.ts'
import { type Filter, type Listed, listConversations, saidIn, searchConversations } from './store.ts'

const firstRead = 100
const mostRead = 1_300
// What stands in no more than one of so many conversations is rare.
const rareAfter = 400
// With so many found a page is worth showing as it is; the cursor says where to go on.
const worthShowing = 5
// Below three letters there is nothing to look up, so the rest is read on request, page by page.
const shortest = 3
const mostReadForShort = 1_000

type Found = { rows: Listed[]; next: Cursor | null }

export function cut(rows: Listed[], limit: number): Found {
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? (shown.at(-1) ?? null) : null }
}

/**
 * A common word is found soonest by reading the newest conversations, a rare one by the index, which has to fetch
 * every message it stands in. Which it is shows while reading, in larger and larger helpings. So neither takes longer
 * the more conversations there are; a page may come short, and then says where to go on.
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
  const most = looksUp ? mostRead : mostReadForShort
  for (let helping = firstRead; read < most; helping = Math.min(helping * 3, most - read)) {
    const batch = await listConversations(db, accountId, filter, from, helping)
    const ids = batch.map(({ id }) => id)
    const said = await saidIn(db, accountId, ids, search)
    rows.push(...batch.filter(({ id }) => said.has(id)))
    if (rows.length > limit) return cut(rows, limit)
    const last = batch.at(-1)
    if (!last || batch.length < helping) return { rows, next: null }
    from = last
    read += batch.length
    if (looksUp && rows.length <= 1 && read >= rareAfter) break
  }
  if (!looksUp || rows.length >= worthShowing) return { rows, next: from }
  const rest = await searchConversations(db, accountId, filter, search, from, limit + 1 - rows.length)
  return cut([...rows, ...rest], limit)
}
