import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { assistants } from '../db/schema/assistants.ts'
import { conversations, messages } from '../db/schema/chat.ts'
import type { Cursor } from './cursor.ts'
import { after, type Filter, type Listed, listConversations, listed, matching } from './store.ts'

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

/** From when the first of some conversations began until the last word in any of them. */
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
