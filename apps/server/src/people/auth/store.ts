import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { accounts, agreedLimits } from '../../platform/db/schema/auth.ts'

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

export async function findPayer(db: Queryable, accountId: string) {
  const [row] = await db
    .select({ tier: accounts.tier, role: accounts.role, agreed: agreedLimits })
    .from(accounts)
    .leftJoin(agreedLimits, eq(agreedLimits.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  return row ?? null
}
