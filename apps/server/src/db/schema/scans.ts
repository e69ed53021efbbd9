import type { NewAssistant } from '@foyer/contract/assistant-forms'
import { factOrigins, type KnownFact } from '@foyer/contract/facts'
import type { Fact, ProgressEvent } from '@foyer/contract/scans'
import { sql } from 'drizzle-orm'
import {
  bigserial,
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
import { accounts } from './accounts.ts'
import { assistants } from './assistants.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const scans = pgTable(
  'scans',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null while an assistant is being created: nothing exists until its site could be read. */
    assistantId: uuid().references(() => assistants.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['create', 'manual', 'scheduled'] }).notNull(),
    /** The name that the owner's browser gave to the progress stream. */
    progressId: text(),
    draft: jsonb().$type<NewAssistant>(),
    websiteUrl: text().notNull(),
    status: text({ enum: ['queued', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    /** The month it was counted in; null once it was given back. */
    countedIn: text(),
    /** The address is this product's own sample site, which may be read although it is private. */
    sampleSite: boolean().notNull().default(false),
    /** Which run of the job holds the scan: a run that was taken for dead and isn't may write nothing more. */
    run: integer().notNull().default(0),
    /** Runs that ended without an answer: a scan that brings its process down is not tried for ever. */
    crashes: integer().notNull().default(0),
    pagesFound: integer().notNull().default(0),
    pagesKept: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    removed: integer().notNull().default(0),
    message: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp({ withTimezone: true }),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('scans_assistant').on(table.assistantId, table.createdAt),
    uniqueIndex('scans_progress').on(table.accountId, table.progressId),
    // A site is never scanned twice at once.
    uniqueIndex('scans_one_running')
      .on(table.assistantId)
      .where(sql`${table.status} in ('queued', 'running')`),
  ],
)

/** The progress of a creation, kept so that a reconnecting browser, on any instance, misses nothing. */
export const scanEvents = pgTable(
  'scan_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    event: jsonb().$type<ProgressEvent>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('scan_events_scan').on(table.scanId, table.id)],
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
    /** Of everything readable on it, and what telling duplicates needs: both for the next scan. */
    contentHash: text().notNull(),
    sketch: text(),
    scannedAt: timestamp('scraped_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('pages_staged_url').on(table.scanId, table.url),
    uniqueIndex('pages_live_url').on(table.assistantId, table.url).where(sql`${table.live}`),
  ],
)

export const scanLedger = pgTable(
  'scan_ledger',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    status: integer(),
    outcome: text({ enum: ['kept', 'dropped', 'failed'] }).notNull(),
    reason: text(),
    bytes: integer().notNull().default(0),
    ms: integer().notNull().default(0),
  },
  (table) => [
    index('scan_ledger_scan').on(table.scanId, table.id),
    uniqueIndex('scan_ledger_url').on(table.scanId, table.url),
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
export type StatedBefore = { key: string; value: string; before?: SiteStatement | null }

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
    stated: jsonb().$type<StatedBefore>(),
    /** Dropped by the owner: kept, unseen, so that the next scan does not bring it back. */
    dropped: boolean().notNull().default(false),
  },
  (table) => [index('assistant_facts_assistant').on(table.assistantId, table.position)],
)
