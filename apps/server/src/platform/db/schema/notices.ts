import { mailChoices } from '@foyer/contract/notices'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'

export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** What it is about, such as limit_near:messages:2026-11: nobody is told the same twice. */
    subject: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    href: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp({ withTimezone: true }),
    /**
     * When it was handed to the queue, in a mail or a digest, or found to be mailed to nobody; null until then. Told
     * while the account's address was not confirmed, it is mailed to nobody from the start.
     */
    mailQueuedAt: timestamp({ withTimezone: true }),
    /** Since when it waits for a digest although it was to be mailed at once: the day had too many. */
    mailHeldAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('notices_subject').on(table.accountId, table.subject),
    index('notices_newest').on(table.accountId, table.createdAt),
    index('notices_unmailed').on(table.createdAt).where(sql`${table.mailQueuedAt} is null`),
  ],
)

/** When an owner wants to be mailed of a kind, where they have chosen. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    mail: text({ enum: mailChoices }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)
