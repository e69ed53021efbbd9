import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { accounts, loginFailures, sessions } from '../db/schema/accounts.ts'

const emailIs = (email: string) => eq(sql`lower(${accounts.email})`, email.toLowerCase())

export async function findAccountByEmail(db: Queryable, email: string) {
  const [row] = await db.select().from(accounts).where(emailIs(email))
  return row ?? null
}

/** Null where the address is taken. */
export async function insertAccount(db: Queryable, values: typeof accounts.$inferInsert) {
  const [row] = await db.insert(accounts).values(values).onConflictDoNothing().returning()
  return row ?? null
}

export async function updateAccount(
  db: Queryable,
  accountId: string,
  values: Partial<
    Pick<typeof accounts.$inferInsert, 'firstName' | 'lastName' | 'passwordHash' | 'tier' | 'role'>
  >,
) {
  const [row] = await db
    .update(accounts)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(accounts.id, accountId))
    .returning()
  return row ?? null
}

export async function passwordHashOf(db: Queryable, accountId: string) {
  const [row] = await db
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row?.hash ?? null
}

export async function insertSession(db: Queryable, accountId: string, expiresAt: Date) {
  const [row] = await db.insert(sessions).values({ accountId, expiresAt }).returning()
  return row!
}

export async function findSession(db: Queryable, accountId: string, sessionId: string, now: Date) {
  const [row] = await db
    .select({ account: accounts, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId), gt(sessions.expiresAt, now)))
  return row ?? null
}

export async function endSessionAt(db: Queryable, accountId: string, sessionId: string, at: Date) {
  await db
    .update(sessions)
    .set({ expiresAt: at })
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId), gt(sessions.expiresAt, at)))
}

export async function deleteSession(db: Queryable, accountId: string, sessionId: string) {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId)))
}

export async function deleteOtherSessions(db: Queryable, accountId: string, keptSessionId: string) {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, keptSessionId)))
}

export async function deleteAllSessions(db: Queryable, accountId: string) {
  await db.delete(sessions).where(eq(sessions.accountId, accountId))
}

export async function deleteExpired(db: Queryable, now: Date, failuresBefore: Date) {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(loginFailures).where(lt(loginFailures.lastAt, failuresBefore))
}

/** After `free` failures each further one costs a wait that doubles up to `longestMs`. */
export type WaitRule = { free: number; longestMs: number }

/**
 * Counts an attempt before its password is looked at, unless its wait is not over. One statement decides and counts,
 * so that of a thousand at once only one gets through a wait's end. Returns how many came before, or null when refused.
 */
export async function countAttempt(
  db: Queryable,
  key: string,
  now: Date,
  forgetBefore: Date,
  rule: WaitRule | null,
) {
  const { failures, lastAt } = loginFailures
  const forgotten = sql`${lastAt} < ${forgetBefore}`
  const [row] = await db
    .insert(loginFailures)
    .values({ key, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { failures: sql`case when ${forgotten} then 1 else ${failures} + 1 end`, lastAt: now },
      ...(rule && {
        setWhere: sql`${forgotten} or ${failures} < ${rule.free} or ${lastAt} + make_interval(secs => least(
          ${rule.longestMs / 1000}::float8, power(2, least(${failures} - ${rule.free}, 20)))) <= ${now}`,
      }),
    })
    .returning({ failures })
  return row ? row.failures - 1 : null
}

export async function readAttempts(db: Queryable, key: string) {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.key, key))
  return row ?? null
}

export async function forgetAttempts(db: Queryable, key: string) {
  await db.delete(loginFailures).where(eq(loginFailures.key, key))
}
