import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'
import { conversations } from './conversations.ts'

/** Files visitors sent; their bytes lie in the file store under the same id. */
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
    /** The message it was sent with; null until then. */
    messageId: bigint({ mode: 'number' }),
    name: text().notNull(),
    /** Its media type, told by its content. */
    type: text().notNull(),
    size: integer().notNull(),
    /** What it says, where it could be read. */
    text: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('files_conversation').on(table.conversationId),
    index('files_account').on(table.accountId, table.createdAt),
  ],
)
