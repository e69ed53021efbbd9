import { boolean, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** What the conversations begun on one day in UTC come to, so that not all of them are counted every time. */
export const conversationDays = pgTable(
  'conversation_days',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    assistantId: uuid().notNull(),
    testChat: boolean().notNull(),
    conversations: integer().notNull(),
    messages: integer().notNull(),
    ratings: integer().notNull(),
    ratingSum: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.assistantId, table.testChat] })],
)

/** Up to which day they are counted. */
export const countedDays = pgTable('counted_days', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  through: date().notNull(),
})

/** Counted days on which something changed since: a trigger of `conversations` writes them. */
export const staleDays = pgTable(
  'stale_days',
  { accountId: uuid().notNull(), day: date().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)
