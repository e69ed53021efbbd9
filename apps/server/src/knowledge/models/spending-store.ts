import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { modelSpending } from '../../platform/db/schema/models.ts'

/** The spending of all accounts. */
export async function findSpent(db: Queryable, period: string) {
  const [row] = await db
    .select({ spent: modelSpending.costMicroUsd })
    .from(modelSpending)
    .where(eq(modelSpending.period, period))
  return row?.spent ?? 0
}

export async function addSpending(db: Queryable, spent: Required<typeof modelSpending.$inferInsert>) {
  await db
    .insert(modelSpending)
    .values(spent)
    .onConflictDoUpdate({
      target: modelSpending.period,
      set: {
        inputTokens: sql`${modelSpending.inputTokens} + ${spent.inputTokens}`,
        cachedTokens: sql`${modelSpending.cachedTokens} + ${spent.cachedTokens}`,
        outputTokens: sql`${modelSpending.outputTokens} + ${spent.outputTokens}`,
        costMicroUsd: sql`${modelSpending.costMicroUsd} + ${spent.costMicroUsd}`,
      },
    })
}
