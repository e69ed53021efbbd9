import { type Interval, readIntervals, timesIn } from '@foyer/calendar/intervals'
import { fold } from '@foyer/text/fold'
import { everyDay, type Schedule } from '../../knowledge/schedules.ts'

const mostParts = 5

/**
 * Weeks of other parts with different hours on those days, such as the café beside the shop. Null if a part has no name
 * or there are too many.
 */
export function otherParts(
  told: Schedule,
  days: readonly number[],
  schedules: readonly Schedule[],
): Schedule[] | null {
  const meant = days.length > 0 ? days : everyDay
  const others = schedules.filter(
    (other) => isOfAnotherPart(other, told) && !meant.every((day) => isSaid(other, told, day)),
  )
  const byName = new Map<string, Schedule>()
  for (const other of others) {
    const name = fold(other.part)
    if (name === '' || name === fold(told.part)) return null
    if (!byName.has(name) && meant.some((day) => other.days[day] !== null)) byName.set(name, other)
  }
  return byName.size < mostParts ? [...byName.values()] : null
}

function isSaid(other: Schedule, told: Schedule, day: number): boolean {
  const [theirs, ours] = [other.days[day] ?? '', told.days[day] ?? '']
  // 'Skipton 8am–6pm, Ilkley 9am–5pm' covers both; so does a week with seasons of its part.
  const within = fold(other.part) === fold(told.part) ? theirs : `${other.part} ${theirs}`
  return (theirs !== '' && ours.includes(within)) || isAlike(theirs, ours)
}

/** '11am–4pm' equals '11:00–16:00', and a missing day equals a closed one. */
function isAlike(other: string, told: string): boolean {
  if (other === told) return true
  const [theirs, ours] = [readIntervals(other), readIntervals(told)]
  if (isNone(other, theirs) || isNone(told, ours)) return isNone(other, theirs) && isNone(told, ours)
  return ours !== null && JSON.stringify(theirs) === JSON.stringify(ours)
}

const isNone = (said: string, read: Interval[] | null) => said === '' || said === '–' || read?.length === 0

/** A week of single times lists last entries, not hours. */
const isOfAnotherPart = (other: Schedule, told: Schedule): boolean =>
  // An adjusted week keeps its passages.
  other.passages !== told.passages &&
  // The same part with all its seasons adds nothing.
  !(other.seasons.length > 0 && fold(other.part) === fold(told.part)) &&
  (other.opening || !told.opening) &&
  !other.days.every((hours) => hours === null || timesIn(hours).length === 1)
