import type { answerFilters, Conversation, dateRanges, testChatFilters } from '@foyer/contract/conversations'
import { folded } from '@foyer/contract/folded'
import { findOwnedAssistant } from '../assistants/find-assistant.ts'
import { readCursor, writeCursor } from '../http/cursor.ts'
import { Failure } from '../http/failure.ts'
import { isId } from '../http/ids.ts'
import type { Services } from '../services.ts'
import { cut, searchMessages } from './search-messages.ts'
import { showConversations } from './show-conversation.ts'
import { countAll, type Filter, findConversation, listConversations } from './store.ts'

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

export async function readConversations(
  services: Pick<Services, 'db' | 'now'>,
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
    shown: await showConversations(services.db, accountId, rows, shownOfEach),
    next: next && writeCursor(next),
  }
}

export async function readConversation({ db }: Pick<Services, 'db'>, accountId: string, id: string) {
  const row = isId(id) ? await findConversation(db, accountId, id) : null
  if (!row) throw new Failure('not_found', 'No such conversation.')
  const [conversation] = await showConversations(db, accountId, [row], null)
  return conversation!
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
