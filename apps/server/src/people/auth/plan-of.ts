import { type Plan, plans, type Tier } from '@foyer/contract/plans'
import type { agreedLimits } from '../../platform/db/schema/auth.ts'

/** What was agreed on with one customer; where a number is null, the plan's stands. */
export type AgreedLimits = Omit<typeof agreedLimits.$inferSelect, 'accountId'>

/** Whoever a limit is asked for, with the plan as it holds for them. */
export type Payer = { id: string; plan: Plan }

/**
 * The plan as it holds for one account: the plan table with what was agreed on. The only place of the server that asks
 * the table for a number, else a limit would be forgotten that somebody pays for.
 */
export function planOf({ tier, agreed }: { tier: Tier; agreed: AgreedLimits | null }): Plan {
  const plan = plans[tier]
  if (!agreed) return plan
  return {
    ...plan,
    assistants: agreed.assistants ?? plan.assistants,
    messagesPerMonth: agreed.messagesPerMonth ?? plan.messagesPerMonth,
    messagesPerDayPerIp: agreed.messagesPerDayPerIp ?? plan.messagesPerDayPerIp,
    scansPerMonth: agreed.scansPerMonth ?? plan.scansPerMonth,
    pagesPerScan: agreed.pagesPerScan ?? plan.pagesPerScan,
    storageBytes: agreed.storageBytes ?? plan.storageBytes,
  }
}
