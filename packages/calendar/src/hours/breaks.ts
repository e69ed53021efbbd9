import { readIntervals } from '../intervals.ts'
import { endsOf } from './hours-words.ts'

/** 'Closed for lunch 1–2pm', 'Mittagspause 12–13 Uhr': said once for all days above. */
const lunch =
  /(?<!\p{L})(?:closed (?:for|over|at) lunch|lunch ?(?:break|time closing|closing)|mittagspause|(?:über|von|zu) mittag|mittags [^.]{0,30}geschlossen|pausa pranzo|chius[oaie] (?:per|a) pranzo|pause (?:déjeuner|de midi|méridienne)|fermée?s? (?:le midi|entre midi)|cerrado (?:al|a) mediodía|lunchpauze)/iu

/** The hours of a break at noon that a text states by itself; null where it states none. */
export const lunchBreak = (text: string): [string, string] | null => (lunch.test(text) ? endsOf(text) : null)

/** '9:00–17:00' with a break from 12:30 to 13:30 is 9:00–12:30, 13:30–17:00. */
export function withBreak(value: string, [from, to]: [string, string]): string | null {
  const ends = endsOf(value)
  const [open, ...more] = readIntervals(value) ?? []
  if (!ends || !open || more.length > 0) return null
  const [pause] = readIntervals(`${from}–${to}`) ?? []
  // '1–2pm': the first end needs a half of its own.
  const half = pause && /[ap]m$/i.test(to) && /\d$/.test(from) ? (pause[0] < noon ? 'am' : 'pm') : ''
  const apart = `${ends[0]}–${from}${half}, ${to}–${ends[1]}`
  // '12.30–1.15' by itself may be at night; between '8' and '4.45' it is not.
  const [before, after] = readIntervals(apart) ?? []
  const isWithin = before && after && before[0] === open[0] && before[1] < after[0] && after[1] === open[1]
  return isWithin ? apart : null
}

const noon = 12 * 60
const endOfMorning = 14 * 60 + 30
const endOfNight = 11 * 60

/** Whether hours go on into the half of the day in which a text says it is closed: 'Wednesday afternoons'. */
export const goesInto = (value: string, half: 'morning' | 'afternoon'): boolean =>
  (readIntervals(value) ?? []).some(([from, to]) =>
    half === 'afternoon' ? to > endOfMorning : from < endOfNight,
  )
