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
    /** An owner's own words survive a rescan; only a rebuild on request replaces them. */
    promptEdited: boolean().notNull().default(false),
    /** The website's lines of the prompt as it was last built: only the owner's own can be private or a wish. */
    promptCrawled: text(),
    language: text().notNull().default('en'),
    multiLanguage: boolean().notNull().default(false),
    personality: text().notNull().default('professional'),
    tone: text().notNull().default('helpful'),
    isActive: boolean().notNull().default(true),
    /** Over the plan's limit after a downgrade: kept, but answers nobody until the plan allows it again. */
    suspended: boolean().notNull().default(false),
    apiKeyCipher: text().notNull(),
    apiKeyHash: text().notNull(),
    allowedDomains: text().array().notNull().default([]),
    dailyIpLimit: integer(),
    /** The owner's own choice of those that are offered; null is the instance's. */
    modelId: uuid().references(() => languageModels.id, { onDelete: 'set null' }),
    voiceEnabled: boolean().notNull().default(false),
    /** As the owner set it; null is the one that address, phone, domain or language tell. */
    timeZone: text(),
    embed: jsonb().$type<Partial<EmbedSettings>>().notNull().default({}),
    /** What the owner wants read beside the website, and what of it not. */
    siteRules: jsonb().$type<SiteRules>().notNull().default(noSiteRules),
    scansAutomatically: boolean('auto_scrape_enabled').notNull().default(false),
    scanFrequency: text('scrape_schedule', { enum: ['manual', 'daily', 'weekly', 'monthly'] })
      .notNull()
      .default('manual'),
    nextScanAt: timestamp({ withTimezone: true }),
    /** Counts every change of what the assistant knows, so that any instance can tell its index is old. */
    knowledgeVersion: integer().notNull().default(0),
    /** The version that last forgot something: what is older answers nobody any more. */
    forgottenVersion: integer().notNull().default(0),
    /** Counts every edit: two tabs editing at once don't overwrite each other silently. */
    version: integer().notNull().default(1),
    /** When a website first asked for the widget; null while it stands nowhere. */
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
