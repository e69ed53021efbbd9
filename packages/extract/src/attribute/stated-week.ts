import type { PartHours } from '@foyer/calendar/hours/part-hours'
import { readIntervals } from '@foyer/calendar/intervals'

export interface StatedWeek extends Omit<PartHours, 'lines'> {
  url: string
  language: string
  names: string[]
  origin: 'structured' | 'text'
  /** May name a branch when the week itself names no part. */
  heading?: string
  /** The house is closed for now; there is no week. */
  isShut?: boolean
}

/** The best statement of a part's week, with the statements that differ. */
export interface KnownWeek {
  best: StatedWeek
  pages: number
  others: StatedWeek[]
}

export function contradicts(value: string, other: string | undefined): boolean {
  if (other === undefined || value === other) return false
  const [a, b] = [readIntervals(value), readIntervals(other)]
  return a !== null && b !== null && JSON.stringify(a) !== JSON.stringify(b)
}

export function agrees(value: string, other: string): boolean {
  const [a, b] = [readIntervals(value), readIntervals(other)]
  return value === other || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b))
}

/** Overlapping spans of one day belong to several parts. */
export function overlaps(value: string): boolean {
  // '10–4, 9–6' is unreadable as one day's hours, its pieces are not.
  const read = readIntervals(value) ?? value.split(/[,;/]/u).flatMap((piece) => readIntervals(piece) ?? [])
  const spans = read.toSorted(([a], [b]) => a - b)
  return spans.some(([from], at) => at > 0 && from < spans[at - 1]![1])
}

export function differs(a: StatedWeek, b: StatedWeek): boolean {
  return [...a.days].some(([day, value]) => contradicts(value, b.days.get(day)))
}
