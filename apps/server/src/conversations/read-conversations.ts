import type { Conversation, dateRanges } from '@foyer/contract/conversations'
import { findOwnedAssistant } from '../assistants/find-assistant.ts'
import { Failure } from '../http/failure.ts'
import { isId } from '../http/ids.ts'
import type { Services } from '../services.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'
import { showConversations } from './show-conversation.ts'
import { countAll, type Filter, findConversation, listConversations } from './store.ts'

export type Wanted = {
  assistant?: string
  date?: (typeof dateRanges)[number]
  q?: string
}

const day = 24 * 3_600_000
const shownOfEach = 50

/** Someone else's assistant is no assistant: filtering by it is 404, not an empty list that looks like an answer. */
export async function filterOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  { assistant, date, q }: Wanted,
): Promise<Filter> {
  if (assistant && assistant !== 'all') await findOwnedAssistant(db, accountId, assistant)
  const search = q?.trim()
  return {
    ...(assistant && assistant !== 'all' && { assistantId: assistant }),
    ...(date && date !== 'all' && { since: sinceOf(date, now()) }),
    ...(search && { search }),
  }
}

function sinceOf(date: 'today' | 'week' | 'month', now: Date): Date {
  if (date === 'today') return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  return new Date(now.getTime() - (date === 'week' ? 7 : 30) * day)
}

export async function readConversations(
  services: Pick<Services, 'db' | 'now'>,
  accountId: string,
  wanted: Wanted & { limit: number; cursor?: string },
): Promise<{ shown: Conversation[]; next: string | null }> {
  const filter = await filterOf(services, accountId, wanted)
  const after: Cursor | null = readCursor(wanted.cursor)
  const found = await listConversations(services.db, accountId, filter, after, wanted.limit + 1)
  const rows = found.slice(0, wanted.limit)
  const last = rows.at(-1)
  return {
    shown: await showConversations(services.db, accountId, rows, shownOfEach),
    next: last && found.length > rows.length ? writeCursor(last) : null,
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
    totalMessages: total.messages ?? 0,
    averageSatisfaction: total.rating,
  }
}
