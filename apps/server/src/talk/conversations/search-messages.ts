import type { Queryable } from '../../platform/db/client.ts'
import type { Cursor } from '../../platform/http/cursor.ts'
import { isOfCommonLetters, listFound, lookUp, readSaid, type Span, spanOf } from './search-store.ts'
import type { Filter, ListedConversation } from './store.ts'

const readFirst = 100
const readOn = 250
// What stands in so many of the first is common: reading on fills most of a page.
const common = 5
// What stands in no more than so many of the first may be rare.
const maybeRare = 1
const lookUpNear = 1_000
// What stands in fewer messages is fetched whole.
const fewMessages = 400

/** The index knows nothing of fewer than three letters: messages are then read on request, page by page. */
const canBeLookedUp = (search: string) => [...search].length >= 3 && /[\p{L}\p{N}]/u.test(search)

type FoundConversations = { rows: ListedConversation[]; next: Cursor | null }

export function cutToPage(rows: ListedConversation[], limit: number): FoundConversations {
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? (shown.at(-1) ?? null) : null }
}

/**
 * A common word is found soonest by reading the newest conversations, a rare one by the index, which has to compare
 * lists of all that holds its letters and to fetch every message it stands in. Which it is shows in the first few. So
 * neither takes longer the more conversations there are; a page may come short, and then says where to go on.
 */
export async function searchMessages(
  db: Queryable,
  accountId: string,
  filter: Filter,
  search: string,
  cursor: Cursor | null,
  limit: number,
  now: Date,
): Promise<FoundConversations> {
  const wanted = { accountId, filter, search }
  const ever: Span | null = filter.since ? { since: filter.since, until: now } : null
  const rows: ListedConversation[] = []
  const isFull = () => rows.length > limit
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
    reached = span?.end ?? null
    if (span) rows.push(...(await listFound(db, wanted, span, from, reached, missing())))
    return isFull() || !reached
  }

  async function lookEverywhere() {
    const ids = await lookUp(db, wanted, ever, fewMessages)
    if (ids.length === fewMessages) return false
    rows.push(...(await listFound(db, wanted, ids, reached, null, missing())))
    reached = null
    return true
  }

  async function look(): Promise<unknown> {
    if (!canBeLookedUp(search)) return read(readOn)
    if (await read(readFirst)) return
    if (rows.length >= common) return read(readOn)
    const hasSeveralWords = search.includes(' ')
    const isQuick = hasSeveralWords || (rows.length <= maybeRare && !(await isOfCommonLetters(db, wanted)))
    if (isQuick && (await lookEverywhere())) return
    // The index knows nothing of assistants, nor of what was answered: of some among many it would fetch what was said
    // in the others as well.
    return filter.assistantId || (filter.answers && filter.answers !== 'all') ? read(readOn) : lookNear()
  }
  await look()
  return isFull() ? cutToPage(rows, limit) : { rows, next: reached }
}
