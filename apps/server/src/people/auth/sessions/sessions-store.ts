import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { accounts, agreedLimits, sessions } from '../../../platform/db/schema/auth.ts'

// Callers that create or end sessions must hold `lockAccount`, or a session created at the same moment is missed.

const owned = (accountId: string, sessionId: string) =>
  and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId))

/** Without `familyId` a new family begins. */
export async function insertSession(db: Queryable, accountId: string, expiresAt: Date, familyId?: string) {
  const [row] = await db
    .insert(sessions)
    .values({ accountId, expiresAt, ...(familyId && { familyId }) })
    .returning()
  return row!
}

export async function findSession(db: Queryable, accountId: string, sessionId: string, now: Date) {
  const [row] = await db
    .select({ account: accounts, session: sessions, agreed: agreedLimits })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(agreedLimits, eq(agreedLimits.accountId, accounts.id))
    .where(and(owned(accountId, sessionId), gt(sessions.expiresAt, now)))
  return row ?? null
}

/** True while any session of the family is valid, since refreshing replaces one session by another. */
export async function findFamily(db: Queryable, accountId: string, familyId: string, now: Date) {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.accountId, accountId), eq(sessions.familyId, familyId), gt(sessions.expiresAt, now)),
    )
    .limit(1)
  return row ?? null
}

/** Keeps the row until its token expires, so that reuse can be detected. */
export async function markRefreshed(db: Queryable, accountId: string, sessionId: string, at: Date) {
  await db.update(sessions).set({ refreshedAt: at }).where(owned(accountId, sessionId))
}

export async function deleteFamily(db: Queryable, accountId: string, familyId: string) {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.familyId, familyId)))
}

/** Also ends sessions refreshed from the kept one, which someone else may hold. */
export async function deleteOtherSessions(db: Queryable, accountId: string, keptSessionId: string) {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, keptSessionId)))
  await db.update(sessions).set({ refreshedAt: null }).where(owned(accountId, keptSessionId))
}

export async function deleteAllSessions(db: Queryable, accountId: string) {
  await db.delete(sessions).where(eq(sessions.accountId, accountId))
}

export async function deleteExpiredSessions(db: Queryable, now: Date) {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}
