import type { ModelSettings } from '../../config.ts'
import { monthOf } from '../../money/usage/periods.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { addSpending, findSpent } from './spending-store.ts'
import type { Tokens } from './trouble.ts'

/** Stored in millionths, so that sums are exact. */
const microUsd = 1_000_000

/** Null if the model's prices are unknown. */
export const costOf = ({ prices }: Pick<ModelSettings, 'prices'>, { input, output, cached = 0 }: Tokens) =>
  prices &&
  ((input - cached) * prices.input + cached * (prices.cached ?? prices.input) + output * prices.output) /
    1_000_000

/** Checked before a call. Concurrent calls may exceed the budget slightly. */
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
