import type { PlanChange } from '@foyer/contract/billing'
import { type Feature, type Plan, plans, type Tier, unlimited } from '@foyer/contract/plans'
import { previewFit } from '../assistants/fit-to-plan.ts'
import type { Queryable } from '../db/client.ts'

/** What another plan will do to an account, told before it is chosen. */
export async function previewPlan(
  db: Queryable,
  account: { id: string; tier: Tier },
  tier: Tier,
): Promise<PlanChange> {
  const { keepsAnswering, turnsInactive } = await previewFit(db, account.id, tier)
  return { tier, keepsAnswering, turnsInactive, loses: lossesBetween(plans[account.tier], plans[tier]) }
}

const featureLosses: Record<Feature, string> = {
  multiLanguage: 'Assistants answer in their own language alone.',
  fileUpload: 'Visitors can’t send files any more.',
  branding: 'The widget says “Powered by Foyer” again.',
  analytics: 'Advanced analytics are not shown any more.',
  autoScrape: 'Scheduled scans stop.',
  ipLimit: 'The daily limit that you set for one visitor address no longer holds.',
}

const number = new Intl.NumberFormat('en-US')

function lossesBetween(now: Plan, then: Plan): string[] {
  const lost = (is: number, willBe: number, sentence: string) =>
    willBe !== unlimited && (is === unlimited || willBe < is) ? [sentence] : []
  const features = now.features.filter((feature) => !then.features.includes(feature))
  return [
    ...features.map((feature) => featureLosses[feature]),
    ...lost(
      now.messagesPerMonth,
      then.messagesPerMonth,
      `Assistants answer ${number.format(then.messagesPerMonth)} messages a month.`,
    ),
    ...lost(
      now.messagesPerDayPerIp,
      then.messagesPerDayPerIp,
      `One visitor address has ${number.format(then.messagesPerDayPerIp)} messages a day.`,
    ),
    ...lost(
      now.scansPerMonth,
      then.scansPerMonth,
      `Websites are scanned ${number.format(then.scansPerMonth)} times a month at most.`,
    ),
    ...lost(now.pagesPerScan, then.pagesPerScan, `A scan reads ${number.format(then.pagesPerScan)} pages.`),
    ...lost(
      now.storageBytes,
      then.storageBytes,
      `Files and pages have ${sizeOf(then.storageBytes)}. What is there already stays.`,
    ),
  ]
}

const sizeOf = (bytes: number) =>
  bytes >= 1_073_741_824 ? `${Math.round(bytes / 1_073_741_824)} GB` : `${Math.round(bytes / 1_048_576)} MB`
