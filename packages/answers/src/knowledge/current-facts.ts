import { endOfLastDay } from '@foyer/calendar/last-day'
import type { Fact } from '../types.ts'

/** Splits facts into current and expired ones and finds the next expiry. */
export function currentFacts<Told extends Fact>(
  facts: readonly Told[],
  now: Date,
): { current: Told[]; over: Told[]; until: Date | null } {
  const [current, over]: [Told[], Told[]] = [[], []]
  let until: Date | null = null
  for (const fact of facts) {
    const end = endOfLastDay(fact.validity)
    if (end && end <= now) over.push(fact)
    else {
      current.push(fact)
      if (end && (!until || end < until)) until = end
    }
  }
  return { current, over, until }
}
