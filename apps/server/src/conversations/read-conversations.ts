import type { answerFilters, Conversation, dateRanges, testChatFilters } from '@foyer/contract/conversations'
import { folded } from '@foyer/contract/folded'
import { findOwnedAssistant } from '../assistants/find-assistant.ts'
import type { Queryable } from '../db/client.ts'
import { readCursor, writeCursor } from '../http/cursor.ts'
import { Failure } from '../http/failure.ts'
import { isId } from '../http/ids.ts'
import type { Services } from '../services.ts'
import { cut, searchMessages } from './search-messages.ts'
import { showConversations } from './show-conversation.ts'
import { countAll, type Filter, findConversation, listConversations, listConversationsOf } from './store.ts'

export type Wanted = {
  assistant?: string
  date?: (typeof dateRanges)[number]
  tests?: (typeof testChatFilters)[number]
  answers?: (typeof answerFilters)[number]
  utcOffset?: number
}

const minute = 60_000
const day = 24 * 60 * minute
const shownOfEach = 50

/** Someone else's assistant is no assistant: filtering by it is 404, not an empty list that looks like an answer. */
export async function filterOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  { assistant, date, tests, answers, utcOffset = 0 }: Wanted,
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

type Reading = Pick<Services, 'db' | 'now' | 'handingOver'>

export async function readConversations(
  services: Reading,
  accountId: string,
  wanted: Wanted & { q?: string; limit: number; cursor?: string },
): Promise<{ shown: Conversation[]; next: string | null }> {
  const filter = await filterOf(services, accountId, wanted)
  const cursor = readCursor(wanted.cursor)
  const search = folded(wanted.q ?? '').trim()
  const { rows, next } = search
    ? await searchMessages(services.db, accountId, filter, search, cursor, wanted.limit, services.now())
    : cut(await listConversations(services.db, accountId, filter, cursor, wanted.limit + 1), wanted.limit)
  return {
    shown: await showConversations(services, accountId, rows, shownOfEach),
    next: next && writeCursor(next),
  }
}

/** Someone else's conversation reads exactly like one that never was. */
export async function findConversationOf(db: Queryable, accountId: string, id: string) {
  const row = isId(id) ? await findConversation(db, accountId, id) : null
  if (!row) throw new Failure('not_found', 'No such conversation.')
  return row
}

export async function readConversation(services: Reading, accountId: string, id: string) {
  const row = await findConversationOf(services.db, accountId, id)
  const [conversation] = await showConversations(services, accountId, [row], null)
  return conversation!
}

/** These, in this order, with the last of what was said in each; whatever is not this account's is left out. */
export async function readConversationsOf(
  services: Reading,
  accountId: string,
  ids: readonly string[],
): Promise<Conversation[]> {
  if (ids.length === 0) return []
  const rows = await listConversationsOf(services.db, accountId, ids)
  const found = new Map(rows.map((row) => [row.id, row]))
  const inOrder = ids.flatMap((id) => found.get(id) ?? [])
  return showConversations(services, accountId, inOrder, shownOfEach)
}

export async function readTotals(services: Pick<Services, 'db' | 'now'>, accountId: string, wanted: Wanted) {
  const total = await countAll(services.db, accountId, await filterOf(services, accountId, wanted))
  return {
    totalConversations: total.conversations,
    totalMessages: total.messages,
    testChats: total.testChats,
    averageSatisfaction: total.rating,
  }
}
