import type { Queryable } from '../db/client.ts'
import type { Cursor } from './cursor.ts'
import { listThese, lookUp, readSaid, type Span, spanOf } from './search-store.ts'
import type { Filter, Listed } from './store.ts'

const readFirst = 100
// What stands in so many of the first is common: reading on fills the page soon.
const common = 5
const readForCommon = 1_200
// What stands in no more than one of so many is rare.
const readForRare = 300
const readMore = 600
const lookUpNear = 2_000
// A phrase that stands in fewer messages is fetched whole.
const fewMessages = 600
// With so many found a page is worth showing as it is; the cursor says where to go on.
const worthShowing = 5
// Below three letters there is nothing to look up, so the rest is read on request, page by page.
const shortest = 3
const readForShort = 400

type Found = { rows: Listed[]; next: Cursor | null }

export function cut(rows: Listed[], limit: number): Found {
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? (shown.at(-1) ?? null) : null }
}

/**
 * A common word is found soonest by reading the newest conversations, a rare one by the index, which has to fetch
 * every message it stands in. Which it is shows in the first few. So neither takes longer the more conversations
 * there are; a page may come short, and then says where to go on.
 */
export async function findSaid(
  db: Queryable,
  accountId: string,
  filter: Filter,
  search: string,
  cursor: Cursor | null,
  limit: number,
  now: Date,
): Promise<Found> {
  const wanted = { accountId, filter, search }
  const ever: Span | null = filter.since ? { since: filter.since, until: now } : null
  const rows: Listed[] = []
  const isFull = () => rows.length > limit
  const isMiddling = () => rows.length > 1 && rows.length < worthShowing
  const missing = () => limit + 1 - rows.length
  /** How far back it was looked; null at the end of all conversations. */
  let reached: Cursor | null = cursor

  async function read(count: number) {
    const found = await readSaid(db, wanted, reached, count, missing())
    rows.push(...found.rows)
    reached = found.end
    return isFull() || !reached
  }

  async function lookNear() {
    const from = reached
    const span = await spanOf(db, accountId, filter, from, lookUpNear)
    const ids = span ? await lookUp(db, wanted, span) : []
    reached = span?.end ?? null
    rows.push(...(await listThese(db, wanted, ids, from, reached, missing())))
    return isFull() || !reached
  }

  async function lookEverywhere(most?: number) {
    const ids = await lookUp(db, wanted, ever, most)
    if (ids.length === most) return false
    rows.push(...(await listThese(db, wanted, ids, reached, null, missing())))
    reached = null
    return true
  }

  const done = async () => {
    if ([...search].length < shortest) return read(readForShort)
    if (await read(readFirst)) return true
    if (rows.length >= common) return read(readForCommon)
    if (search.includes(' ') && (await lookEverywhere(fewMessages))) return true
    // The index knows nothing of assistants: of one among many it would fetch what was said to the others as well.
    const nearby = filter.assistantId
      ? (await read(readForRare)) || (isMiddling() && (await read(readMore)))
      : await lookNear()
    return nearby || rows.length >= worthShowing || lookEverywhere()
  }
  await done()
  return isFull() ? cut(rows, limit) : { rows, next: reached }
}
