import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const logos = pgTable('logos', {
  assistantId: uuid()
    .primaryKey()
    .references(() => assistants.id, { onDelete: 'cascade' }),
  accountId: uuid().notNull(),
  type: text().notNull(),
  /** Part of the URL, which changes with the image. */
  hash: text().notNull(),
  image: bytes().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
