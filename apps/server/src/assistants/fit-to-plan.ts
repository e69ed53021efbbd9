import { plans, type Tier, unlimited } from '@foyer/contract/plans'
import { sql } from 'drizzle-orm'
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
