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

/** Must match the index's expression. */
const searched = sql`coalesce(${messages.folded}, lower(${messages.content} collate "C"))`

const says = (search: string) => sql`${searched} like ${`%${literal(search)}%`}`

// Each trigram is a list to look up. With several words, those around the spaces are the rarest.
const maxWords = 5

function severalWordsPattern(search: string) {
  const words = search.split(' ').slice(0, maxWords)
  const last = words.length - 1
  // Two spaces already give enough trigrams.
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
 * The index stores a message as one long word with a digit in place of spaces. This gives trigrams across spaces, and
 * makes two common words in a row as rare as they are.
 */
const mayHaveSaid = (search: string) =>
  sql`translate(${searched}, ' ', '7') like ${severalWordsPattern(search)}`

/** `search` is folded. */
type MessageSearch = { accountId: string; filter: Filter; search: string }

/**
 * Reads the next `count` conversations one by one until `enough` match. `end` is the last one read, if too few matched
 * and more may follow.
 */
export async function readSaid(
  db: Queryable,
  { accountId, filter, search }: MessageSearch,
  cursor: Cursor | null,
  count: number,
  enough: number,
): Promise<{ rows: ListedConversation[]; end: Cursor | null }> {
  const next = db.$with('next').as(listConversations(db, accountId, filter, cursor, count))
  // By conversation, as the account's condition would use the full-text index.
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

/** From the first conversation's start to the last message of any. */
export type Span = { since: Date; until: Date }

/** The span of the next `count` conversations, with a cursor if more may follow. */
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
// The index is per week and month. For longer spans, larger units or the whole index are faster.
const units = [
  { unit: sql.raw("'week'"), step: '1 week', most: 21 * dayMs },
  { unit: sql.raw("'month'"), step: '1 month', most: 180 * dayMs },
]

function inSpan({ since, until }: Span, said: SQL | undefined): SQL | null {
  const wanted = units.find(({ most }) => until.getTime() - since.getTime() < most)
  if (!wanted) return null
  const { unit, step } = wanted
  // An extra hour, as clocks differ.
  return sql`select id from generate_series(
    date_trunc(${unit}, (${since.toISOString()}::timestamptz - interval '1 hour') at time zone 'UTC'),
    (${until.toISOString()}::timestamptz + interval '1 hour') at time zone 'UTC', ${step}::interval) as each
    cross join lateral (select ${messages.conversationId} as id from ${messages}
      where ${said} and date_trunc(${unit}, ${messages.createdAt} at time zone 'UTC') = each offset 0) found`
}

function found({ accountId, search }: MessageSearch, span: Span | null): SQL {
  const said = and(eq(messages.accountId, accountId), mayHaveSaid(search), says(search))
  return (
    (span && inSpan(span, said)) ??
    sql`select ${messages.conversationId} as id from ${messages} where ${said}`
  )
}

// Above this share, excluding other accounts costs more than it saves.
const dominantShare = 0.5

/** True if nearly all messages belong to this account, as on a self-hosted instance. */
async function isNearlyAlone(db: Queryable, accountId: string): Promise<boolean> {
  const { rows } = await db.execute<{ share: number | null }>(sql`
    select most_common_freqs[array_position(most_common_vals::text::uuid[], ${accountId}::uuid)] as share
    from pg_stats where schemaname = current_schema()
      and tablename = ${getTableName(messages)} and attname = ${messages.accountId.name}`)
  return (rows[0]?.share ?? 0) >= dominantShare
}

/**
 * Skips the account's index list, which is as long as all messages: a third less to compare. Others' messages are
 * filtered out afterwards.
 */
const foundAlone = ({ accountId, search }: MessageSearch) => {
  const may = sql`select ${messages.conversationId}, ${messages.accountId}, ${messages.content}, ${messages.folded} from ${messages}
    where ${mayHaveSaid(search)} offset 0`
  return sql`select ${messages.conversationId} as id from (${may}) as ${messages}
    where ${and(eq(messages.accountId, accountId), says(search))}`
}

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
const maxParts = 12
// Trigrams in this many sampled messages are common.
const commonInSample = 3

/**
 * True if every trigram of the search is common among the newest messages, so that the index would compare long lists.
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
    from unnest(${sql.param(parts.slice(0, maxParts))}::text[]) as part`)
  return (rows[0]?.rarest ?? commonInSample) >= commonInSample
}

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
