import { plans, type Tier, tiers } from '@foyer/contract/plans'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { planOf } from '../auth/plan-of.ts'
import type { Queryable } from '../db/client.ts'
import { accounts } from '../db/schema/accounts.ts'
import { assistants } from '../db/schema/assistants.ts'
import { agreedLimits } from '../db/schema/billing.ts'

const tiersWithSchedules = tiers.filter((tier: Tier) => plans[tier].features.includes('autoScrape'))

/** Assistants whose scan is due and whose owner's plan, today, includes schedules. */
export async function dueAssistants(db: Queryable, now: Date, limit: number) {
  const due = await db
    .select({ assistant: assistants, id: accounts.id, tier: accounts.tier, agreed: agreedLimits })
    .from(assistants)
    .innerJoin(accounts, eq(accounts.id, assistants.accountId))
    .leftJoin(agreedLimits, eq(agreedLimits.accountId, accounts.id))
    .where(
      and(
        lte(assistants.nextScanAt, now),
        eq(assistants.autoScrapeEnabled, true),
        eq(assistants.suspended, false),
        inArray(accounts.tier, tiersWithSchedules),
      ),
    )
    .orderBy(asc(assistants.nextScanAt))
    .limit(limit)
  return due.map(({ assistant, id, ...payer }) => ({ assistant, account: { id, plan: planOf(payer) } }))
}
