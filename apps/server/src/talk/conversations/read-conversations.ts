import type { answerFilters, dateRanges, testChatFilters } from '@foyer/contract/conversations'
import { folded } from '@foyer/contract/folded'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { type Cursor, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import type { Services } from '../../services.ts'
import { cutToPage, searchMessages } from './search-messages.ts'
import {
  countAll,
  type Filter,
  findConversation,
  type ListedConversation,
  listConversations,
  listConversationsOf,
} from './store.ts'
import { type ConversationWithMessages, withMessages } from './with-messages.ts'

export type ConversationQuery = {
  assistant?: string
  date?: (typeof dateRanges)[number]
  tests?: (typeof testChatFilters)[number]
  answers?: (typeof answerFilters)[number]
  utcOffset?: number
}

const minute = 60_000
const day = 24 * 60 * minute
const shownOfEach = 50

/** Filtering by another account's assistant is 404, as an empty list would look like an answer. */
export async function filterOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  { assistant, date, tests, answers, utcOffset = 0 }: ConversationQuery,
): Promise<Filter> {
  if (assistant && assistant !== 'all') await findOwnedAssistant(db, accountId, assistant)
  return {
    ...(assistant && assistant !== 'all' && { assistantId: assistant }),
    ...(date && date !== 'all' && { since: sinceOf(date, now(), utcOffset * minute) }),
    ...(tests && { testChats: tests }),
    ...(answers && { answers }),
  }
}

function sinceOf(date: 'today' | 'week' | 'month', now: Date, ahead: number): Date {
  if (date !== 'today') return new Date(now.getTime() - (date === 'week' ? 7 : 30) * day)
  const clock = now.getTime() + ahead
  return new Date(clock - (clock % day) - ahead)
}

export async function listConversationPage(
  services: Pick<Services, 'db' | 'now'>,
  accountId: string,
  wanted: ConversationQuery & { q?: string; limit: number; cursor?: string },
): Promise<{ said: ConversationWithMessages[]; next: string | null }> {
  const filter = await filterOf(services, accountId, wanted)
  const cursor = readCursor(wanted.cursor)
  const search = folded(wanted.q ?? '').trim()
  const { rows, next } = search
    ? await searchMessages(services.db, accountId, filter, search, cursor, wanted.limit, services.now())
    : cutToPage(
        await listConversations(services.db, accountId, filter, cursor, wanted.limit + 1),
        wanted.limit,
      )
  return {
    said: await withMessages(services.db, accountId, rows, shownOfEach),
    next: next && writeCursor(next),
  }
}

/** Another account's conversation looks like a missing one. */
export async function findConversationOf(db: Queryable, accountId: string, id: string) {
  const row = isId(id) ? await findConversation(db, accountId, id) : null
  if (!row) throw new Failure('not_found', 'No such conversation.')
  return row
}

export async function findWithMessages(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<ConversationWithMessages> {
  const [said] = await withMessages(db, accountId, [await findConversationOf(db, accountId, id)], null)
  return said!
}

const batchSize = 100

/** Reads in batches, to keep memory constant. */
export async function* readAllConversations(
  db: Queryable,
  accountId: string,
  filter: Filter,
): AsyncIterable<ConversationWithMessages[]> {
  let after: Cursor | null = null
  for (;;) {
    const rows: ListedConversation[] = await listConversations(db, accountId, filter, after, batchSize)
    yield withMessages(db, accountId, rows, null)
    after = rows.length === batchSize ? rows.at(-1)! : null
    if (!after) return
  }
}

/** Keeps this order and skips conversations of other accounts. */
export async function listConversationsById(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<ConversationWithMessages[]> {
  if (ids.length === 0) return []
  const rows = await listConversationsOf(db, accountId, ids)
  const found = new Map(rows.map((row) => [row.id, row]))
  const inOrder = ids.flatMap((id) => found.get(id) ?? [])
  return withMessages(db, accountId, inOrder, shownOfEach)
}

export async function readTotals(
  services: Pick<Services, 'db' | 'now'>,
  accountId: string,
  wanted: ConversationQuery,
) {
  const total = await countAll(services.db, accountId, await filterOf(services, accountId, wanted))
  return {
    totalConversations: total.conversations,
    totalMessages: total.messages,
    testChats: total.testChats,
    averageSatisfaction: total.rating,
  }
}
