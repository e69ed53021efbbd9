import { plans, type Tier, unlimited } from '@foyer/contract/plans'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { assistants } from '../db/schema/assistants.ts'

/**
 * After a change of plan: the oldest assistants that fit go on answering, the rest rest. Nothing is deleted, and
 * a larger plan wakes them again.
 */
export async function fitToPlan(db: Queryable, accountId: string, tier: Tier) {
  const limit = plans[tier].assistants
  await db.execute(sql`
    update ${assistants} set suspended = ranked.nth > ${limit === unlimited ? 2_147_483_647 : limit}
    from (
      select id, row_number() over (order by created_at, id) as nth
      from ${assistants} where account_id = ${accountId}
    ) ranked
    where ${assistants.id} = ranked.id`)
}

/** What `fitToPlan` would do. */
export async function previewFit(db: Queryable, accountId: string, tier: Tier) {
  const limit = plans[tier].assistants
  const owned = await db
    .select({ id: assistants.id, name: assistants.name })
    .from(assistants)
    .where(eq(assistants.accountId, accountId))
    .orderBy(asc(assistants.createdAt), asc(assistants.id))
  const room = limit === unlimited ? owned.length : limit
  return { keepsAnswering: owned.slice(0, room), turnsInactive: owned.slice(room) }
}
