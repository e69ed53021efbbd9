import { boolean, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { assistants } from './assistants.ts'

/** Files and texts that owners add to what their assistants know. Of a file only its text is kept. */
export const ownSources = pgTable(
  'own_sources',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['file', 'text'] }).notNull(),
    name: text().notNull(),
    /** Its media type, told by its content. */
    type: text().notNull(),
    size: integer().notNull(),
    /** Of its bytes: the same file sent again is known by it. */
    hash: text().notNull(),
    /** Where visitors can read it. */
    url: text(),
    language: text(),
    text: text().notNull(),
    /** The text without private lines; null where there are none. */
    told: text(),
    characters: integer().notNull(),
    shortened: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('own_sources_name').on(table.assistantId, table.name)],
)
