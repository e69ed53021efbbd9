import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { sandboxCheckouts, sandboxCustomers } from '../../../platform/db/schema/billing.ts'
import { type Books, emptyBooks } from './books.ts'
import { settle } from './settle.ts'

export type CheckoutRow = typeof sandboxCheckouts.$inferSelect

export async function ensureCustomer(db: Queryable, accountId: string): Promise<string> {
  const [row] = await db
    .insert(sandboxCustomers)
    .values({ id: `sbx_cus_${crypto.randomUUID()}`, accountId, books: emptyBooks })
    // DO NOTHING would return no row.
    .onConflictDoUpdate({ target: sandboxCustomers.accountId, set: { accountId } })
    .returning({ id: sandboxCustomers.id })
  return row!.id
}

export async function findSandboxCustomer(db: Queryable, accountId: string) {
  const [row] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.accountId, accountId))
  return row ? { id: row.id, books: row.books as Books } : null
}

export async function accountOfCustomer(db: Queryable, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ accountId: sandboxCustomers.accountId })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.id, customerId))
  return row?.accountId ?? null
}

export async function deleteCustomer(db: Queryable, customerId: string) {
  const accountId = await accountOfCustomer(db, customerId)
  if (!accountId) return
  await db.delete(sandboxCheckouts).where(eq(sandboxCheckouts.accountId, accountId))
  await db.delete(sandboxCustomers).where(eq(sandboxCustomers.accountId, accountId))
}

export async function listSandboxCustomers(db: Queryable) {
  const rows = await db.select().from(sandboxCustomers).orderBy(sandboxCustomers.id)
  return rows.map(({ id, accountId, books }) => {
    const { subscription } = books as Books
    return { customerId: id, accountId, runs: subscription !== null && subscription.status !== 'canceled' }
  })
}

/**
 * Settles the books and applies `change` under a row lock. `sandboxNow` follows the sandbox's clock. Null if there
 * are no books.
 */
export async function changeBooks(
  db: Queryable,
  accountId: string,
  now: Date,
  change: (books: Books, sandboxNow: number) => Books,
): Promise<Books | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(sandboxCustomers)
      .where(eq(sandboxCustomers.accountId, accountId))
      .for('update')
    if (!row) return null
    const books = row.books as Books
    const sandboxNow = now.getTime() + books.clockAheadMs
    const changed = change(settle(books, sandboxNow), sandboxNow)
    if (changed !== books) {
      await tx
        .update(sandboxCustomers)
        .set({ books: changed })
        .where(eq(sandboxCustomers.accountId, accountId))
    }
    return changed
  })
}

export async function insertCheckout(db: Queryable, values: typeof sandboxCheckouts.$inferInsert) {
  await db.insert(sandboxCheckouts).values(values)
}

export async function findCheckout(db: Queryable, id: string): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
  return row ?? null
}

const ownCheckout = (accountId: string, id: string) =>
  and(eq(sandboxCheckouts.accountId, accountId), eq(sandboxCheckouts.id, id))

export async function findOwnCheckout(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(sandboxCheckouts).where(ownCheckout(accountId, id))
  return row ?? null
}

/** The lock prevents double payment. */
export async function lockOwnCheckout(
  tx: Queryable,
  accountId: string,
  id: string,
): Promise<CheckoutRow | null> {
  const [row] = await tx.select().from(sandboxCheckouts).where(ownCheckout(accountId, id)).for('update')
  return row ?? null
}

export async function markPaid(tx: Queryable, accountId: string, id: string, at: Date) {
  await tx.update(sandboxCheckouts).set({ paidAt: at }).where(ownCheckout(accountId, id))
}
