import { z } from 'zod'

// The only definition of the plans: pages, limits, documents and tests all read it.
export const unlimited = -1

export const tiers = ['free', 'pro', 'enterprise', 'custom', 'admin'] as const
export type Tier = (typeof tiers)[number]

/** `professional` is an old name of `pro`, accepted but never stored. */
export const tier = z.preprocess((value) => (value === 'professional' ? 'pro' : value), z.enum(tiers))

export const schedules = ['manual', 'daily', 'weekly', 'monthly'] as const
export type Schedule = (typeof schedules)[number]

export const features = [
  'multiLanguage',
  'fileUpload',
  'branding',
  'analytics',
  'scheduledScans',
  'ipLimit',
  'webhooks',
  'modelChoice',
] as const
export type Feature = (typeof features)[number]

export type Plan = {
  name: string
  /** Dollars per month; null if negotiated or without a price. */
  price: number | null
  assistants: number
  messagesPerMonth: number
  messagesPerDayPerIp: number
  scansPerMonth: number
  pagesPerScan: number
  /** Files and texts the owner adds to an assistant's knowledge. */
  sourcesPerAssistant: number
  sourceFileBytes: number
  /** Visitors' files plus the text of pages and added files, over all assistants. */
  storageBytes: number
  features: readonly Feature[]
}

const megabyte = 1_048_576
const gigabyte = 1_024 * megabyte

const paid: readonly Feature[] = [
  'multiLanguage',
  'fileUpload',
  'branding',
  'analytics',
  'scheduledScans',
  'webhooks',
]

const enterprise: Plan = {
  name: 'Enterprise',
  price: 49,
  assistants: 20,
  messagesPerMonth: unlimited,
  messagesPerDayPerIp: 1_000,
  scansPerMonth: unlimited,
  pagesPerScan: 5_000,
  sourcesPerAssistant: 500,
  sourceFileBytes: 10 * megabyte,
  storageBytes: 20 * gigabyte,
  features: [...paid, 'ipLimit', 'modelChoice'],
}

export const plans: Record<Tier, Plan> = {
  free: {
    name: 'Free',
    price: 0,
    assistants: 1,
    messagesPerMonth: 1_000,
    messagesPerDayPerIp: 50,
    scansPerMonth: 5,
    pagesPerScan: 50,
    sourcesPerAssistant: 5,
    sourceFileBytes: 5 * megabyte,
    storageBytes: 100 * megabyte,
    features: [],
  },
  pro: {
    name: 'Pro',
    price: 10,
    assistants: 5,
    messagesPerMonth: 100_000,
    messagesPerDayPerIp: 100,
    scansPerMonth: 200,
    pagesPerScan: 500,
    sourcesPerAssistant: 50,
    sourceFileBytes: 10 * megabyte,
    storageBytes: 2 * gigabyte,
    features: paid,
  },
  enterprise,
  custom: { ...enterprise, name: 'Custom', price: null },
  admin: {
    ...enterprise,
    name: 'Administrator',
    price: null,
    assistants: unlimited,
    messagesPerDayPerIp: unlimited,
    storageBytes: unlimited,
  },
}
