import { and, asc, eq, inArray, sql } from 'drizzle-orm'
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
