import { type Tier, unlimited } from '@foyer/contract/plans'
import type { Limits } from '@foyer/contract/usage'
import { formatCount, formatDayInUtc, formatPlural } from '../../ui/format.ts'

export type CountedLimit = 'assistants' | 'messages' | 'scans'

export type Plan = Pick<Limits, 'tier' | 'usage'> & {
  limits: Pick<Limits['limits'], 'maxAssistants' | 'maxMessagesPerMonth' | 'maxScansPerMonth'>
  resetsAt?: string | undefined
}

export type Allowance = { used: number; limit: number; left: number; state: 'plenty' | 'near' | 'reached' }

const nearShare = 0.7

export function stateOf(used: number, limit: number): Allowance['state'] {
  if (limit < 0) return 'plenty'
  if (used >= limit) return 'reached'
  return used > limit * nearShare ? 'near' : 'plenty'
}

export function allowanceOf({ limits, usage }: Plan, what: CountedLimit): Allowance | null {
  const limit = {
    assistants: limits.maxAssistants,
    messages: limits.maxMessagesPerMonth,
    scans: limits.maxScansPerMonth,
  }[what]
  if (limit === unlimited) return null
  const used = usage[what]
  return { used, limit, left: Math.max(0, limit - used), state: stateOf(used, limit) }
}

/** The day messages and scans reset, such as 'December 1'. Months are calendar months in UTC. */
export function resetDay({ resetsAt }: Plan, now = new Date()) {
  return formatDayInUtc(
    resetsAt ? new Date(resetsAt) : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
  )
}

/** Custom plans are agreed on with the operator, not bought. */
export const canUpgrade = (tier: Tier) => tier === 'free' || tier === 'pro'

/** '4 of 5 scans left until December 1.' */
export function scansLeft(plan: Plan, now?: Date) {
  const scans = allowanceOf(plan, 'scans')
  if (!scans) return null
  const until = `left until ${resetDay(plan, now)}.`
  return scans.left === 0
    ? `No scans ${until}`
    : `${formatCount(scans.left)} of ${formatPlural(scans.limit, 'scan')} ${until}`
}

/** '1 assistant, 4 scans until December 1' */
export function creationLeft(plan: Plan, now?: Date) {
  const assistants = allowanceOf(plan, 'assistants')
  const scans = allowanceOf(plan, 'scans')
  const parts = [
    assistants && formatPlural(assistants.left, 'assistant'),
    scans && `${formatPlural(scans.left, 'scan')} until ${resetDay(plan, now)}`,
  ].filter((part) => part !== null)
  return parts.length > 0 ? `Left on your plan: ${parts.join(', ')}.` : null
}

export type LimitWarning = { about: CountedLimit; urgent: boolean; words: string }

/**
 * The most urgent warning. Near-limit warnings are for the free plan only; running out of messages is shown on every
 * plan.
 */
export function limitWarning(plan: Plan, now?: Date): LimitWarning | null {
  const messages = allowanceOf(plan, 'messages')
  if (messages?.state === 'reached')
    return {
      about: 'messages',
      urgent: true,
      words: `You've used all ${formatCount(messages.limit)} messages this month. Visitors are asked to come back after ${resetDay(plan, now)}.`,
    }
  if (plan.tier !== 'free') return null
  if (messages?.state === 'near')
    return {
      about: 'messages',
      urgent: true,
      words: `You've used ${Math.round((messages.used / messages.limit) * 100)}% of your monthly messages.`,
    }
  const scans = allowanceOf(plan, 'scans')
  if (scans?.state === 'reached')
    return {
      about: 'scans',
      urgent: true,
      words: `You've used all ${formatCount(scans.limit)} scans this month. Scans reset on ${resetDay(plan, now)}.`,
    }
  const assistants = allowanceOf(plan, 'assistants')
  if (!assistants || assistants.state === 'plenty') return null
  const inUse = `${formatCount(assistants.used)} of ${formatCount(assistants.limit)} in use.`
  return {
    about: 'assistants',
    urgent: false,
    words:
      assistants.state === 'reached'
        ? `You've reached your assistant limit: ${inUse}`
        : `You're close to your assistant limit: ${inUse}`,
  }
}
