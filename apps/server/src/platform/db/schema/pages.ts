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

/** Questions with answers by the owner, which outrank pages. */
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
 * Pages as read. A running scan stages its pages with `live` false, and one transaction swaps them in. Live pages
 * have no
 * scan, so that old scans can be deleted.
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
    /** The compressed reading, reused when the site answers 'not modified'. */
    reading: bytes(),
    etag: text(),
    lastModified: text(),
    /** Hash of the readable content, to detect changes and duplicates in the next scan. */
    contentHash: text().notNull(),
    sketch: text(),
    /** Why the page is missing on the website, until the owner decides or after they keep it. */
    goneReason: text(),
    ownerKeeps: boolean().notNull().default(false),
    scannedAt: timestamp('scraped_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('pages_staged_url').on(table.scanId, table.url),
    uniqueIndex('pages_live_url').on(table.assistantId, table.url).where(sql`${table.live}`),
  ],
)

/** A fact as the website states it. */
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

/** Identifies a website's statement across scans, with its previous values. */
export type EarlierStatement = {
  key: string
  value: string
  before?: SiteStatement | null
  /** Values before that, which pages, descriptions or prompts may still contain. */
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
    /** The website's statement when the owner corrected or dropped it. Null if the owner stated it first. */
    stated: jsonb().$type<EarlierStatement>(),
    /** The owner confirmed the website's value. A changed value is asked about again. */
    confirmed: boolean().notNull().default(false),
    /** Dropped by the owner. Kept so that the next scan doesn't add it again. */
    dropped: boolean().notNull().default(false),
  },
  (table) => [
    index('assistant_facts_assistant').on(table.assistantId, table.position),
    index('assistant_facts_name').on(table.assistantId, table.position).where(sql`${table.kind} = 'name'`),
  ],
)

/** Files and texts added by owners. Only the text of files is stored. */
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
    type: text().notNull(),
    size: integer().notNull(),
    /** Hash of the file, to detect repeated uploads. */
    hash: text().notNull(),
    url: text(),
    language: text(),
    text: text().notNull(),
    /** The text without private lines. Null if there are none. */
    told: text(),
    characters: integer().notNull(),
    shortened: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('own_sources_name').on(table.assistantId, table.name)],
)
