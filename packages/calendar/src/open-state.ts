import type { Interval } from './intervals.ts'

/** 0 is today, 1 is tomorrow. */
export interface DayMinute {
  inDays: number
  minute: number
}

/** Null when no change is known within a week. */
export type OpenState = { open: true; until: DayMinute | null } | { open: false; next: DayMinute | null }

const dayLength = 24 * 60
const daysAhead = 7

/** `hoursIn` returns a day's hours, null when unknown; -1 is yesterday, whose evening may last into today. */
export function openState(
  hoursIn: (days: number) => readonly Interval[] | null,
  minute: number,
): OpenState | null {
  const spansIn = (days: number): Interval[] | null =>
    hoursIn(days)?.map(([from, to]): Interval => [from + days * dayLength, to + days * dayLength]) ?? null
  const today = spansIn(0)
  if (!today) return null
  const running = [...(spansIn(-1) ?? []), ...today].filter(([from, to]) => from <= minute && minute < to)
  if (running.length > 0) return { open: true, until: endOf(running, spansIn) }
  for (let days = 0; days <= daysAhead; days++) {
    const spans = spansIn(days)
    // An unknown day may open earlier than the next known one.
    if (!spans) break
    const opens = spans.map(([from]) => from).filter((from) => from > minute)
    if (opens.length > 0) return { open: false, next: dayMinute(Math.min(...opens)) }
  }
  return { open: false, next: null }
}

/** Open until midnight continues when the next day begins at midnight. */
function endOf(
  running: readonly Interval[],
  spansIn: (days: number) => readonly Interval[] | null,
): DayMinute | null {
  let end = Math.max(...running.map(([, to]) => to))
  for (let days = 0; days <= daysAhead; days++)
    for (const [from, to] of spansIn(days) ?? []) if (from <= end && to > end) end = to
  return end > daysAhead * dayLength ? null : dayMinute(end)
}

const dayMinute = (minute: number): DayMinute => {
  const inDays = Math.max(0, Math.floor(minute / dayLength))
  return { inDays, minute: minute - inDays * dayLength }
}
