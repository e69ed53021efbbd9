import { doorHours } from './door-hours.ts'
import { hoursOn, type StatedWeek, weekdayOf } from './hours-on.ts'
import { type LocalTime, readIntervals, timesIn } from './intervals.ts'
import { type DayMinute, openState } from './open-state.ts'

/** `at` is when it closes, or opens next. */
export interface OpenNow {
  open: boolean
  at: (DayMinute & { time: string }) | null
}

/** Null when the hours leave it open. */
export function openNow(
  week: StatedWeek & { doubted?: ReadonlySet<number> },
  { year, month, day, minutes }: LocalTime,
  zone: string | null,
): OpenNow | null {
  const saidIn = (days: number): string | null => {
    const date = new Date(Date.UTC(year, month - 1, day + days))
    if (week.doubted?.has(weekdayOf(date))) return null
    const { said, untold } = hoursOn(week, date, zone)
    return said === null || untold ? null : doorHours(said)
  }
  const intervalsOf = (said: string | null) =>
    said === null ? null : readIntervals(said === '–' ? 'closed' : said)
  const state = openState((days) => intervalsOf(saidIn(days)), minutes)
  if (!state) return null
  const end = state.open ? state.until : state.next
  return { open: state.open, at: end && { ...end, time: asWritten(end, state.open ? 1 : 0, saidIn) } }
}

const dayLength = 24 * 60

function asWritten(
  { inDays, minute }: DayMinute,
  end: 0 | 1,
  saidIn: (days: number) => string | null,
): string {
  // A night ends on the next day.
  for (const days of [inDays, inDays - 1]) {
    const said = saidIn(days)
    const at = (readIntervals(said ?? '') ?? []).findIndex(
      (span) => span[end] === minute + (inDays - days) * dayLength,
    )
    const written = at >= 0 && timesIn(said!)[at * 2 + end]
    if (written) return written
  }
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}
