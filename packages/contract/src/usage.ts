import { z } from 'zod'
import { tiers } from './plans.ts'

export const subscriptionStatuses = ['active', 'past_due', 'canceled'] as const

/** `-1` means unlimited. */
export const limits = z.object({
  tier: z.enum(tiers),
  status: z.enum(subscriptionStatuses),
  limits: z.object({
    maxAssistants: z.number(),
    maxMessagesPerMonth: z.number(),
    maxMessagesPerDayPerIp: z.number(),
    maxScansPerMonth: z.number(),
    maxPagesPerScan: z.number(),
    maxSourcesPerAssistant: z.number(),
    maxSourceFileBytes: z.number(),
    multiLanguageSupport: z.boolean(),
    fileUploadEnabled: z.boolean(),
    brandingEnabled: z.boolean(),
    analyticsEnabled: z.boolean(),
    autoScrapeEnabled: z.boolean(),
    ipLimitEnabled: z.boolean(),
    webhooksEnabled: z.boolean(),
    modelChoiceEnabled: z.boolean(),
  }),
  usage: z.object({ assistants: z.number(), messages: z.number(), scans: z.number() }),
  /** Visitors' files and the text of pages and of own files. */
  storage: z.object({ usedBytes: z.number(), maxBytes: z.number() }),
  /** When messages and scans are counted anew: the next month in UTC. */
  resetsAt: z.string(),
  /** Whether a language model answers here. Without one nothing reads a prompt. */
  languageModel: z.boolean(),
})
export type Limits = z.infer<typeof limits>

export const usage = z.object({
  messageCount: z.number(),
  /** Of the whole month before, to see where it goes. */
  lastMonthMessageCount: z.number(),
  assistants: z.number(),
  /** How long answers took on average over the last 30 days; null while nothing was measured. */
  averageResponseMs: z.number().nullable(),
})
export type Usage = z.infer<typeof usage>
