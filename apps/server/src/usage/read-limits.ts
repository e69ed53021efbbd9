import type { Tier } from '@foyer/contract/plans'
import type { Limits } from '@foyer/contract/usage'
import type { Payer } from '../auth/plan-of.ts'
import type { Services } from '../services.ts'
import { monthOf, nextMonth } from './periods.ts'
import { hasFeature } from './require-feature.ts'
import { storageLimitOf } from './storage.ts'
import { countAssistants, countStored, usedIn } from './store.ts'

export async function readLimits(
  { db, models, now }: Pick<Services, 'db' | 'models' | 'now'>,
  account: Payer & { tier: Tier; subscriptionStatus: Limits['status'] },
): Promise<Limits> {
  const { plan } = account
  const has = (feature: Parameters<typeof hasFeature>[1]) => hasFeature(account.tier, feature)
  const [assistants, used, usedBytes, model] = await Promise.all([
    countAssistants(db, account.id),
    usedIn(db, account.id, monthOf(now())),
    countStored(db, account.id),
    models.current(),
  ])
  return {
    tier: account.tier,
    status: account.subscriptionStatus,
    limits: {
      maxAssistants: plan.assistants,
      maxMessagesPerMonth: plan.messagesPerMonth,
      maxMessagesPerDayPerIp: plan.messagesPerDayPerIp,
      maxScansPerMonth: plan.scansPerMonth,
      maxPagesPerScan: plan.pagesPerScan,
      maxSourcesPerAssistant: plan.sourcesPerAssistant,
      maxSourceFileBytes: plan.sourceFileBytes,
      multiLanguageSupport: has('multiLanguage'),
      fileUploadEnabled: has('fileUpload'),
      brandingEnabled: has('branding'),
      analyticsEnabled: has('analytics'),
      autoScrapeEnabled: has('autoScrape'),
      ipLimitEnabled: has('ipLimit'),
      webhooksEnabled: has('webhooks'),
      modelChoiceEnabled: has('modelChoice'),
    },
    usage: { assistants, ...used },
    storage: { usedBytes, maxBytes: storageLimitOf(account) },
    resetsAt: nextMonth(now()).toISOString(),
    languageModel: model !== null,
  }
}
