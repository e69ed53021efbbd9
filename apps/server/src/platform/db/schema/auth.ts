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
    /** The plan that whoever runs this Foyer put the account on by hand. No payment, paid or missed, takes it away. */
    agreedTier: text({ enum: ['pro', 'enterprise', 'custom', 'admin'] }),
    subscriptionStatus: text({ enum: ['active', 'past_due', 'canceled'] })
      .notNull()
      .default('active'),
    profileImageUrl: text(),
    /** When its owner followed a link that was sent to `email`; null while nobody did. */
    emailVerifiedAt: timestamp({ withTimezone: true }),
    /** When its owner was last sent the link that confirms `email`; null while nobody was. */
    confirmationSentAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  // One person, one account, however the address is capitalised.
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
    /** The same for all sessions that were refreshed, one after the other, from one sign-in. */
    familyId: uuid().notNull().defaultRandom(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When another session took its place; null for the newest of its family. */
    refreshedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
)

/** Links that were sent by mail, each good once and for a while. Their tokens are kept as hashes alone. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['reset_password', 'verify_email', 'change_email'] }).notNull(),
    /** The address it was sent to: whoever follows it reads the mail there. */
    email: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_links_account').on(table.accountId),
    index('account_links_expiry').on(table.expiresAt),
  ],
)

/** What an owner's authenticator app was given. It is asked for from `confirmedAt` on. */
export const secondFactors = pgTable('second_factors', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  secretCipher: text().notNull(),
  confirmedAt: timestamp({ withTimezone: true }),
  /** The half minute of the last code that was taken: neither that code nor an earlier one is taken again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
})

/** What opens the account in place of the app, each once. Kept as keyed hashes. */
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
 * Failed sign-ins by account and by address; registrations, mails asked for and codes tried within an hour (for those
 * `lastAt` is when it began): shared by all instances, so that none can be played off.
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

/** Limits agreed with one customer; where one is null, the plan's stands. -1 means unlimited. */
export const agreedLimits = pgTable('agreed_limits', {
  accountId: ofAccount().primaryKey(),
  assistants: integer(),
  messagesPerMonth: integer(),
  messagesPerDayPerIp: integer(),
  scansPerMonth: integer(),
  pagesPerScan: integer(),
  storageBytes: bigint({ mode: 'number' }),
})
