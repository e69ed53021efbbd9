import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'
import { conversations } from './conversations.ts'

/** Files sent by visitors. Their content is in the file store under the same id. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Null until a message is sent with it. */
    messageId: bigint({ mode: 'number' }),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    text: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('files_conversation').on(table.conversationId),
    index('files_account').on(table.accountId, table.createdAt),
  ],
)
