import { type Feature, type Plan, plans, type Tier, unlimited } from '@foyer/contract/plans'
import { formatCount, formatSize } from '../../ui/format.ts'

const amount = (value: number) => (value === unlimited ? 'Unlimited' : formatCount(value))

const storage = (bytes: number) => (bytes === unlimited ? 'Unlimited' : formatSize(bytes))

export const priceOf = ({ price }: Plan) => (price === null ? 'Contact us' : `$${price}`)

const countOf = (value: number, one: string, many: string) => `${amount(value)} ${value === 1 ? one : many}`

const featureNames: Record<Feature, string> = {
  multiLanguage: 'Multi-language',
  fileUpload: 'File upload',
  branding: 'Branding control',
  analytics: 'Advanced analytics',
  scheduledScans: 'Auto-scraping: daily, weekly, monthly',
  ipLimit: 'Custom IP limits',
  webhooks: 'Webhooks',
  modelChoice: 'Choice of language model',
}

const support: Partial<Record<Tier, string>> = { enterprise: '24/7 priority support' }

/** A plan’s features as short lines, without those of the plan before it. */
export function planPoints(tier: Tier, before?: Tier): string[] {
  const plan = plans[tier]
  const had = before ? plans[before].features : []
  return [
    countOf(plan.assistants, 'assistant', 'assistants'),
    `${countOf(plan.messagesPerMonth, 'message', 'messages')} a month`,
    ...(plan.features.includes('ipLimit')
      ? []
      : [`${amount(plan.messagesPerDayPerIp)} messages a day per visitor`]),
    `${countOf(plan.scansPerMonth, 'scan', 'scans')} a month, ${amount(plan.pagesPerScan)} pages each`,
    ...plan.features.filter((each) => !had.includes(each)).map((each) => featureNames[each]),
    ...(support[tier] ? [support[tier]] : []),
  ]
}

export const comparedTiers = ['free', 'pro', 'enterprise'] as const
export type ComparedTier = (typeof comparedTiers)[number]

type ComparisonRow = { label: string; values: Record<ComparedTier, string | boolean> }

const row = (label: string, value: (plan: Plan) => string | boolean): ComparisonRow => ({
  label,
  values: { free: value(plans.free), pro: value(plans.pro), enterprise: value(plans.enterprise) },
})

const has = (feature: Feature) => (plan: Plan) => plan.features.includes(feature)

export const comparison: ComparisonRow[] = [
  row('Price a month', priceOf),
  row('Assistants', (plan) => amount(plan.assistants)),
  row('Messages a month', (plan) => amount(plan.messagesPerMonth)),
  row('Messages a day per visitor IP', (plan) =>
    plan.features.includes('ipLimit')
      ? `Custom (default ${amount(plan.messagesPerDayPerIp)})`
      : amount(plan.messagesPerDayPerIp),
  ),
  row('Scans a month', (plan) => amount(plan.scansPerMonth)),
  row('Pages per scan', (plan) => amount(plan.pagesPerScan)),
  row('Files and texts you add', (plan) => `${amount(plan.sourcesPerAssistant)} per assistant`),
  row('Storage for files and pages', (plan) => storage(plan.storageBytes)),
  row('Auto-scraping', (plan) => plan.features.includes('scheduledScans') && 'Daily, weekly, monthly'),
  row('Multi-language', has('multiLanguage')),
  row('File upload', has('fileUpload')),
  row('Branding control', has('branding')),
  row('Advanced analytics', has('analytics')),
  row('Webhooks', has('webhooks')),
  row('Choice of language model', has('modelChoice')),
  row('Chat API and embed widget', () => true),
  { label: '24/7 priority support', values: { free: false, pro: false, enterprise: true } },
]
