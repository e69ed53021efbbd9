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
    /** Identifies the event, such as limit_near:messages:2026-11, so it is reported once. */
    subject: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    href: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp({ withTimezone: true }),
    /** When the mail was queued or skipped. Notices before the address is confirmed are skipped. */
    mailQueuedAt: timestamp({ withTimezone: true }),
    /** Set if an at-once notice waits for a digest because of the daily mail limit. */
    mailHeldAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('notices_subject').on(table.accountId, table.subject),
    index('notices_newest').on(table.accountId, table.createdAt),
    index('notices_unmailed').on(table.createdAt).where(sql`${table.mailQueuedAt} is null`),
  ],
)

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
