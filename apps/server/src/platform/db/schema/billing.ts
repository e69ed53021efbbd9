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

export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: ofAccount().primaryKey(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    customerId: text().notNull(),
    /** Null until the customer buys something. */
    subscriptionId: text(),
    tier: text({ enum: ['pro', 'enterprise'] }),
    status: text({ enum: ['active', 'past_due', 'canceled'] }),
    currentPeriodEnd: moment(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    nextTier: text({ enum: ['pro', 'enterprise'] }),
    /** The start of the grace period. */
    pastDueSince: moment(),
    card: jsonb().$type<StoredCard>(),
    /** Offset of the customer's clock, for the sandbox and Stripe's test clocks. */
    clockAheadMs: bigint({ mode: 'number' }).notNull().default(0),
    checkedAt: moment().notNull().defaultNow(),
    /** Increments with each stored state, to detect outdated responses. */
    version: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('subscriptions_customer').on(table.provider, table.customerId)],
)

export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    accountId: ofAccount().notNull(),
    number: text().notNull(),
    description: text().notNull(),
    /** In the currency's smallest unit. */
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

export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), type: text().notNull(), appliedAt: moment().notNull().defaultNow() },
  (table) => [index('payment_events_applied').on(table.appliedAt)],
)

/** The sandbox provider's records. */
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
