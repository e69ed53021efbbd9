import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'

const moment = () => timestamp({ withTimezone: true })
const ofAccount = () => uuid().references(() => accounts.id, { onDelete: 'cascade' })

export type StoredCard = { brand: string; last4: string; expiryMonth: number; expiryYear: number }

/** What the payment provider said last of an account. The account's own tier follows from it, never the other way. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: ofAccount().primaryKey(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    customerId: text().notNull(),
    /** Null while the customer has bought nothing. */
    subscriptionId: text(),
    tier: text({ enum: ['pro', 'enterprise'] }),
    status: text({ enum: ['active', 'past_due', 'canceled'] }),
    currentPeriodEnd: moment(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    nextTier: text({ enum: ['pro', 'enterprise'] }),
    /** Since when a payment is overdue: grace is counted from here. */
    pastDueSince: moment(),
    card: jsonb().$type<StoredCard>(),
    /** How far the customer's clock is ahead of ours: the sandbox's can be moved, and so can a test clock of Stripe's. */
    clockAheadMs: bigint({ mode: 'number' }).notNull().default(0),
    /** When this was last asked of the provider. */
    checkedAt: moment().notNull().defaultNow(),
    /** Counts the copies: who asked the provider before the last one was stored knows that their answer may be older. */
    version: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('subscriptions_customer').on(table.provider, table.customerId)],
)

export const invoices = pgTable(
  'invoices',
  {
    /** The id that the payment provider gave it. */
    id: text().primaryKey(),
    accountId: ofAccount().notNull(),
    number: text().notNull(),
    description: text().notNull(),
    /** The sum in the smallest unit of the currency. */
    amount: integer().notNull(),
    refunded: integer().notNull().default(0),
    currency: text().notNull(),
    status: text({
      enum: ['paid', 'open', 'failed', 'refunded', 'partly_refunded', 'disputed', 'void'],
    }).notNull(),
    issuedAt: moment().notNull(),
    url: text(),
  },
  (table) => [index('invoices_account').on(table.accountId, table.issuedAt)],
)

/** Which of the provider's events were applied: one that comes again changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), type: text().notNull(), appliedAt: moment().notNull().defaultNow() },
  (table) => [index('payment_events_applied').on(table.appliedAt)],
)

/** The sandbox's own books, as a provider keeps them elsewhere. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text().primaryKey(),
  accountId: ofAccount().notNull().unique('sandbox_customers_account'),
  books: jsonb().notNull(),
})

export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text().primaryKey(),
  accountId: ofAccount().notNull(),
  tier: text({ enum: ['pro', 'enterprise'] }).notNull(),
  returnTo: text({ enum: ['billing', 'dashboard'] }).notNull(),
  createdAt: moment().notNull().defaultNow(),
  expiresAt: moment().notNull(),
  paidAt: moment(),
})
