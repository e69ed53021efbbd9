import { type Plan, plans, type Tier } from '@foyer/contract/plans'
import type { agreedLimits } from '../../../platform/db/schema/auth.ts'

/** Limits agreed with one customer. Null means the plan's limit. */
export type AgreedLimits = Omit<typeof agreedLimits.$inferSelect, 'accountId'>

export type Payer = { id: string; plan: Plan }

/** Combines the plan table with agreed limits. Reading limits from the table elsewhere would ignore what was agreed. */
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
