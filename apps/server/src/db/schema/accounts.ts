import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    companyName: text(),
    role: text({ enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    tier: text({ enum: ['free', 'pro', 'enterprise', 'custom', 'admin'] })
      .notNull()
      .default('free'),
    /** The plan that whoever runs this Foyer put the account on by hand. No payment, paid or missed, takes it away. */
    agreedTier: text({ enum: ['pro', 'enterprise', 'custom', 'admin'] }),
    subscriptionStatus: text({ enum: ['active', 'past_due', 'canceled'] })
      .notNull()
      .default('active'),
    profileImageUrl: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  // One person, one account, however the address is capitalised.
  (table) => [uniqueIndex('accounts_email').on(sql`lower(${table.email})`)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** What was refreshed from one sign-in. */
    familyId: uuid().notNull().defaultRandom(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When another session took its place; null for the newest of its family. */
    refreshedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
)

/**
 * Failed sign-ins by account and by address, and registrations by address (for those `lastAt` is when their hour
 * began): shared by all instances, so that none can be played off.
 */
export const loginFailures = pgTable(
  'login_failures',
  {
    key: text().primaryKey(),
    failures: integer().notNull().default(0),
    lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('login_failures_last').on(table.lastAt)],
)
