import { and, asc, desc, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { conversations, messages } from '../../platform/db/schema/conversations.ts'
import type { Cursor } from '../../platform/http/cursor.ts'
import {
  afterCursor,
  type Filter,
  type ListedConversation,
  listConversations,
  listedColumns,
  matchingConversations,
} from './store.ts'

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** What was said as it is searched: written so that the index knows it. */
const searched = sql`coalesce(${messages.folded}, lower(${messages.content} collate "C"))`

/** Anywhere in a message; what means something to LIKE is looked for as itself. */
const says = (search: string) => sql`${searched} like ${`%${literal(search)}%`}`

// Each three letters are a list to be looked up, and of several words those around their spaces tell the most.
const mostWords = 5

/** What to ask the index for several words: how its long words begin and end. */
function severalWordsPattern(search: string) {
  const words = search.split(' ').slice(0, mostWords)
  const last = words.length - 1
  // Two spaces bring enough letters to look it up by.
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
  sql`translate(${searched}, ' ', '7') like ${severalWordsPattern(search)}`

/** What is wanted, and of whom; `search` is folded. */
type MessageSearch = { accountId: string; filter: Filter; search: string }

/**
 * Of the next so many conversations those that somebody said this in: by reading one after the other, and no further
 * than until enough are found. Where there were not enough, `end` is the last that was read, or null if there is none
 * after it.
 */
export async function readSaid(
  db: Queryable,
  { accountId, filter, search }: MessageSearch,
  cursor: Cursor | null,
  count: number,
  enough: number,
): Promise<{ rows: ListedConversation[]; end: Cursor | null }> {
  const next = db.$with('next').as(listConversations(db, accountId, filter, cursor, count))
  // Not the account's messages but the conversation's, else the index of all that was ever said would be asked.
  const isSaid = sql`(select true from ${messages}
    where ${messages.conversationId} = ${next.id} and ${says(search)} limit 1)`
  const said = db.$with('said').as(db.select().from(next).where(isSaid).limit(enough))
  const end = db
    .select({ id: next.id, place: sql<string>`${next.place}`.as('end_place') })
    .from(next)
    .where(sql`(select count(*) from ${said}) < ${enough}`)
    .orderBy(desc(next.createdAt), desc(next.id))
    .offset(count - 1)
    .limit(1)
    .as('end')
  const found = await db
    .with(next, said)
    .select()
    .from(said)
    .fullJoin(end, sql`false`)
    .orderBy(desc(said.createdAt), desc(said.id))
  return {
    rows: found.flatMap((row) => row.said ?? []),
    end: found.find((row) => row.said === null)?.end ?? null,
  }
}

/** The time from the beginning of the first of some conversations to the last word in any of them. */
export type Span = { since: Date; until: Date }

/** The time that the next so many conversations span, and the last of them where there may be more after it. */
export async function spanOf(
  db: Queryable,
  accountId: string,
  filter: Filter,
  cursor: Cursor | null,
  count: number,
): Promise<(Span & { end: Cursor | null }) | null> {
  const next = db.$with('next').as(
    db
      .select({
        id: conversations.id,
        createdAt: conversations.createdAt,
        lastMessageAt: conversations.lastMessageAt,
      })
      .from(conversations)
      .where(and(matchingConversations(accountId, filter), cursor ? afterCursor(cursor) : undefined))
      .orderBy(desc(conversations.createdAt), desc(conversations.id))
      .limit(count),
  )
  const [last] = await db
    .with(next)
    .select({
      id: next.id,
      place: sql<string>`${next.createdAt}::text`,
      since: next.createdAt,
      until: sql`(select max(coalesce(${next.lastMessageAt}, now())) from ${next})`.mapWith(
        conversations.createdAt,
      ),
      count: sql<number>`(select count(*) from ${next})::int`,
    })
    .from(next)
    .orderBy(asc(next.createdAt), asc(next.id))
    .limit(1)
  if (!last) return null
  const { id, place, since, until } = last
  return { since, until, end: last.count < count ? null : { id, place } }
}

const dayMs = 24 * 3_600_000
// Each week or month is looked up by itself: beyond so many it is quicker to look at larger ones or all at once.
const units = [
  { unit: sql.raw("'week'"), step: '1 week', most: 21 * dayMs },
  { unit: sql.raw("'month'"), step: '1 month', most: 180 * dayMs },
]

/** Where something was said in that time, week by week or month by month as the index knows them. */
function inSpan({ since, until }: Span, said: SQL | undefined): SQL | null {
  const wanted = units.find(({ most }) => until.getTime() - since.getTime() < most)
  if (!wanted) return null
  const { unit, step } = wanted
  // An hour more, because clocks differ.
  return sql`select id from generate_series(
    date_trunc(${unit}, (${since.toISOString()}::timestamptz - interval '1 hour') at time zone 'UTC'),
    (${until.toISOString()}::timestamptz + interval '1 hour') at time zone 'UTC', ${step}::interval) as each
    cross join lateral (select ${messages.conversationId} as id from ${messages}
      where ${said} and date_trunc(${unit}, ${messages.createdAt} at time zone 'UTC') = each offset 0) found`
}

/** The conversations that somebody said this in, by the index of what was said: in that time or ever. */
function found({ accountId, search }: MessageSearch, span: Span | null): SQL {
  const said = and(eq(messages.accountId, accountId), mayHaveSaid(search), says(search))
  return (
    (span && inSpan(span, said)) ??
    sql`select ${messages.conversationId} as id from ${messages} where ${said}`
  )
}

// Where the statistics of the table say that so much of it is one account's, the others are not worth leaving out.
const mostOfAll = 0.5

/** Whether nearly all that was ever said here was said to one account, as where a business runs its own instance. */
async function isNearlyAlone(db: Queryable, accountId: string): Promise<boolean> {
  const { rows } = await db.execute<{ share: number | null }>(sql`
    select most_common_freqs[array_position(most_common_vals::text::uuid[], ${accountId}::uuid)] as share
    from pg_stats where schemaname = current_schema()
      and tablename = ${getTableName(messages)} and attname = ${messages.accountId.name}`)
  return (rows[0]?.share ?? 0) >= mostOfAll
}

/**
 * The same without asking the index for the account, whose list is as long as all that was said: a third less to
 * compare. What others said is left out afterwards.
 */
const foundAlone = ({ accountId, search }: MessageSearch) => {
  const may = sql`select ${messages.conversationId}, ${messages.accountId}, ${messages.content}, ${messages.folded} from ${messages}
    where ${mayHaveSaid(search)} offset 0`
  return sql`select ${messages.conversationId} as id from (${may}) as ${messages}
    where ${and(eq(messages.accountId, accountId), says(search))}`
}

/** Those of that time or ever, one for each message that says it and no more than `most`. */
export async function lookUp(
  db: Queryable,
  wanted: MessageSearch,
  span: Span | null,
  most: number,
): Promise<string[]> {
  const isAlone = span === null && (await isNearlyAlone(db, wanted.accountId))
  const said = isAlone ? foundAlone(wanted) : found(wanted, span)
  const { rows } = await db.execute<{ id: string }>(sql`${said} limit ${most}`)
  return rows.map(({ id }) => id)
}

const sampled = 20
const mostParts = 12
// Letters that stand in so many messages of the sample are common.
const commonInSample = 3

/**
 * Whether every three letters of this stand in many messages. The index then has to compare long lists to find what is
 * rare. Told by what was said last.
 */
export async function isOfCommonLetters(
  db: Queryable,
  { accountId, search }: Pick<MessageSearch, 'accountId' | 'search'>,
): Promise<boolean> {
  const parts = (search.match(/[\p{L}\p{N}]{3,}/gu) ?? []).flatMap((word) =>
    [...word].map((_, nth, letters) => letters.slice(nth, nth + 3).join('')).slice(0, -2),
  )
  const { rows } = await db.execute<{ rarest: number | null }>(sql`
    with sample as materialized (
      select ${searched} as said from ${messages} where ${messages.conversationId} in (
        select ${conversations.id} from ${conversations} where ${eq(conversations.accountId, accountId)}
        order by ${desc(conversations.createdAt)}, ${desc(conversations.id)} limit ${sampled}))
    select min((select count(*) from sample where strpos(said, part) > 0))::int as rarest
    from unnest(${sql.param(parts.slice(0, mostParts))}::text[]) as part`)
  return (rows[0]?.rarest ?? commonInSample) >= commonInSample
}

/** Lists what is wanted of these, or of all that was said in that time, from one place to another. */
export async function listFound(
  db: Queryable,
  wanted: MessageSearch,
  among: readonly string[] | Span,
  cursor: Cursor | null,
  end: Cursor | null,
  limit: number,
): Promise<ListedConversation[]> {
  if ('length' in among && among.length === 0) return []
  const ids =
    'length' in among ? sql`${sql.param([...new Set(among)])}::uuid[]` : sql`array(${found(wanted, among)})`
  return db
    .select(listedColumns)
    .from(conversations)
    .where(
      and(
        matchingConversations(wanted.accountId, wanted.filter),
        sql`${conversations.id} = any(${ids})`,
        cursor ? afterCursor(cursor) : undefined,
        end ? sql`not ${afterCursor(end)}` : undefined,
      ),
    )
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(limit)
}
