import { and, count, eq, isNotNull, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { recoveryCodes, secondFactors } from '../../platform/db/schema/auth.ts'

/** Only confirmed factors are asked for at sign-in. */
export async function findFactor(db: Queryable, accountId: string) {
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt)))
  return row ?? null
}

export async function findUnconfirmed(db: Queryable, accountId: string) {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId))
  return row ?? null
}

export async function saveUnconfirmed(db: Queryable, accountId: string, secretCipher: string) {
  const values = { secretCipher, confirmedAt: null, lastStep: 0 }
  await db
    .insert(secondFactors)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: secondFactors.accountId, set: values })
}

export async function markConfirmed(db: Queryable, accountId: string, at: Date) {
  await db.update(secondFactors).set({ confirmedAt: at }).where(eq(secondFactors.accountId, accountId))
}

export async function consumeStep(db: Queryable, accountId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ accountId: secondFactors.accountId })
  return rows.length > 0
}

export async function deleteFactor(db: Queryable, accountId: string) {
  await db.delete(secondFactors).where(eq(secondFactors.accountId, accountId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
}

export async function replaceRecoveryCodes(db: Queryable, accountId: string, hashes: readonly string[]) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, accountId })))
}

export async function consumeRecoveryCode(db: Queryable, accountId: string, codeHash: string) {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash })
  return rows.length > 0
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
  return row?.left ?? 0
}
