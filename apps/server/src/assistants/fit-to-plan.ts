import { type Tier, unlimited } from '@foyer/contract/plans'
import { asc, eq, sql } from 'drizzle-orm'
import { readPayer, readPlanOn } from '../auth/read-payer.ts'
import type { Queryable } from '../db/client.ts'
import { assistants } from '../db/schema/assistants.ts'

/**
 * After a change of plan, or of what was agreed: the oldest assistants that fit go on answering, the rest rest. Nothing
 * is deleted, and a larger plan wakes them again. Must run in the transaction of the change, which holds the account.
 */
export async function fitToPlan(tx: Queryable, accountId: string) {
  const payer = await readPayer(tx, accountId)
  if (!payer) return
  const limit = payer.plan.assistants === unlimited ? 2_147_483_647 : payer.plan.assistants
  // Only those that change: the others may be held by a scan that is being published.
  await tx.execute(sql`
    update ${assistants} set suspended = ranked.nth > ${limit}
    from (
      select id, row_number() over (order by created_at, id) as nth
      from ${assistants} where account_id = ${accountId}
    ) ranked
    where ${assistants.id} = ranked.id and ${assistants.suspended} <> (ranked.nth > ${limit})`)
}

/** What `fitToPlan` would do. */
export async function previewFit(db: Queryable, accountId: string, tier: Tier) {
  const { assistants: limit } = await readPlanOn(db, accountId, tier)
  const owned = await db
    .select({ id: assistants.id, name: assistants.name })
    .from(assistants)
    .where(eq(assistants.accountId, accountId))
    .orderBy(asc(assistants.createdAt), asc(assistants.id))
  const room = limit === unlimited ? owned.length : limit
  return { keepsAnswering: owned.slice(0, room), turnsInactive: owned.slice(room) }
}
