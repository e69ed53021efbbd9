import { type Interval, isOpenAt } from '@foyer/calendar/intervals'
import type { AskedOf } from '../../conversation/outcome.ts'
import type { TimeOfDay } from '../../language/time-of-day.ts'

/** Whether it is so at the time asked for; null where the hours leave it open. */
export function isSoThen(
  intervals: readonly Interval[],
  dayBefore: readonly Interval[] | null,
  time: TimeOfDay,
  of: AskedOf,
): boolean | null {
  if (time.part) return isOpenDuring(intervals, time.part.from, time.part.to, time.part.surely)
  const read = time.minutes.map((minute) => isSoAt(intervals, dayBefore, minute, time.bound, of))
  // 'Do you close at six?' means whichever six it is that anything ends at.
  if (of !== 'open' && time.bound === 'at' && read.includes(true)) return true
  const alike = read.every((one) => one === read[0])
  return alike || time.sure ? read[0]! : null
}

function isOpenDuring(
  intervals: readonly Interval[],
  from: number,
  to: number,
  surely: readonly [number, number],
): boolean | null {
  const meets = (start: number, end: number) => intervals.some((one) => one[0] < end && one[1] > start)
  if (meets(surely[0], surely[1])) return true
  return meets(from, to) ? null : false
}

function isSoAt(
  intervals: readonly Interval[],
  dayBefore: readonly Interval[] | null,
  minute: number,
  bound: TimeOfDay['bound'],
  of: AskedOf,
): boolean | null {
  const starts = intervals.some(([from]) => from === minute)
  const ends = intervals.some(([, to]) => to === minute || to - 24 * 60 === minute)
  if (of === 'closes') {
    const last = Math.max(...intervals.map(([, to]) => to))
    if (bound === 'before') return last < minute
    if (bound === 'after') return last > minute
    return ends
  }
  if (bound === 'before') return intervals.some(([from]) => from < minute)
  if (bound === 'after') return intervals.some(([, to]) => to > minute)
  // A place that is open until six is still open just before.
  if (bound === 'until') return isOpenAt(intervals, dayBefore, minute - 1)
  const open = isOpenAt(intervals, dayBefore, minute)
  return of === 'opens' && open && !starts ? null : open
}

/** The end of the opening hours that is in the way of that time: which span, and whether its first or last minute. */
export function nearestEnd(
  intervals: readonly Interval[],
  time: TimeOfDay,
): { span: number; end: 'opens' | 'closes' } | null {
  const from = time.part?.from ?? time.minutes[0]!
  const next = intervals.findIndex(([start]) => start > from)
  if (next >= 0) return { span: next, end: 'opens' }
  const last = intervals.findLastIndex(([, end]) => end <= Math.max(from, time.part?.surely[0] ?? 0))
  return last >= 0 ? { span: last, end: 'closes' } : null
}
