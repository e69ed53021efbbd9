import type { answerFilters, testChatFilters } from '@foyer/contract/conversations'
import { and, count, desc, eq, gt, gte, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { hasTaughtAnswers, isTaught } from '../../knowledge/taught/is-taught.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { conversations } from '../../platform/db/schema/conversations.ts'
import type { Cursor } from '../../platform/http/cursor.ts'

export type Filter = {
  assistantId?: string
  since?: Date
  testChats?: (typeof testChatFilters)[number]
  answers?: (typeof answerFilters)[number]
}

/** An upload alone starts a conversation without messages, which is not listed. */
const begun = gt(conversations.messageCount, 0)

const isTestChat = eq(conversations.callerKind, 'owner')

/**
 * A visitor's question without a sure answer that was not taught since. The navigation's count and the list both use
 * this. Assistants without taught answers need no message. `limit` and `offset` make PostgreSQL look up conversations
 * and questions one by one instead of reading all accounts' messages first.
 */
const isUntaught = (accountId: string) => sql`(${conversations.unanswered} and not ${isTestChat} and (
  not ${hasTaughtAnswers(accountId, sql`${conversations.assistantId}`)} or (
    select true from messages a cross join lateral (
      select q.content from messages q
      where q.conversation_id = a.conversation_id and q.turn = a.turn and q.role = 'user' offset 0) asked
    where a.conversation_id = ${conversations.id} and a.role = 'assistant' and a.answered = false
      and not ${isTaught(accountId, sql`${conversations.assistantId}`, sql`asked.content`)} limit 1)))`

export function matchingConversations(
  accountId: string,
  { assistantId, since, testChats, answers }: Filter,
): SQL | undefined {
  return and(
    eq(conversations.accountId, accountId),
    begun,
    assistantId ? eq(conversations.assistantId, assistantId) : undefined,
    since ? gte(conversations.createdAt, since) : undefined,
    testChats === 'hide' ? ne(conversations.callerKind, 'owner') : undefined,
    testChats === 'only' ? isTestChat : undefined,
    answers === 'missing' ? sql`${conversations.unanswered}` : undefined,
    answers === 'unsure' ? sql`${conversations.unsure}` : undefined,
    answers === 'none' ? sql`${conversations.notTold}` : undefined,
    answers === 'untaught' ? isUntaught(accountId) : undefined,
  )
}

export const afterCursor = ({ place, id }: Cursor) =>
  sql`(${conversations.createdAt}, ${conversations.id}) < (${place}::timestamptz, ${id}::uuid)`

export const listedColumns = {
  id: conversations.id,
  assistantId: conversations.assistantId,
  createdAt: conversations.createdAt,
  // A Date has no microseconds, and the cursor must not skip conversations of the same millisecond.
  place: sql<string>`${conversations.createdAt}::text`.as('place'),
  satisfactionRating: conversations.satisfactionRating,
  unanswered: conversations.unanswered,
  messageCount: conversations.messageCount,
  testChat: sql<boolean>`${isTestChat}`.as('test_chat'),
  overApi: sql<boolean>`${eq(conversations.callerKind, 'integrator')}`.as('over_api'),
}
export type ListedConversation = {
  id: string
  assistantId: string
  createdAt: Date
  place: string
  satisfactionRating: number | null
  unanswered: boolean
  messageCount: number
  testChat: boolean
  overApi: boolean
}

export function listConversations(
  db: Queryable,
  accountId: string,
  filter: Filter,
  cursor: Cursor | null,
  limit: number,
) {
  return db
    .select(listedColumns)
    .from(conversations)
    .where(and(matchingConversations(accountId, filter), cursor ? afterCursor(cursor) : undefined))
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(limit)
}

export async function findConversation(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<ListedConversation | null> {
  const [row] = await db
    .select(listedColumns)
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), eq(conversations.id, id)))
  return row ?? null
}

export function listConversationsOf(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<ListedConversation[]> {
  return db
    .select(listedColumns)
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), inArray(conversations.id, [...ids])))
}

export const countByAssistant = (db: Queryable, accountId: string, filter: Filter) =>
  db
    .select({ assistantId: conversations.assistantId, count: count() })
    .from(conversations)
    .where(matchingConversations(accountId, filter))
    .groupBy(conversations.assistantId)

export async function countAll(db: Queryable, accountId: string, filter: Filter) {
  const [row] = await db
    .select({
      conversations: count(),
      messages: sql<number>`coalesce(sum(${conversations.messageCount}), 0)::float8`,
      testChats: sql<number>`(count(*) filter (where ${isTestChat}))::int`,
      // PostgreSQL averages integers in slow arbitrary precision, row by row.
      rating: sql<
        number | null
      >`sum(${conversations.satisfactionRating})::float8 / nullif(count(${conversations.satisfactionRating}), 0)`,
    })
    .from(conversations)
    .where(matchingConversations(accountId, filter))
  return row!
}
