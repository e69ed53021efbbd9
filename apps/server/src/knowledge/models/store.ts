import { type AnswerDelivery, answerDeliveries } from '@foyer/contract/models'
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import {
  languageModels,
  modelOutcomes,
  modelSettings,
  modelSpending,
  triedModels,
} from '../../platform/db/schema/models.ts'

export type ModelRow = typeof languageModels.$inferSelect
type Values = Omit<typeof languageModels.$inferInsert, 'id' | 'isDefault' | 'createdAt'>

/** Serializes changes, so that two can't both set a default. */
export const lockModels = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('language_models'))`)

export const listModelRows = (db: Queryable) =>
  db.select().from(languageModels).orderBy(asc(languageModels.createdAt), asc(languageModels.id))

export const listOffered = (db: Queryable) =>
  db
    .select({ id: languageModels.id, provider: languageModels.provider, name: languageModels.name })
    .from(languageModels)
    .where(eq(languageModels.offered, true))
    .orderBy(asc(languageModels.createdAt), asc(languageModels.id))

export const countModels = (db: Queryable) => db.$count(languageModels)

export async function findModelRow(db: Queryable, id: string): Promise<ModelRow | null> {
  const [row] = await db.select().from(languageModels).where(eq(languageModels.id, id))
  return row ?? null
}

export async function insertModel(db: Queryable, values: Values): Promise<ModelRow> {
  const [row] = await db.insert(languageModels).values(values).returning()
  return row!
}

export async function updateModel(db: Queryable, id: string, values: Partial<Values>) {
  const [row] = await db.update(languageModels).set(values).where(eq(languageModels.id, id)).returning()
  return row ?? null
}

export async function deleteModel(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.delete(languageModels).where(eq(languageModels.id, id)).returning()
  return rows.length > 0
}

/** In two steps, because the index allows one default at any time. */
export async function setDefault(tx: Queryable, id: string | null) {
  await tx.update(languageModels).set({ isDefault: false }).where(eq(languageModels.isDefault, true))
  if (id) await tx.update(languageModels).set({ isDefault: true }).where(eq(languageModels.id, id))
}

export const listTried = (db: Queryable) => db.select().from(triedModels)

export const keepTried = (db: Queryable, tried: typeof triedModels.$inferInsert) =>
  db
    .insert(triedModels)
    .values(tried)
    .onConflictDoUpdate({
      target: [triedModels.baseUrl, triedModels.name],
      set: { searches: tried.searches },
    })

export async function readBudget(db: Queryable): Promise<number | null> {
  const [row] = await db.select({ budget: modelSettings.monthlyBudgetUsd }).from(modelSettings)
  return row?.budget ?? null
}

export async function setBudget(db: Queryable, monthlyBudgetUsd: number | null) {
  await db
    .insert(modelSettings)
    .values({ monthlyBudgetUsd })
    .onConflictDoUpdate({ target: modelSettings.onlyRow, set: { monthlyBudgetUsd } })
}

export async function readSpending(db: Queryable, period: string) {
  const [row] = await db.select().from(modelSpending).where(eq(modelSpending.period, period))
  return row ?? null
}

export const listOutcomes = (db: Queryable, period: string) =>
  db
    .select()
    .from(modelOutcomes)
    .where(eq(modelOutcomes.period, period))
    .orderBy(asc(modelOutcomes.model), desc(modelOutcomes.calls), asc(modelOutcomes.outcome))

export const listAnswerMonths = (db: Queryable, months: number) =>
  db
    .select({
      period: modelOutcomes.period,
      ...Object.fromEntries(
        answerDeliveries.map((way) => [way, sql<number>`sum(${modelOutcomes[way]})::float8`]),
      ),
    } as { period: typeof modelOutcomes.period } & Record<AnswerDelivery, SQL<number>>)
    .from(modelOutcomes)
    .groupBy(modelOutcomes.period)
    .orderBy(desc(modelOutcomes.period))
    .limit(months)

type Outcome = typeof modelOutcomes.$inferSelect

export async function addOutcome(db: Queryable, outcome: Outcome) {
  const { period, model, outcome: name, ...counted } = outcome
  const more = (column: keyof typeof counted) => sql`${modelOutcomes[column]} + ${counted[column]}`
  await db
    .insert(modelOutcomes)
    .values({ period, model, outcome: name, ...counted })
    .onConflictDoUpdate({
      target: [modelOutcomes.period, modelOutcomes.model, modelOutcomes.outcome],
      set: {
        calls: more('calls'),
        cutSentences: more('cutSentences'),
        begun: more('begun'),
        firstWordMs: more('firstWordMs'),
        totalMs: more('totalMs'),
        ...Object.fromEntries(answerDeliveries.map((way) => [way, more(way)])),
      },
    })
}
