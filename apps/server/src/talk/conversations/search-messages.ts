import type { Queryable } from '../../platform/db/client.ts'
import type { Cursor } from '../../platform/http/cursor.ts'
import { isOfCommonLetters, listFound, lookUp, readSaid, type Span, spanOf } from './search-store.ts'
import type { Filter, ListedConversation } from './store.ts'

const readFirst = 100
const readOn = 250
// This many matches in the first batch mean a common word, so reading on fills most of a page.
const common = 5
// At most this many matches may mean a rare word.
const maybeRare = 1
const lookUpNear = 1_000
// Fewer matches than this are fetched completely.
const fewMessages = 400

/** The trigram index needs three letters. Shorter searches read conversations page by page. */
const canBeLookedUp = (search: string) => [...search].length >= 3 && /[\p{L}\p{N}]/u.test(search)

type FoundConversations = { rows: ListedConversation[]; next: Cursor | null }

export function cutToPage(rows: ListedConversation[], limit: number): FoundConversations {
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? (shown.at(-1) ?? null) : null }
}

/**
 * Common words are found fastest by reading the newest conversations, rare ones by the index, which compares long lists
 * and fetches every match. The first batch shows which it is. Neither way slows down with more conversations; a page
 * may come short and then continues from its cursor.
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
  /** The last conversation searched; null at the end. */
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
    // The index ignores assistants and answers, so for such filters it would fetch too many messages.
    return filter.assistantId || (filter.answers && filter.answers !== 'all') ? read(readOn) : lookNear()
  }
  await look()
  return isFull() ? cutToPage(rows, limit) : { rows, next: reached }
}
