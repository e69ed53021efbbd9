import type { testChatFilters } from '@foyer/contract/conversations'
import { and, asc, count, desc, eq, gt, gte, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { assistants } from '../db/schema/assistants.ts'
import { conversations, files, messages } from '../db/schema/chat.ts'
import type { Cursor } from './cursor.ts'

export type Filter = {
  assistantId?: string
  since?: Date
  testChats?: (typeof testChatFilters)[number]
}

/** An upload begins a conversation; until something is said in it there is nothing to read. */
const begun = gt(conversations.messageCount, 0)

const isTestChat = eq(conversations.callerKind, 'owner')

function matching(accountId: string, { assistantId, since, testChats }: Filter): SQL | undefined {
  return and(
    eq(conversations.accountId, accountId),
    begun,
    assistantId ? eq(conversations.assistantId, assistantId) : undefined,
    since ? gte(conversations.createdAt, since) : undefined,
    testChats === 'hide' ? ne(conversations.callerKind, 'owner') : undefined,
    testChats === 'only' ? isTestChat : undefined,
  )
}

const after = ({ place, id }: Cursor) =>
  sql`(${conversations.createdAt}, ${conversations.id}) < (${place}::timestamptz, ${id}::uuid)`

const listed = {
  id: conversations.id,
  assistantId: conversations.assistantId,
  assistantName: assistants.name,
  createdAt: conversations.createdAt,
  // To the microsecond, which a Date is too coarse for: two conversations of one millisecond must not get lost.
  place: sql<string>`${conversations.createdAt}::text`.as('place'),
  satisfactionRating: conversations.satisfactionRating,
  messageCount: conversations.messageCount,
  testChat: sql<boolean>`${isTestChat}`.as('test_chat'),
}
export type Listed = {
  id: string
  assistantId: string
  assistantName: string | null
  createdAt: Date
  place: string
  satisfactionRating: number | null
  messageCount: number
  testChat: boolean
}

export function listConversations(
  db: Queryable,
  accountId: string,
  filter: Filter,
  cursor: Cursor | null,
  limit: number,
) {
  return db
    .select(listed)
    .from(conversations)
    .leftJoin(assistants, eq(assistants.id, conversations.assistantId))
    .where(and(matching(accountId, filter), cursor ? after(cursor) : undefined))
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(limit)
}

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** In any capitals, anywhere in a message; what means something to LIKE is looked for as itself. */
const says = (search: string) => sql`${messages.content} ilike ${`%${literal(search)}%`}`

// Each three letters are a list to be looked up, and of a phrase those around its spaces tell the most.
const mostWords = 5

/** What to ask the index for a phrase: how its long words begin and end. */
function phrasePattern(search: string) {
  const words = search.split(' ').slice(0, mostWords)
  const last = words.length - 1
  // With two spaces there is enough to tell it by.
  const edge = last > 1 ? 0 : 3
  const shortened = words.map((word, nth) => {
    const letters = [...word]
    if (letters.length < (last > 1 ? 4 : 5) || last === 0) return literal(word)
    const start = letters.slice(0, nth === 0 ? edge : 2).join('')
    const end = nth === last ? letters.slice(letters.length - edge) : letters.slice(last > 1 ? -1 : -2)
    return `${literal(start)}%${literal(end.join(''))}`
  })
  return `%${shortened.join('7')}%`
}

/**
 * What the index of what was said holds: one long word, in which a digit stands for the space. So it knows the letters
 * on both sides of a space as well, and two common words in a row are as rare to it as they are.
 */
const mayHaveSaid = (search: string) =>
  sql`translate(${messages.content}, ' ', '7') ilike ${phrasePattern(search)}`

type Wanted = { accountId: string; filter: Filter; search: string }

/**
 * Of the next so many conversations those that somebody said this in: by reading one after the other, and no further
 * than until enough are found.
 */
export function readSaid(
  db: Queryable,
  { accountId, filter, search }: Wanted,
  cursor: Cursor | null,
  count: number,
  enough: number,
): Promise<Listed[]> {
  const next = listConversations(db, accountId, filter, cursor, count).as('next')
  // Not the account's messages but the conversation's, else the index of all that was ever said would be asked.
  const said = sql`(select true from ${messages}
    where ${messages.conversationId} = ${next.id} and ${says(search)} limit 1)`
  return db.select().from(next).where(said).orderBy(desc(next.createdAt), desc(next.id)).limit(enough)
}

/** When all was said that was said in some conversations; all of them are begun before the end. */
export type Span = { since: Date; until: Date }

/** The time that the next so many conversations span, and the last of them where there may be more after it. */
export async function spanOf(
  db: Queryable,
  accountId: string,
  filter: Filter,
  cursor: Cursor | null,
  count: number,
): Promise<(Span & { end: Cursor | null }) | null> {
  const next = db
    .select({
      id: conversations.id,
      createdAt: conversations.createdAt,
      lastMessageAt: conversations.lastMessageAt,
    })
    .from(conversations)
    .where(and(matching(accountId, filter), cursor ? after(cursor) : undefined))
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(count)
    .as('next')
  const [last] = await db
    .select({
      id: next.id,
      place: sql<string>`${next.createdAt}::text`,
      since: next.createdAt,
      until: sql`max(coalesce(${next.lastMessageAt}, now())) over ()`.mapWith(conversations.createdAt),
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(next)
    .orderBy(asc(next.createdAt), asc(next.id))
    .limit(1)
  if (!last) return null
  const { id, place, since, until } = last
  return { since, until, end: last.count < count ? null : { id, place } }
}

const monthMs = 30 * 24 * 3_600_000
// Each month is looked up by itself: beyond so many it is quicker to look at all of them at once.
const mostMonths = 6

/** The months in which something was said, as the index knows them. A day more, because clocks differ. */
const monthsOf = ({ since, until }: Span) => sql`generate_series(
    date_trunc('month', (${since.toISOString()}::timestamptz - interval '1 day') at time zone 'UTC'),
    (${until.toISOString()}::timestamptz + interval '1 day') at time zone 'UTC', interval '1 month') as month`

/**
 * The conversations that somebody said this in, by the index of what was said: in that time or ever. Where there are
 * more messages than `most`, as many as that and no more.
 */
export async function lookUp(
  db: Queryable,
  { accountId, search }: Wanted,
  span: Span | null,
  most?: number,
): Promise<string[]> {
  const said = and(eq(messages.accountId, accountId), mayHaveSaid(search), says(search))
  const found =
    span && span.until.getTime() - span.since.getTime() < mostMonths * monthMs
      ? sql`select id from ${monthsOf(span)} cross join lateral (
          select ${messages.conversationId} as id from ${messages}
          where ${said} and date_trunc('month', ${messages.createdAt} at time zone 'UTC') = month offset 0) each`
      : sql`select ${messages.conversationId} as id from ${messages} where ${said}`
  const { rows } = await db.execute<{ id: string }>(sql`${found} limit ${most ?? null}`)
  return rows.map(({ id }) => id)
}

/** Those of these that are wanted, from one place to another. */
export function listThese(
  db: Queryable,
  { accountId, filter }: Wanted,
  ids: readonly string[],
  cursor: Cursor | null,
  end: Cursor | null,
  limit: number,
): Promise<Listed[]> {
  return db
    .select(listed)
    .from(conversations)
    .leftJoin(assistants, eq(assistants.id, conversations.assistantId))
    .where(
      and(
        matching(accountId, filter),
        sql`${conversations.id} = any(${sql.param([...new Set(ids)])}::uuid[])`,
        cursor ? after(cursor) : undefined,
        end ? sql`not ${after(end)}` : undefined,
      ),
    )
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(limit)
}

export async function findConversation(db: Queryable, accountId: string, id: string): Promise<Listed | null> {
  const [row] = await db
    .select(listed)
    .from(conversations)
    .leftJoin(assistants, eq(assistants.id, conversations.assistantId))
    .where(and(eq(conversations.accountId, accountId), eq(conversations.id, id)))
  return row ?? null
}

export async function countAll(db: Queryable, accountId: string, filter: Filter) {
  const [row] = await db
    .select({
      conversations: count(),
      messages: sql<number>`coalesce(sum(${conversations.messageCount}), 0)::float8`,
      testChats: sql<number>`(count(*) filter (where ${isTestChat}))::int`,
      // By hand: an average of integers is reckoned in arbitrary precision, row by row.
      rating: sql<
        number | null
      >`sum(${conversations.satisfactionRating})::float8 / nullif(count(${conversations.satisfactionRating}), 0)`,
    })
    .from(conversations)
    .where(matching(accountId, filter))
  return row!
}

const message = {
  id: messages.id,
  conversationId: messages.conversationId,
  role: messages.role,
  content: messages.content,
  answered: messages.answered,
  sources: messages.sources,
  createdAt: messages.createdAt,
}

export function listMessages(db: Queryable, accountId: string, conversationIds: readonly string[]) {
  return db
    .select(message)
    .from(messages)
    .where(and(eq(messages.accountId, accountId), inArray(messages.conversationId, [...conversationIds])))
    .orderBy(asc(messages.conversationId), asc(messages.turn), asc(messages.id))
}

/** The last messages of each: a list shows how conversations went, not all of the longest one. */
export async function listLastMessages(
  db: Queryable,
  accountId: string,
  conversationIds: readonly string[],
  each: number,
) {
  if (conversationIds.length === 0) return []
  const wanted = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), inArray(conversations.id, [...conversationIds])))
    .as('wanted')
  const last = db
    .select({ ...message, turn: messages.turn })
    .from(messages)
    .where(eq(messages.conversationId, wanted.id))
    .orderBy(desc(messages.turn), desc(messages.id))
    .limit(each)
    .as('last')
  return db
    .select({
      id: last.id,
      conversationId: last.conversationId,
      role: last.role,
      content: last.content,
      answered: last.answered,
      sources: last.sources,
      createdAt: last.createdAt,
    })
    .from(wanted)
    .innerJoinLateral(last, sql`true`)
    .orderBy(asc(last.conversationId), asc(last.turn), asc(last.id))
}

