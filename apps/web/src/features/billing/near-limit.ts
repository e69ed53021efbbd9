import { unlimited } from '@foyer/contract/plans'
import type { Limits } from '@foyer/contract/usage'

const nearShare = 0.7

const shareOf = (used: number, limit: number) => (limit === unlimited || limit === 0 ? 0 : used / limit)

/** What a free plan runs out of, a sentence each, said while there is time. */
export function nearLimit({ tier, limits, usage }: Limits): string[] {
  if (tier !== 'free') return []
  const messages = shareOf(usage.messages, limits.maxMessagesPerMonth)
  const scans = shareOf(usage.scans, limits.maxScansPerMonth)
  const assistants = shareOf(usage.assistants, limits.maxAssistants)
  return [
    messages > nearShare && `You've used ${Math.round(messages * 100)}% of your monthly messages.`,
    scans > nearShare && `You've used ${usage.scans} of your ${limits.maxScansPerMonth} scans this month.`,
    assistants > nearShare && "You've reached your assistant limit.",
  ].filter((sentence) => sentence !== false)
}
