import type { Tier } from '@foyer/contract/plans'
import type { Limits } from '@foyer/contract/usage'
import { countOwnedAssistants } from '../../people/assistants/count-owned.ts'
import type { Payer } from '../../people/auth/plan/plan-of.ts'
import type { Services } from '../../services.ts'
import { countStored } from '../usage/count-stored.ts'
import { nextMonth } from '../usage/periods.ts'
import { readThisMonth } from '../usage/read-used.ts'
import { hasFeature } from '../usage/require-feature.ts'
import { storageLimitOf } from '../usage/storage.ts'

export async function readLimits(
  services: Pick<Services, 'db' | 'models' | 'now' | 'stored'>,
  account: Payer & { tier: Tier; subscriptionStatus: Limits['status'] },
): Promise<Limits> {
  const { db, models, now } = services
  const { plan } = account
  const has = (feature: Parameters<typeof hasFeature>[1]) => hasFeature(account.tier, feature)
  const [assistants, used, usedBytes, model] = await Promise.all([
    countOwnedAssistants(db, account.id),
    readThisMonth(services, account.id),
    countStored(db, services, account.id),
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
      autoScrapeEnabled: has('scheduledScans'),
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
