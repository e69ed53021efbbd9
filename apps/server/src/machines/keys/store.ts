import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { accountKeys } from '../../platform/db/schema/keys.ts'

export type KeyRow = typeof accountKeys.$inferSelect
type SealedKey = Pick<KeyRow, 'keyCipher' | 'keyHash'>

const owned = (accountId: string, id: string) =>
  and(eq(accountKeys.accountId, accountId), eq(accountKeys.id, id))

export function listKeyRows(db: Queryable, accountId: string) {
  return db
    .select()
    .from(accountKeys)
    .where(eq(accountKeys.accountId, accountId))
    .orderBy(desc(accountKeys.createdAt), desc(accountKeys.id))
}

export const countKeys = (db: Queryable, accountId: string) =>
  db.$count(accountKeys, eq(accountKeys.accountId, accountId))

export async function insertKey(db: Queryable, accountId: string, values: SealedKey & { name: string }) {
  const [row] = await db
    .insert(accountKeys)
    .values({ accountId, ...values })
    .returning()
  return row!
}

export async function updateKey(
  db: Queryable,
  accountId: string,
  id: string,
  values: Partial<SealedKey & { name: string; lastUsedAt: null }>,
) {
  const [row] = await db.update(accountKeys).set(values).where(owned(accountId, id)).returning()
  return row ?? null
}

export async function deleteKey(db: Queryable, accountId: string, id: string) {
  const rows = await db.delete(accountKeys).where(owned(accountId, id)).returning({ id: accountKeys.id })
  return rows.length > 0
}

/** Takes no owner, because the key identifies it. */
export async function findKeyByHash(db: Queryable, keyHash: string) {
  const [row] = await db
    .select({ id: accountKeys.id, accountId: accountKeys.accountId, lastUsedAt: accountKeys.lastUsedAt })
    .from(accountKeys)
    .where(eq(accountKeys.keyHash, keyHash))
  return row ?? null
}

export async function recordUse(db: Queryable, accountId: string, id: string, now: Date, unlessSince: Date) {
  const stale = or(isNull(accountKeys.lastUsedAt), lt(accountKeys.lastUsedAt, unlessSince))
  await db
    .update(accountKeys)
    .set({ lastUsedAt: now })
    .where(and(owned(accountId, id), stale))
}
