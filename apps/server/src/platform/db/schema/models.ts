import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** Model usage of the instance per month in UTC, written as 2026-11. */
export const modelSpending = pgTable('model_spending', {
  period: text().primaryKey(),
  inputTokens: bigint({ mode: 'number' }).notNull().default(0),
  /** Cached input tokens, which providers charge less for. */
  cachedTokens: bigint({ mode: 'number' }).notNull().default(0),
  outputTokens: bigint({ mode: 'number' }).notNull().default(0),
  /** Integers, so that sums stay exact. */
  costMicroUsd: bigint({ mode: 'number' }).notNull().default(0),
})

/** Models added by operators. The one from the environment isn't stored. */
export const languageModels = pgTable(
  'language_models',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text({ enum: ['openai', 'anthropic', 'google', 'compatible'] }).notNull(),
    name: text().notNull(),
    baseUrl: text(),
    apiKeyCipher: text(),
    sees: boolean().notNull().default(false),
    /** Which model verifies its sentences: 'auto', 'always', 'off' or a model's name. */
    verify: text().notNull().default('auto'),
    /** Dollars per million tokens. */
    inputPrice: doublePrecision(),
    outputPrice: doublePrecision(),
    cachedPrice: doublePrecision(),
    embeddings: text(),
    offered: boolean().notNull().default(false),
    isDefault: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('language_models_default').on(table.isDefault).where(sql`${table.isDefault}`)],
)

/** Results of testing self-hosted models. */
export const triedModels = pgTable(
  'tried_models',
  {
    baseUrl: text().notNull(),
    name: text().notNull(),
    searches: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.baseUrl, table.name] })],
)

/** Counters of answers by outcome. Each answer counts once. */
export const waysGiven = () => ({
  whole: bigint({ mode: 'number' }).notNull().default(0),
  looked: bigint({ mode: 'number' }).notNull().default(0),
  repaired: bigint({ mode: 'number' }).notNull().default(0),
  cut: bigint({ mode: 'number' }).notNull().default(0),
  stoodIn: bigint({ mode: 'number' }).notNull().default(0),
})

/** Monthly statistics of model calls. Contains no text. */
export const modelOutcomes = pgTable(
  'model_outcomes',
  {
    period: text().notNull(),
    model: text().notNull(),
    outcome: text().notNull(),
    calls: bigint({ mode: 'number' }).notNull().default(0),
    cutSentences: bigint({ mode: 'number' }).notNull().default(0),
    /** Calls that produced output, with the total time to their first token. */
    begun: bigint({ mode: 'number' }).notNull().default(0),
    firstWordMs: bigint({ mode: 'number' }).notNull().default(0),
    totalMs: bigint({ mode: 'number' }).notNull().default(0),
    ...waysGiven(),
  },
  (table) => [primaryKey({ columns: [table.period, table.model, table.outcome] })],
)

export const modelSettings = pgTable('model_settings', {
  onlyRow: boolean().primaryKey().default(true),
  monthlyBudgetUsd: doublePrecision(),
})
