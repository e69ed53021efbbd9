import type { LeadCapture } from '@foyer/contract/lead-capture'
import type { Plan, Tier } from '@foyer/contract/plans'

/** An assistant as whoever calls it meets it. */
export type AnsweringAssistant = {
  id: string
  accountId: string
  name: string
  /** The same as visitors read it: see `nameForVisitors`. */
  publicName: string
  isActive: boolean
  suspended: boolean
  apiKeyHash: string
  allowedDomains: string[]
  dailyIpLimit: number | null
  knowledgeVersion: number
  forgottenVersion: number
  language: string
  multiLanguage: boolean
  /** The model that its owner chose. */
  modelId: string | null
  /** How visitors are asked for a way to be reached. */
  leadCapture: LeadCapture
  tier: Tier
  /** Some program of the owner's wants to hear what happens. */
  hasWebhooks: boolean
  /** Visitors may ask for a person. */
  handoff: boolean
  /** The owner's plan, with the limits that were agreed on with them. */
  plan: Plan
}
