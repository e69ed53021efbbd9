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
    assistantId: uuid().references(() => assistants.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['create', 'manual', 'scheduled'] }).notNull(),
    /** The id of the progress stream, chosen by the browser. */
    progressId: text(),
    draft: jsonb().$type<NewAssistant>(),
    websiteUrl: text().notNull(),
    status: text({ enum: ['queued', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    /** The month the scan counts against. Null after a refund. */
    countedIn: text(),
    /** Reads our own sample site, which is allowed although its address is private. */
    sampleSite: boolean().notNull().default(false),
    /** The job run that owns the scan. Older runs must not write any more. */
    run: integer().notNull().default(0),
    /** Crashed runs, so that a scan that kills its process isn't retried forever. */
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
    // At most one scan per assistant runs at a time.
    uniqueIndex('scans_one_running')
      .on(table.assistantId)
      .where(sql`${table.status} in ('queued', 'running')`),
  ],
)

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
    verdict: text({ enum: ['gone', 'unwanted', 'moved'] }),
    /** The new address, if there is exactly one. */
    movedTo: text(),
    bytes: integer().notNull().default(0),
    ms: integer().notNull().default(0),
  },
  (table) => [
    index('scan_ledger_scan').on(table.scanId, table.id),
    uniqueIndex('scan_ledger_url').on(table.scanId, table.url),
  ],
)
