import { factOrigins, type KnownFact } from '@foyer/contract/facts'
import type { Fact } from '@foyer/contract/scans'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
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

/** An owner's own question and answer: knowledge that outranks pages. */
export const taughtAnswers = pgTable(
  'taught_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    answer: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('taught_answers_assistant').on(table.assistantId)],
)

/**
 * Pages as read. While a scan runs its pages are staged under it (`live` false) and the old ones go on serving;
 * the swap is one transaction. Live pages belong to their assistant alone, so that old scans can be swept.
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
    /** The page as it was read, compressed: what a rescan needs when the site says 'not modified'. */
    reading: bytes(),
    etag: text(),
    lastModified: text(),
    /** The hash of everything readable on it, and what telling duplicates needs: both for the next scan. */
    contentHash: text().notNull(),
    sketch: text(),
    /** Why the website has it no more, where the owner is to decide what becomes of it or has decided to keep it. */
    goneReason: text(),
    ownerKeeps: boolean().notNull().default(false),
    scannedAt: timestamp('scraped_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('pages_staged_url').on(table.scanId, table.url),
    uniqueIndex('pages_live_url').on(table.assistantId, table.url).where(sql`${table.live}`),
  ],
)

/** What the site itself says, as its last scan found it. */
export type SiteStatement = Pick<
  KnownFact,
  | 'label'
  | 'value'
  | 'url'
  | 'part'
  | 'condition'
  | 'unit'
  | 'amount'
  | 'currency'
  | 'validity'
  | 'quote'
  | 'otherValue'
  | 'origin'
  | 'sure'
>

/** How a statement of the site is known again, what it was, and all of it while the site still makes it. */
export type EarlierStatement = {
  key: string
  value: string
  before?: SiteStatement | null
  /** What was said before that, by the site or the owner: a page, a description or a prompt may still say it. */
  past?: string[]
}

export const assistantFacts = pgTable(
  'assistant_facts',
  {
    id: uuid().primaryKey().defaultRandom(),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text().$type<Fact['kind']>().notNull(),
    label: text().notNull(),
    value: text().notNull(),
    url: text().notNull(),
    part: text(),
    condition: text(),
    unit: text(),
    amount: doublePrecision(),
    currency: text(),
    validity: text(),
    quote: text(),
    otherValue: text(),
    origin: text({ enum: factOrigins }).notNull().default('text'),
    sure: boolean().notNull().default(true),
    /** What the site said when the owner corrected or dropped it; null where the owner stated it first. */
    stated: jsonb().$type<EarlierStatement>(),
    /** The owner said that what the site states is right, and changed nothing: where the site says another, it is asked anew. */
    confirmed: boolean().notNull().default(false),
    /** Dropped by the owner: kept, unseen, so that the next scan does not bring it back. */
    dropped: boolean().notNull().default(false),
  },
  (table) => [
    index('assistant_facts_assistant').on(table.assistantId, table.position),
    // Every message and every view of a page with the widget asks for them.
    index('assistant_facts_name').on(table.assistantId, table.position).where(sql`${table.kind} = 'name'`),
  ],
)

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
    /** The hash of its bytes: the same file sent again is known by it. */
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
