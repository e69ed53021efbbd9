import type { Schedule } from '@foyer/contract/plans'
import type { AssistantRow } from '../../../people/assistants/assistant.ts'

const hour = 3_600_000
const intervals: Record<Exclude<Schedule, 'manual'>, number> = {
  daily: 24 * hour,
  weekly: 7 * 24 * hour,
  monthly: 30 * 24 * hour,
}
const retries = [hour, 6 * hour]
const mostJitter = 2 * hour

/** Owners tend to set schedules at the same hours. */
export function nextScan(
  { scansAutomatically, scanFrequency }: Pick<AssistantRow, 'scansAutomatically' | 'scanFrequency'>,
  now: Date,
  failures = 0,
  random = Math.random(),
): Date | null {
  if (!scansAutomatically || scanFrequency === 'manual') return null
  const interval = intervals[scanFrequency]
  const wait = failures > 0 ? Math.min(interval, retries[failures - 1] ?? interval) : interval
  return new Date(now.getTime() + wait + random * Math.min(mostJitter, wait / 10))
}
