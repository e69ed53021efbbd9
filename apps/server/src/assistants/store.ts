import { scrapedContentLimit } from '@foyer/contract/assistants'
import { everywhereMark } from '@foyer/contract/everywhere-mark'
import { and, asc, eq, inArray, lte, notLike, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { assistants } from '../db/schema/assistants.ts'
import { conversations, files } from '../db/schema/chat.ts'
import { pages } from '../db/schema/scans.ts'

const owned = (accountId: string, id: string) =>
  and(eq(assistants.accountId, accountId), eq(assistants.id, id))

export async function listOwned(db: Queryable, accountId: string) {
  return db
    .select()
    .from(assistants)
    .where(eq(assistants.accountId, accountId))
    .orderBy(asc(assistants.createdAt), asc(assistants.id))
}

export async function findOwned(db: Queryable, accountId: string, id: string) {
  const [row] = await db.select().from(assistants).where(owned(accountId, id))
  return row ?? null
}

/** Held to the end of the transaction: an edit and a scan's end come one after the other. */
export async function lockOwned(db: Queryable, accountId: string, id: string) {
  const [row] = await db.select().from(assistants).where(owned(accountId, id)).for('no key update')
  return row ?? null
}

export async function findById(db: Queryable, id: string) {
  const [row] = await db.select().from(assistants).where(eq(assistants.id, id))
  return row ?? null
}

export async function findByKeyHash(db: Queryable, hash: string) {
  const [row] = await db.select().from(assistants).where(eq(assistants.apiKeyHash, hash))
  return row ?? null
}

export async function insert(db: Queryable, values: typeof assistants.$inferInsert) {
  const [row] = await db.insert(assistants).values(values).returning()
  return row!
}

export async function update(
  db: Queryable,
  accountId: string,
  id: string,
  values: Partial<typeof assistants.$inferInsert>,
) {
  const [row] = await db
    .update(assistants)
    .set({ ...values, version: sql`${assistants.version} + 1`, updatedAt: sql`now()` })
    .where(owned(accountId, id))
    .returning()
  return row ?? null
}

export async function bumpKnowledge(db: Queryable, id: string) {
  await db
    .update(assistants)
    .set({ knowledgeVersion: sql`${assistants.knowledgeVersion} + 1` })
    .where(eq(assistants.id, id))
}

/** The files that visitors sent to this assistant. */
export async function fileIdsOf(db: Queryable, accountId: string, id: string) {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .innerJoin(conversations, eq(conversations.id, files.conversationId))
    .where(and(eq(conversations.accountId, accountId), eq(conversations.assistantId, id)))
  return rows.map((row) => row.id)
}

export async function remove(db: Queryable, accountId: string, id: string) {
  const rows = await db.delete(assistants).where(owned(accountId, id)).returning({ id: assistants.id })
  return rows.length > 0
}

/**
 * Of each assistant how many pages it knows, and the first of them. What all of them repeat is kept beside them and
 * is none of them: the scan and its ledger don't count it either.
 */
export async function knownPages(db: Queryable, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const numbered = db
    .select({
      assistantId: sql<string>`${pages.assistantId}`.as('of_assistant'),
      url: pages.url,
      title: pages.title,
      characters: pages.characters,
      scrapedAt: pages.scrapedAt,
      nth: sql<number>`row_number() over (partition by ${pages.assistantId} order by ${pages.url})`.as('nth'),
      total: sql<number>`(count(*) over (partition by ${pages.assistantId}))::int`.as('total'),
    })
    .from(pages)
    .where(
      and(
        eq(pages.accountId, accountId),
        eq(pages.live, true),
        inArray(pages.assistantId, [...ids]),
        notLike(pages.url, `%${everywhereMark}`),
      ),
    )
    .as('numbered')
  return db.select().from(numbered).where(lte(numbered.nth, scrapedContentLimit)).orderBy(asc(numbered.nth))
}
