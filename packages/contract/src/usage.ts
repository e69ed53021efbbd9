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
  /** Visitors' files plus the text of pages and added files. */
  storage: z.object({ usedBytes: z.number(), maxBytes: z.number() }),
  /** When the monthly counts reset: the start of the next month in UTC. */
  resetsAt: z.string(),
  /** False where no model reads prompts. */
  languageModel: z.boolean(),
})
export type Limits = z.infer<typeof limits>

export const usage = z.object({
  messageCount: z.number(),
  /** The whole previous month, to compare with. */
  lastMonthMessageCount: z.number(),
  assistants: z.number(),
  /** The average over the last 30 days; null without measurements. */
  averageResponseMs: z.number().nullable(),
})
export type Usage = z.infer<typeof usage>
