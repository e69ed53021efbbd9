import { type Interval, readIntervals, timesIn } from '@foyer/calendar/intervals'
import { fold } from '@foyer/text/fold'
import type { Schedule } from '../../knowledge/schedules.ts'

const wholeWeek = [0, 1, 2, 3, 4, 5, 6]
const mostParts = 5

/**
 * The weeks of the other parts of a business, where their hours differ on the days asked: the shop's and the café's are
 * both told, each by its name. Null where one has no name to be told by, or where there are too many: then nobody knows
 * which is meant.
 */
export function otherParts(
  told: Schedule,
  days: readonly number[],
  schedules: readonly Schedule[],
): Schedule[] | null {
  const meant = days.length > 0 ? days : wholeWeek
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
  // 'Skipton 8am–6pm, Ilkley 9am–5pm' says both; so does a week told by seasons of its own part.
  const within = fold(other.part) === fold(told.part) ? theirs : `${other.part} ${theirs}`
  return (theirs !== '' && ours.includes(within)) || isAlike(theirs, ours)
}

/** '11am–4pm' and '11:00–16:00' are the same hours; a day that a week leaves out is one on which nobody is there. */
function isAlike(other: string, told: string): boolean {
  if (other === told) return true
  const [theirs, ours] = [readIntervals(other), readIntervals(told)]
  if (isNone(other, theirs) || isNone(told, ours)) return isNone(other, theirs) && isNone(told, ours)
  return ours !== null && JSON.stringify(theirs) === JSON.stringify(ours)
}

const isNone = (said: string, read: Interval[] | null) => said === '' || said === '–' || read?.length === 0

/** A last entry is no hours. */
const isOfAnotherPart = (other: Schedule, told: Schedule): boolean =>
  // A week filled up for the days asked still stands in the same passages.
  other.passages !== told.passages &&
  // The same part says more for all seasons than what was asked of one.
  !(other.seasons.length > 0 && fold(other.part) === fold(told.part)) &&
  (other.opening || !told.opening) &&
  !other.days.every((hours) => hours === null || timesIn(hours).length === 1)
