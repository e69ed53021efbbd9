import type { Plan, Tier } from '@foyer/contract/plans'

/** An assistant as whoever calls it meets it. */
export type AnsweringAssistant = {
  id: string
  accountId: string
  isActive: boolean
  suspended: boolean
  apiKeyHash: string
  allowedDomains: string[]
  dailyIpLimit: number | null
  knowledgeVersion: number
  multiLanguage: boolean
  tier: Tier
  /** Some program of the owner's wants to hear what happens. */
  hasWebhooks: boolean
  /** The owner's plan, with the limits that were agreed on with them. */
  plan: Plan
}
