import type { EmbedSettings } from '@foyer/contract/embed'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'

const owned = (accountId: string, id: string) =>
  and(eq(assistants.accountId, accountId), eq(assistants.id, id))

export async function listOwned(db: Queryable, accountId: string) {
  return db
    .select()
    .from(assistants)
    .where(eq(assistants.accountId, accountId))
    .orderBy(asc(assistants.createdAt), asc(assistants.id))
}

export const listNames = (db: Queryable, accountId: string, ids: readonly string[]) =>
  db
    .select({ id: assistants.id, name: assistants.name })
    .from(assistants)
    .where(and(eq(assistants.accountId, accountId), inArray(assistants.id, [...ids])))

export async function findOwned(db: Queryable, accountId: string, id: string) {
  const [row] = await db.select().from(assistants).where(owned(accountId, id))
  return row ?? null
}

/** The lock serializes an edit with the end of a scan. */
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

/** Leaves the version as it is, so open forms stay valid. */
export async function updateUncounted(
  db: Queryable,
  accountId: string,
  id: string,
  values: Partial<typeof assistants.$inferInsert>,
) {
  const [row] = await db.update(assistants).set(values).where(owned(accountId, id)).returning()
  return row ?? null
}

/** Merges in SQL, so that two dialogs saving at once keep each other's changes. */
export async function mergeEmbed(
  db: Queryable,
  accountId: string,
  id: string,
  change: Partial<EmbedSettings>,
) {
  const [row] = await db
    .update(assistants)
    .set({
      embed: sql`${assistants.embed} || ${JSON.stringify(change)}::jsonb`,
      version: sql`${assistants.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(owned(accountId, id))
    .returning()
  return row!
}

export async function setWidgetSeen(db: Queryable, accountId: string, id: string, at: Date) {
  await db
    .update(assistants)
    .set({ widgetSeenAt: at })
    .where(and(owned(accountId, id), isNull(assistants.widgetSeenAt)))
}

export async function bumpKnowledge(db: Queryable, id: string, forgets: boolean) {
  const next = sql`${assistants.knowledgeVersion} + 1`
  await db
    .update(assistants)
    .set({ knowledgeVersion: next, ...(forgets && { forgottenVersion: next }) })
    .where(eq(assistants.id, id))
}

export async function insertIfMissing(db: Queryable, values: typeof assistants.$inferInsert) {
  await db.insert(assistants).values(values).onConflictDoNothing()
}

export async function remove(db: Queryable, accountId: string, id: string) {
  const rows = await db.delete(assistants).where(owned(accountId, id)).returning({ id: assistants.id })
  return rows.length > 0
}

/** Suspends all but the oldest `limit` assistants. */
export async function suspendBeyond(db: Queryable, accountId: string, limit: number) {
  // Only rows that change, because a scan being published may hold the others.
  await db.execute(sql`
    update ${assistants} set suspended = ranked.nth > ${limit}
    from (
      select id, row_number() over (order by created_at, id) as nth
      from ${assistants} where account_id = ${accountId}
    ) ranked
    where ${assistants.id} = ranked.id and ${assistants.suspended} <> (ranked.nth > ${limit})`)
}

/** In the order in which assistants stay active on a smaller plan. */
export const listNamesByAge = (db: Queryable, accountId: string) =>
  db
    .select({ id: assistants.id, name: assistants.name })
    .from(assistants)
    .where(eq(assistants.accountId, accountId))
    .orderBy(asc(assistants.createdAt), asc(assistants.id))
