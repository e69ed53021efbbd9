import { type Interval, isOpenAt } from './intervals.ts'

/** In minutes: the whole range, and the inner range that is surely meant. */
export interface PartOfDay {
  from: number
  to: number
  surely: readonly [from: number, to: number]
}

export interface AskedTime {
  /** The readings of '7', likelier first; empty when only a part of the day is named. */
  minutes: number[]
  /** False for '7' and '8', which may be both. */
  sure: boolean
  part: PartOfDay | null
  bound: 'at' | 'until' | 'before' | 'after'
  /** 'And at three?' after 'Are you open on Saturday?' may be that night. */
  ofThatNight?: true
}

export type AskedOf = 'open' | 'opens' | 'closes'

const wholeDay = 24 * 60

/** Early hours belong to the evening before. */
const spilled = (dayBefore: readonly Interval[] | null): Interval[] =>
  (dayBefore ?? []).flatMap(([, to]): Interval[] => (to > wholeDay ? [[0, to - wholeDay]] : []))

export const isOfEveningBefore = (
  intervals: readonly Interval[],
  dayBefore: readonly Interval[] | null,
  minute: number,
): boolean => !isOpenAt(intervals, null, minute) && isOpenAt([], dayBefore, minute)

/** Null when the hours leave it open. */
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
  // 'Do you close at six?' fits either six.
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
  // Open until six includes the minute before.
  if (bound === 'until')
    return isOpenAt(intervals, null, minute - 1) || isOpenAt(intervals, null, minute - 1 + wholeDay)
  const open = isOpenAt(intervals, null, minute)
  return of === 'opens' && open && !starts ? null : open
}

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
