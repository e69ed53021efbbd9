import { type Feature, plans, type Tier } from '@foyer/contract/plans'
import { Failure } from '../../platform/http/failure.ts'

const names: Record<Feature, string> = {
  multiLanguage: 'Multi-language support',
  fileUpload: 'File upload',
  branding: 'Branding control',
  analytics: 'Advanced analytics',
  scheduledScans: 'Auto-scraping',
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
