import type { Invoice } from '@foyer/contract/billing'
import { and, desc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { invoices, subscriptions } from '../../platform/db/schema/billing.ts'
import type { PaymentProvider } from './provider.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

const shownInvoices = 24

export const emptySubscription = {
  subscriptionId: null,
  tier: null,
  status: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  nextTier: null,
  pastDueSince: null,
  card: null,
}

export async function findSubscription(db: Queryable, accountId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId))
  return row ?? null
}

export async function findAccountOfCustomer(
  db: Queryable,
  provider: PaymentProvider['name'],
  customerId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.customerId, customerId)))
  return row?.accountId ?? null
}

export async function saveSubscription(
  db: Queryable,
  accountId: string,
  values: Omit<typeof subscriptions.$inferInsert, 'accountId' | 'version'>,
): Promise<SubscriptionRow> {
  const [row] = await db
    .insert(subscriptions)
    .values({ ...values, accountId, version: 1 })
    .onConflictDoUpdate({
      target: subscriptions.accountId,
      set: { ...values, version: sql`${subscriptions.version} + 1` },
    })
    .returning()
  return row!
}

/** Keeps an existing customer unless it belongs to another provider. */
export async function saveCustomer(
  db: Queryable,
  accountId: string,
  provider: PaymentProvider['name'],
  customerId: string,
) {
  await db
    .insert(subscriptions)
    .values({ accountId, provider, customerId, version: 1 })
    .onConflictDoUpdate({
      target: subscriptions.accountId,
      set: { provider, customerId, ...emptySubscription, version: sql`${subscriptions.version} + 1` },
      setWhere: and(
        ne(subscriptions.provider, provider),
        or(isNull(subscriptions.status), eq(subscriptions.status, 'canceled')),
      ),
    })
}

export async function endSubscription(
  db: Queryable,
  accountId: string,
  provider: PaymentProvider['name'],
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .update(subscriptions)
    .set({ status: 'canceled', version: sql`${subscriptions.version} + 1` })
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.provider, provider)))
    .returning()
  return row ?? null
}

export async function listInvoices(db: Queryable, accountId: string) {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.accountId, accountId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(shownInvoices)
}

export async function findInvoiceStatuses(db: Queryable, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Invoice['status']>()
  const rows = await db
    .select({ id: invoices.id, status: invoices.status })
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), inArray(invoices.id, [...ids])))
  return new Map(rows.map(({ id, status }) => [id, status]))
}

export async function saveInvoices(db: Queryable, accountId: string, said: readonly Invoice[]) {
  if (said.length === 0) return
  await db
    .insert(invoices)
    .values(said.map((invoice) => ({ ...invoice, accountId, issuedAt: new Date(invoice.issuedAt) })))
    .onConflictDoUpdate({
      target: invoices.id,
      set: {
        number: sql`excluded.number`,
        description: sql`excluded.description`,
        amount: sql`excluded.amount`,
        refunded: sql`excluded.refunded`,
        currency: sql`excluded.currency`,
        status: sql`excluded.status`,
        issuedAt: sql`excluded.issued_at`,
        url: sql`excluded.url`,
      },
      setWhere: eq(invoices.accountId, accountId),
    })
}

// The following queries cover all accounts, for the hourly job.

/**
 * Customers with an expected change. Abandoned Stripe checkouts are left out, because `reconcileStripe` finds
 * purchases.
 * The sandbox sends no events, so all its customers without a plan are included.
 */
export async function listCustomersDue(db: Queryable, provider: PaymentProvider['name'], now: Date) {
  const isSandbox = provider === 'sandbox'
  return db
    .select({ accountId: subscriptions.accountId, customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, provider),
        or(
          and(isNull(subscriptions.status), isSandbox ? undefined : isNotNull(subscriptions.subscriptionId)),
          isSandbox ? eq(subscriptions.status, 'canceled') : undefined,
          eq(subscriptions.status, 'past_due'),
          and(eq(subscriptions.status, 'active'), lte(subscriptions.currentPeriodEnd, providerNow(now))),
        ),
      ),
    )
}

export async function listOverdue(db: Queryable, since: Date): Promise<string[]> {
  const rows = await db
    .select({ accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'past_due'), lte(subscriptions.pastDueSince, providerNow(since))))
  return rows.map(({ accountId }) => accountId)
}

export async function listRunningOf(db: Queryable, provider: PaymentProvider['name']): Promise<string[]> {
  const rows = await db
    .select({ accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), inArray(subscriptions.status, ['active', 'past_due'])))
  return rows.map(({ accountId }) => accountId)
}

const providerNow = (now: Date) =>
  sql`${now.toISOString()}::timestamptz + ${subscriptions.clockAheadMs} * interval '1 millisecond'`
