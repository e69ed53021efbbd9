import { z } from 'zod'

// The only place that says what a plan holds: every page, limit, document and test reads it.
export const unlimited = -1

export const tiers = ['free', 'pro', 'enterprise', 'custom', 'admin'] as const
export type Tier = (typeof tiers)[number]

/** `professional` is an old name of `pro`: it is read, never stored. */
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
  /** Dollars a month; null where the price is agreed on, or there is none. */
  price: number | null
  assistants: number
  messagesPerMonth: number
  messagesPerDayPerIp: number
  scansPerMonth: number
  pagesPerScan: number
  /** Files and texts that the owner adds to what an assistant knows. */
  sourcesPerAssistant: number
  /** Of one file that the owner adds. */
  sourceFileBytes: number
  /** Files of visitors and the text of pages and of own files, of all assistants together. */
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
