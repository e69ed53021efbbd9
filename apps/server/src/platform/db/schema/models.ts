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

/** What the model of this instance cost in a calendar month in UTC, written 2026-11. */
export const modelSpending = pgTable('model_spending', {
  period: text().primaryKey(),
  inputTokens: bigint({ mode: 'number' }).notNull().default(0),
  /** Those of the input that the provider still knew, and charges less for. */
  cachedTokens: bigint({ mode: 'number' }).notNull().default(0),
  outputTokens: bigint({ mode: 'number' }).notNull().default(0),
  /** Millionths of a dollar: sums of small fractions stay exact. */
  costMicroUsd: bigint({ mode: 'number' }).notNull().default(0),
})

/** Models that an operator added on the screen; one that the environment names is in none of these rows. */
export const languageModels = pgTable(
  'language_models',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text({ enum: ['openai', 'anthropic', 'google', 'compatible'] }).notNull(),
    name: text().notNull(),
    baseUrl: text(),
    apiKeyCipher: text(),
    /** Whether it can be shown pictures. */
    sees: boolean().notNull().default(false),
    /** Who looks at its sentences again before they go out: 'auto', 'always', 'off', or another model's name. */
    verify: text().notNull().default('auto'),
    /** Dollars for a million tokens. */
    inputPrice: doublePrecision(),
    outputPrice: doublePrecision(),
    cachedPrice: doublePrecision(),
    /** The name of the same provider's model that turns texts into numbers. */
    embeddings: text(),
    /** Owners may choose it for an assistant, where their plan lets them. */
    offered: boolean().notNull().default(false),
    /** The one that answers for every assistant without a choice of its own. */
    isDefault: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('language_models_default').on(table.isDefault).where(sql`${table.isDefault}`)],
)

/** What trying out a model on a server of one's own has shown, whether or not it is kept. */
export const triedModels = pgTable(
  'tried_models',
  {
    baseUrl: text().notNull(),
    name: text().notNull(),
    /** It called the search that it was offered, and answered with what that found. */
    searches: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.baseUrl, table.name] })],
)

/** How many answers of a model were given in which way; each counts once. */
export const waysGiven = () => ({
  whole: bigint({ mode: 'number' }).notNull().default(0),
  looked: bigint({ mode: 'number' }).notNull().default(0),
  repaired: bigint({ mode: 'number' }).notNull().default(0),
  cut: bigint({ mode: 'number' }).notNull().default(0),
  stoodIn: bigint({ mode: 'number' }).notNull().default(0),
})

/** How calls of a model ended in a calendar month in UTC: sums alone, nobody's words. */
export const modelOutcomes = pgTable(
  'model_outcomes',
  {
    period: text().notNull(),
    model: text().notNull(),
    /** `answered`, or why the built-in answerer stood in. */
    outcome: text().notNull(),
    calls: bigint({ mode: 'number' }).notNull().default(0),
    /** Sentences that were said and not let through. */
    cutSentences: bigint({ mode: 'number' }).notNull().default(0),
    /** Calls that said a word at all, and how long those took to say it, together. */
    begun: bigint({ mode: 'number' }).notNull().default(0),
    firstWordMs: bigint({ mode: 'number' }).notNull().default(0),
    totalMs: bigint({ mode: 'number' }).notNull().default(0),
    ...waysGiven(),
  },
  (table) => [primaryKey({ columns: [table.period, table.model, table.outcome] })],
)

/** What an operator set for all models together; one row at most. */
export const modelSettings = pgTable('model_settings', {
  onlyRow: boolean().primaryKey().default(true),
  monthlyBudgetUsd: doublePrecision(),
})
