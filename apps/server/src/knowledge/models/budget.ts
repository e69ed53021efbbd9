import type { ModelSettings } from '../../config.ts'
import { monthOf } from '../../money/usage/periods.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { addSpending, findSpent } from './spending-store.ts'
import type { Tokens } from './trouble.ts'

/** Spending is stored in whole millionths, so that it adds up exactly. */
const microUsd = 1_000_000

/** Null where nobody said what the model costs. */
export const costOf = ({ prices }: Pick<ModelSettings, 'prices'>, { input, output, cached = 0 }: Tokens) =>
  prices &&
  ((input - cached) * prices.input + cached * (prices.cached ?? prices.input) + output * prices.output) /
    1_000_000

/** Asked before a call; calls under way at that moment may still pass the budget by a little. */
export async function isOverBudget(
  db: Queryable,
  { monthlyBudgetUsd }: Pick<ModelSettings, 'monthlyBudgetUsd'>,
  now: Date,
) {
  if (monthlyBudgetUsd === null) return false
  return (await findSpent(db, monthOf(now))) >= monthlyBudgetUsd * microUsd
}

export async function recordSpending(
  db: Queryable,
  settings: Pick<ModelSettings, 'prices'>,
  tokens: Tokens,
  now: Date,
) {
  await addSpending(db, {
    period: monthOf(now),
    inputTokens: tokens.input,
    cachedTokens: tokens.cached ?? 0,
    outputTokens: tokens.output,
    costMicroUsd: Math.round((costOf(settings, tokens) ?? 0) * microUsd),
  })
}
