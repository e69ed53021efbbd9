import { type Feature, plans, type Tier, unlimited } from '@foyer/contract/plans'
import { lockAccount } from '../auth/lock-account.ts'
import { readPayer } from '../auth/read-payer.ts'
import type { Queryable } from '../db/client.ts'
import { Failure } from '../http/failure.ts'
import { countAssistants } from './store.ts'

const names: Record<Feature, string> = {
  multiLanguage: 'Multi-language support',
  fileUpload: 'File upload',
  branding: 'Branding control',
  analytics: 'Advanced analytics',
  autoScrape: 'Auto-scraping',
  ipLimit: 'A custom IP limit',
  webhooks: 'Webhook delivery',
  modelChoice: 'Choosing a model',
}

export const hasFeature = (tier: Tier, feature: Feature) => plans[tier].features.includes(feature)

export function requireFeature(account: { tier: Tier }, feature: Feature) {
  if (!hasFeature(account.tier, feature)) {
    throw new Failure('feature_unavailable', `${names[feature]} is not available on your current plan.`)
  }
}

/** Must run in the transaction that inserts the assistant. `coming` are those still being made. */
export async function requireRoomForAssistant(
  tx: Queryable,
  account: { id: string },
  coming: () => Promise<number> = async () => 0,
) {
  await lockAccount(tx, account.id)
  // Read again now that the account is held: a plan that is made smaller at this moment comes before or after.
  const limit = (await readPayer(tx, account.id))?.plan.assistants ?? 0
  if (limit !== unlimited && (await countAssistants(tx, account.id)) + (await coming()) >= limit) {
    throw new Failure(
      'limit_reached',
      `Assistant limit reached. Your plan includes ${limit} ${limit === 1 ? 'assistant' : 'assistants'}.`,
      { limitReached: true },
    )
  }
}
