import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'
import { accounts } from './auth.ts'
import { scans } from './scans.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Pages as read. A running scan stages its pages (`live` false) while the old ones keep serving, and swaps them in one
 * transaction. Live pages belong to their assistant alone, so old scans can be swept.
 */
export const pages = pgTable(
  'pages',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    assistantId: uuid().references(() => assistants.id, { onDelete: 'cascade' }),
    scanId: uuid().references(() => scans.id, { onDelete: 'cascade' }),
    live: boolean().notNull().default(false),
    url: text().notNull(),
    title: text().notNull().default(''),
    language: text(),
    text: text().notNull().default(''),
    characters: integer().notNull().default(0),
    /** The extracted page, compressed, for rescans that the site answers with 'not modified'. */
    reading: bytes(),
    etag: text(),
    lastModified: text(),
    /** Hash and sketch of the readable text: the next scan finds changes and duplicates by them. */
    contentHash: text().notNull(),
    sketch: text(),
    /** Why the page is gone from the website; set while the owner has yet to decide, or chose to keep it. */
    goneReason: text(),
    ownerKeeps: boolean().notNull().default(false),
    scannedAt: timestamp('scraped_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('pages_staged_url').on(table.scanId, table.url),
    uniqueIndex('pages_live_url').on(table.assistantId, table.url).where(sql`${table.live}`),
  ],
)

/** Files and texts that owners add. Only a file's text is stored. */
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
    /** The media type detected from the content. */
    type: text().notNull(),
    size: integer().notNull(),
    /** Hash of the bytes, to recognize the same file when it is uploaded again. */
    hash: text().notNull(),
    /** A public address for visitors. */
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
