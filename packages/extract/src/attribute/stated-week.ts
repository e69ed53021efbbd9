import type { PartHours } from '@foyer/calendar/hours/part-hours'
import { readIntervals } from '@foyer/calendar/intervals'

/** A week as one page states it. */
export interface StatedWeek extends Omit<PartHours, 'lines'> {
  url: string
  /** The language of its page. */
  language: string
  /** The names of its days. */
  names: string[]
  origin: 'structured' | 'text'
  /** The heading of its page, where the week names no part: it may be a branch's page. */
  heading?: string
  /** True of words, without a week, that the house is closed for now. */
  isShut?: boolean
}

/** The week of a part as it is known: its best statement, on how many pages, and what says otherwise. */
export interface KnownWeek {
  best: StatedWeek
  pages: number
  others: StatedWeek[]
}

/** Whether two texts of a day tell different times, both of them plainly. */
export function contradicts(value: string, other: string | undefined): boolean {
  if (other === undefined || value === other) return false
  const [a, b] = [readIntervals(value), readIntervals(other)]
  return a !== null && b !== null && JSON.stringify(a) !== JSON.stringify(b)
}

/** Whether two texts of a day tell the same times, both of them plainly. */
export function agrees(value: string, other: string): boolean {
  const [a, b] = [readIntervals(value), readIntervals(other)]
  return value === other || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b))
}

/** Whether spans of one day overlap: then they are those of several parts, whatever the week is called. */
export function overlaps(value: string): boolean {
  // '10–4, 9–6' can't be read as the hours of one day, and its pieces can.
  const read = readIntervals(value) ?? value.split(/[,;/]/u).flatMap((piece) => readIntervals(piece) ?? [])
  const spans = read.toSorted(([a], [b]) => a - b)
  return spans.some(([from], at) => at > 0 && from < spans[at - 1]![1])
}

/** Whether two weeks say different things of a day that both speak of. */
export function differs(a: StatedWeek, b: StatedWeek): boolean {
  return [...a.days].some(([day, value]) => contradicts(value, b.days.get(day)))
}
