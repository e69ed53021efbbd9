import type { NewAssistant } from '@foyer/contract/assistant-forms'
import type { ProgressEvent } from '@foyer/contract/scans'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
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
    /** What the answer says of a page that was known; null where it says nothing that lasts. */
    verdict: text({ enum: ['gone', 'unwanted', 'moved'] }),
    /** Where it lives on; null where that is more than one page. */
    movedTo: text(),
    bytes: integer().notNull().default(0),
    ms: integer().notNull().default(0),
  },
  (table) => [
    index('scan_ledger_scan').on(table.scanId, table.id),
    uniqueIndex('scan_ledger_url').on(table.scanId, table.url),
  ],
)
