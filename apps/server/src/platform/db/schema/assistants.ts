import type { EmbedSettings } from '@foyer/contract/embed'
import { noSiteRules, type SiteRules } from '@foyer/contract/sources'
import {
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
import { accounts } from './auth.ts'
import { languageModels } from './models.ts'

export const assistants = pgTable(
  'assistants',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    context: text().notNull().default(''),
    websiteUrl: text().notNull().default(''),
    promptTemplate: text().notNull().default(''),
    /** Rescans keep edited prompts. Only an explicit rebuild replaces them. */
    promptEdited: boolean().notNull().default(false),
    /** The website's lines in the last built prompt, to tell the owner's own lines apart. */
    promptCrawled: text(),
    language: text().notNull().default('en'),
    multiLanguage: boolean().notNull().default(false),
    personality: text().notNull().default('professional'),
    tone: text().notNull().default('helpful'),
    isActive: boolean().notNull().default(true),
    suspended: boolean().notNull().default(false),
    apiKeyCipher: text().notNull(),
    apiKeyHash: text().notNull(),
    allowedDomains: text().array().notNull().default([]),
    dailyIpLimit: integer(),
    /** Null means the instance's default. */
    modelId: uuid().references(() => languageModels.id, { onDelete: 'set null' }),
    voiceEnabled: boolean().notNull().default(false),
    /** Null means the one derived from address, phone, domain or language. */
    timeZone: text(),
    embed: jsonb().$type<Partial<EmbedSettings>>().notNull().default({}),
    siteRules: jsonb().$type<SiteRules>().notNull().default(noSiteRules),
    scansAutomatically: boolean('auto_scrape_enabled').notNull().default(false),
    scanFrequency: text('scrape_schedule', { enum: ['manual', 'daily', 'weekly', 'monthly'] })
      .notNull()
      .default('manual'),
    nextScanAt: timestamp({ withTimezone: true }),
    /** Increments with each change of knowledge, so instances notice outdated indexes. */
    knowledgeVersion: integer().notNull().default(0),
    /** The last version that removed knowledge. Older indexes must not answer. */
    forgottenVersion: integer().notNull().default(0),
    /** Increments with each edit, to detect concurrent edits. */
    version: integer().notNull().default(1),
    widgetSeenAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('assistants_account').on(table.accountId, table.createdAt),
    uniqueIndex('assistants_api_key').on(table.apiKeyHash),
    index('assistants_next_scan').on(table.nextScanAt),
  ],
)
