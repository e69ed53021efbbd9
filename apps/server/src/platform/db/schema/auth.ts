import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const ofAccount = () => uuid().references(() => accounts.id, { onDelete: 'cascade' })

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
    /** The plan granted by the operator, independent of payments. */
    agreedTier: text({ enum: ['pro', 'enterprise', 'custom', 'admin'] }),
    subscriptionStatus: text({ enum: ['active', 'past_due', 'canceled'] })
      .notNull()
      .default('active'),
    profileImageUrl: text(),
    /** Null until the owner follows a link sent to `email`. */
    emailVerifiedAt: timestamp({ withTimezone: true }),
    /** When a confirmation link was last sent to `email`. */
    confirmationSentAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  // Addresses are unique regardless of capitalization.
  (table) => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    index('accounts_never_asked')
      .on(table.createdAt)
      .where(sql`${table.emailVerifiedAt} is null and ${table.confirmationSentAt} is null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Shared by all sessions refreshed from one sign-in. */
    familyId: uuid().notNull().defaultRandom(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null for the newest session of its family. */
    refreshedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
)

/** Links sent by mail, usable once. Only hashes of their tokens are stored. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['reset_password', 'verify_email', 'change_email'] }).notNull(),
    email: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_links_account').on(table.accountId),
    index('account_links_expiry').on(table.expiresAt),
  ],
)

/** Used for sign-in once `confirmedAt` is set. */
export const secondFactors = pgTable('second_factors', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  secretCipher: text().notNull(),
  confirmedAt: timestamp({ withTimezone: true }),
  /** The 30-second step of the last used code. Earlier codes are rejected. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_account').on(table.accountId)],
)

/**
 * Counts failed sign-ins and other limited actions across instances. For hourly limits, `lastAt` is the start of the
 * window.
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

/** Limits agreed with one customer. Null means the plan's limit, -1 unlimited. */
export const agreedLimits = pgTable('agreed_limits', {
  accountId: ofAccount().primaryKey(),
  assistants: integer(),
  messagesPerMonth: integer(),
  messagesPerDayPerIp: integer(),
  scansPerMonth: integer(),
  pagesPerScan: integer(),
  storageBytes: bigint({ mode: 'number' }),
})
