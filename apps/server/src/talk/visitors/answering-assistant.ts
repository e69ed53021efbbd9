import type { LeadCapture } from '@foyer/contract/lead-capture'
import type { Plan, Tier } from '@foyer/contract/plans'

export type AnsweringAssistant = {
  id: string
  accountId: string
  name: string
  /** The name visitors see: see `nameForVisitors`. */
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
  modelId: string | null
  leadCapture: LeadCapture
  tier: Tier
  hasWebhooks: boolean
  handoff: boolean
  /** Includes negotiated limits. */
  plan: Plan
}
