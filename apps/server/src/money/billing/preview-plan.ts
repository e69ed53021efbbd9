import type { PlanChange } from '@foyer/contract/billing'
import { type Feature, type Plan, type Tier, unlimited } from '@foyer/contract/plans'
import { previewFit } from '../../people/assistants/fit-to-plan.ts'
import { readPlanOn } from '../../people/auth/plan/read-payer.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { formatBytes } from '../usage/format-bytes.ts'

export async function previewPlan(
  db: Queryable,
  account: { id: string; tier: Tier },
  tier: Tier,
): Promise<PlanChange> {
  const { keepsAnswering, turnsInactive } = await previewFit(db, account.id, tier)
  const now = await readPlanOn(db, account.id, account.tier)
  const then = await readPlanOn(db, account.id, tier)
  return { tier, keepsAnswering, turnsInactive, loses: lossesBetween(now, then) }
}

const featureLosses: Record<Feature, string> = {
  multiLanguage: 'Assistants answer in their own language alone.',
  fileUpload: 'Visitors can’t send files any more.',
  branding: 'The widget says “Powered by Foyer” again.',
  analytics: 'Advanced analytics are not shown any more.',
  scheduledScans: 'Scheduled scans stop.',
  webhooks: 'Your webhooks pause: nothing is sent until you choose a plan that has them.',
  ipLimit: 'The daily limit of one visitor address is the plan’s, not yours to set.',
  modelChoice: 'Every assistant answers with the language model of this Foyer, not with one you chose.',
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
      `Files and pages have ${formatBytes(then.storageBytes)}. What is there already stays.`,
    ),
  ]
}
