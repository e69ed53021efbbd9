import { type Tier, unlimited } from '@foyer/contract/plans'
import type { Limits } from '@foyer/contract/usage'
import { formatCount, formatDayInUtc, formatMany } from '../ui/format.ts'

export type CountedLimit = 'assistants' | 'messages' | 'scans'

/** The parts of the limits response that tell what is left of a plan. */
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

/** Null where the plan sets no limit. */
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

/** When messages and scans start again, such as 'December 1'. A month is the calendar's, in UTC. */
export function resetDay({ resetsAt }: Plan, now = new Date()) {
  return formatDayInUtc(
    resetsAt ? new Date(resetsAt) : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
  )
}

/** A larger plan can be bought from these; a custom one is agreed on with whoever runs this Foyer. */
export const canUpgrade = (tier: Tier) => tier === 'free' || tier === 'pro'

/** '4 of 5 scans left until December 1.' Null where there is no limit to speak of. */
export function scansLeft(plan: Plan, now?: Date) {
  const scans = allowanceOf(plan, 'scans')
  if (!scans) return null
  const until = `left until ${resetDay(plan, now)}.`
  return scans.left === 0
    ? `No scans ${until}`
    : `${formatCount(scans.left)} of ${formatMany(scans.limit, 'scan')} ${until}`
}

/** What creating an assistant draws on, while there is any of it. */
export function creationLeft(plan: Plan, now?: Date) {
  const assistants = allowanceOf(plan, 'assistants')
  const scans = allowanceOf(plan, 'scans')
  const parts = [
    assistants && formatMany(assistants.left, 'assistant'),
    scans && `${formatMany(scans.left, 'scan')} until ${resetDay(plan, now)}`,
  ].filter((part) => part !== null)
  return parts.length > 0 ? `Left on your plan: ${parts.join(', ')}.` : null
}

export type LimitWarning = { about: CountedLimit; urgent: boolean; words: string }

/**
 * The one warning above the owner's work. Near a limit it is the free plan's alone, messages before scans before
 * assistants; that nobody is answered any more is told on every plan.
 */
export function limitWarning(plan: Plan, now?: Date): LimitWarning | null {
  const messages = allowanceOf(plan, 'messages')
  if (messages?.state === 'reached')
    return {
      about: 'messages',
      urgent: true,
      words: `You've used all ${formatCount(messages.limit)} messages of this month. Until ${resetDay(plan, now)} visitors are asked to come back later.`,
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
      words: `You've used all ${formatCount(scans.limit)} scans of this month. The next can be made on ${resetDay(plan, now)}.`,
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
