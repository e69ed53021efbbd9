import { type Interval, isOpenAt } from './intervals.ts'

/** Minutes of the day: a part of it reaches from the first to the last, and is surely meant between the inner two. */
export interface PartOfDay {
  from: number
  to: number
  surely: readonly [from: number, to: number]
}

/** A time of day that something is asked of. */
export interface AskedTime {
  /** The minutes that '7' may mean, the likelier first; empty where only a part of the day is named. */
  minutes: number[]
  /** True where it is said so that only the first can be meant, or left open by '7' and '8', which are both. */
  sure: boolean
  part: PartOfDay | null
  bound: 'at' | 'until' | 'before' | 'after'
  /** 'And at three?' after 'Are you open on Saturday?' may be the night that begins then. */
  ofThatNight?: true
}

/** The thing asked of a time: that it is open then, or that it opens or closes just then. */
export type AskedOf = 'open' | 'opens' | 'closes'

const wholeDay = 24 * 60

/** The early hours of a day that belong to the evening before. */
const spilled = (dayBefore: readonly Interval[] | null): Interval[] =>
  (dayBefore ?? []).flatMap(([, to]): Interval[] => (to > wholeDay ? [[0, to - wholeDay]] : []))

/** Whether it is open at a minute of a day only because the evening before goes on. */
export const isOfEveningBefore = (
  intervals: readonly Interval[],
  dayBefore: readonly Interval[] | null,
  minute: number,
): boolean => !isOpenAt(intervals, null, minute) && isOpenAt([], dayBefore, minute)

/** Whether it is so at the time asked for, and by the hours of which day; null where they leave it open. */
export function isSoThen(
  intervals: readonly Interval[],
  dayBefore: readonly Interval[] | null,
  time: AskedTime,
  of: AskedOf,
): { so: boolean | null; byDayBefore: boolean } {
  const own = isSo(intervals, time, of)
  if (own === true) return { so: true, byDayBefore: false }
  const early = spilled(dayBefore)
  if (early.length === 0) return { so: own, byDayBefore: false }
  const so = isSo([...early, ...intervals], time, of)
  return { so, byDayBefore: so === true }
}

function isSo(intervals: readonly Interval[], time: AskedTime, of: AskedOf): boolean | null {
  if (time.part) return isOpenDuring(intervals, time.part.from, time.part.to, time.part.surely)
  const read = time.minutes.map((minute) => {
    const so = isSoAt(intervals, minute, time.bound, of)
    return so === false && time.ofThatNight ? isSoAt(intervals, minute + wholeDay, time.bound, of) : so
  })
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
  minute: number,
  bound: AskedTime['bound'],
  of: AskedOf,
): boolean | null {
  const starts = intervals.some(([from]) => from === minute)
  const ends = intervals.some(([, to]) => to === minute || to - wholeDay === minute)
  if (of === 'closes') {
    const last = Math.max(...intervals.map(([, to]) => to))
    if (bound === 'before') return last < minute
    if (bound === 'after') return last > minute
    return ends
  }
  if (bound === 'before') return intervals.some(([from]) => from < minute)
  if (bound === 'after') return intervals.some(([, to]) => to > minute)
  // A place that is open until six is still open just before; until three of a night that began that evening.
  if (bound === 'until')
    return isOpenAt(intervals, null, minute - 1) || isOpenAt(intervals, null, minute - 1 + wholeDay)
  const open = isOpenAt(intervals, null, minute)
  return of === 'opens' && open && !starts ? null : open
}

/** The end of the opening hours that is in the way of that time: which span, and whether its first or last minute. */
export function nearestEnd(
  intervals: readonly Interval[],
  time: AskedTime,
): { span: number; end: 'opens' | 'closes' } | null {
  const from = time.part?.from ?? time.minutes[0]!
  const next = intervals.findIndex(([start]) => start > from)
  if (next >= 0) return { span: next, end: 'opens' }
  const last = intervals.findLastIndex(([, end]) => end <= Math.max(from, time.part?.surely[0] ?? 0))
  return last >= 0 ? { span: last, end: 'closes' } : null
}
