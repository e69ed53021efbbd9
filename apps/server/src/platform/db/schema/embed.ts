import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The picture of a business that its widget shows, a few kilobytes each. */
export const logos = pgTable('logos', {
  assistantId: uuid()
    .primaryKey()
    .references(() => assistants.id, { onDelete: 'cascade' }),
  accountId: uuid().notNull(),
  /** Its media type, told by its content. */
  type: text().notNull(),
  /** Part of its address: another picture has another one. */
  hash: text().notNull(),
  image: bytes().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
