import { and, eq, inArray, lte, or } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { paymentEvents, subscriptions } from '../../../platform/db/schema/billing.ts'

// Events contain no personal data and belong to no account.

export async function isEventApplied(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id))
  return rows.length > 0
}

export async function saveEvent(db: Queryable, event: typeof paymentEvents.$inferInsert) {
  await db.insert(paymentEvents).values(event).onConflictDoNothing()
}

export async function deleteOldEvents(db: Queryable, before: Date) {
  await db.delete(paymentEvents).where(lte(paymentEvents.appliedAt, before))
}

// The following queries cover all accounts, for the hourly job.

/** Payers not refreshed since then. */
export async function listUnchecked(db: Queryable, since: Date) {
  return db
    .select({ accountId: subscriptions.accountId, customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, 'stripe'),
        or(eq(subscriptions.status, 'active'), eq(subscriptions.status, 'past_due')),
        lte(subscriptions.checkedAt, since),
      ),
    )
}

export type BoughtSubscription = Pick<typeof subscriptions.$inferSelect, 'provider' | 'customerId' | 'status'>

export async function listBought(
  db: Queryable,
  accountIds: readonly string[],
): Promise<Map<string, BoughtSubscription>> {
  const rows = await db
    .select({
      accountId: subscriptions.accountId,
      provider: subscriptions.provider,
      customerId: subscriptions.customerId,
      status: subscriptions.status,
    })
    .from(subscriptions)
    .where(inArray(subscriptions.accountId, [...accountIds]))
  return new Map(rows.map(({ accountId, ...bought }) => [accountId, bought]))
}
