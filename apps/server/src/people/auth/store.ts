import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { accounts, agreedLimits } from '../../platform/db/schema/auth.ts'
import type { AgreedLimits } from './plan/plan-of.ts'

const emailIs = (email: string) => eq(sql`lower(${accounts.email})`, email.toLowerCase())

export async function findAccountByEmail(db: Queryable, email: string) {
  const [row] = await db.select().from(accounts).where(emailIs(email))
  return row ?? null
}

export async function findAccountById(db: Queryable, accountId: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  return row ?? null
}

export async function insertAccount(db: Queryable, values: typeof accounts.$inferInsert) {
  const [row] = await db.insert(accounts).values(values).onConflictDoNothing().returning()
  return row ?? null
}

export async function updateAccount(
  db: Queryable,
  accountId: string,
  values: Partial<
    Pick<
      typeof accounts.$inferInsert,
      | 'email'
      | 'emailVerifiedAt'
      | 'confirmationSentAt'
      | 'firstName'
      | 'lastName'
      | 'passwordHash'
      | 'tier'
      | 'agreedTier'
      | 'subscriptionStatus'
      | 'role'
    >
  >,
) {
  const [row] = await db
    .update(accounts)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(accounts.id, accountId))
    .returning()
  return row ?? null
}

export async function findPasswordHash(db: Queryable, accountId: string) {
  const [row] = await db
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row?.hash ?? null
}

export async function findTier(db: Queryable, accountId: string) {
  const [row] = await db.select({ tier: accounts.tier }).from(accounts).where(eq(accounts.id, accountId))
  return row?.tier ?? null
}

export async function listExisting(db: Queryable, accountIds: readonly string[]) {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
  return rows.map(({ id }) => id)
}

export async function listNeverAsked(db: Queryable, limit: number) {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNull(accounts.emailVerifiedAt), isNull(accounts.confirmationSentAt)))
    .orderBy(asc(accounts.createdAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function deleteAccount(db: Queryable, accountId: string) {
  await db.delete(accounts).where(eq(accounts.id, accountId))
}

export async function findPayer(db: Queryable, accountId: string) {
  const [row] = await db
    .select({ tier: accounts.tier, role: accounts.role, agreed: agreedLimits })
    .from(accounts)
    .leftJoin(agreedLimits, eq(agreedLimits.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  return row ?? null
}

/** Changes only the limits given. Null resets a limit to the plan's. */
export async function saveAgreed(db: Queryable, accountId: string, agreed: Partial<AgreedLimits>) {
  await db
    .insert(agreedLimits)
    .values({ accountId, ...agreed })
    .onConflictDoUpdate({ target: agreedLimits.accountId, set: agreed })
}