export function listFilesOf(db: Queryable, accountId: string, conversationIds: readonly string[]) {
  return db
    .select({
      id: files.id,
      messageId: files.messageId,
      name: files.name,
      type: files.type,
      size: files.size,
    })
    .from(files)
    .where(and(eq(files.accountId, accountId), inArray(files.conversationId, [...conversationIds])))
    .orderBy(asc(files.createdAt), asc(files.id))
}

export async function deleteConversations(db: Queryable, accountId: string, ids: readonly string[]) {
  const rows = await db
    .delete(conversations)
    .where(and(eq(conversations.accountId, accountId), inArray(conversations.id, [...ids])))
    .returning({ id: conversations.id })
  return rows.length
}

/** All that the person behind this conversation ever said to this account's assistants. */
export async function listOfSamePerson(db: Queryable, accountId: string, id: string) {
  const [one] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), eq(conversations.id, id)))
  if (!one) return []
  // A visitor is who holds the secret; behind an integrator's key each session is somebody else.
  const samePerson = one.callerKind === 'integrator' ? eq(conversations.sessionId, one.sessionId) : undefined
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.accountId, accountId),
        eq(conversations.callerKind, one.callerKind),
        eq(conversations.caller, one.caller),
        samePerson,
      ),
    )
  return rows.map((row) => row.id)
}
