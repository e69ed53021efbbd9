import { eq, sql } from 'drizzle-orm'
import type { ModelSettings } from '../config.ts'
import type { Queryable } from '../db/client.ts'
import { modelSpending } from '../db/schema/chat.ts'
import { monthOf } from '../usage/periods.ts'
import type { Tokens } from './trouble.ts'

/** Null where nobody said what the model costs. */
export const costOf = ({ prices }: Pick<ModelSettings, 'prices'>, { input, output }: Tokens) =>
  prices && (input * prices.input + output * prices.output) / 1_000_000

/** Asked before a call; calls under way at that moment may still pass the budget by a little. */
export async function isOverBudget(
  db: Queryable,
  { monthlyBudgetUsd }: Pick<ModelSettings, 'monthlyBudgetUsd'>,
  now: Date,
) {
  if (monthlyBudgetUsd === null) return false
  const [row] = await db
    .select({ spent: modelSpending.costMicroUsd })
    .from(modelSpending)
    .where(eq(modelSpending.period, monthOf(now)))
  return (row?.spent ?? 0) >= monthlyBudgetUsd * 1_000_000
}

export async function recordSpending(
  db: Queryable,
  settings: Pick<ModelSettings, 'prices'>,
  tokens: Tokens,
  now: Date,
) {
  const values = {
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    costMicroUsd: Math.round((costOf(settings, tokens) ?? 0) * 1_000_000),
  }
  await db
    .insert(modelSpending)
    .values({ period: monthOf(now), ...values })
    .onConflictDoUpdate({
      target: modelSpending.period,
      set: {
        inputTokens: sql`${modelSpending.inputTokens} + ${values.inputTokens}`,
        outputTokens: sql`${modelSpending.outputTokens} + ${values.outputTokens}`,
        costMicroUsd: sql`${modelSpending.costMicroUsd} + ${values.costMicroUsd}`,
      },
    })
}
