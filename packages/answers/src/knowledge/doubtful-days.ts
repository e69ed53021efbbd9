import { readIntervals } from '@foyer/calendar/intervals'
import type { Fact, Language } from '../types.ts'
import type { Places } from './contacts.ts'
import { type Slot, slotsOfFacts } from './schedule-slots.ts'

/** Data needed to decide which days of a week are in doubt. */
interface Week {
  page: number
  passages: number[]
  opening: boolean
  part: string
  days: (string | null)[]
  seasons: { season: string; days: (string | null)[] }[]
  doubted?: ReadonlySet<number>
  doubtful?: true
}

/**
 * Removes hours that only a doubt supports from a week and adds the full week behind it. A week without any of the
 * scan's hours was rejected for a reason: the café's hours aren't the shop's.
 */
export function separateDoubts<Stated extends Week>(
  facts: readonly Fact[],
  { doubts, isWebsite, language }: Places,
): (week: Stated) => Stated[] {
  const asked = slotsOf(doubts, language)
  const told = slotsOf(facts, language)
  const isScanned = asked.length > 0 || told.some(({ origin }) => origin !== 'owner')
  if (!isScanned) return (week) => [week]
  const [inDoubt, sure] = [heldBy(asked), heldBy(told)]
  const isTold = (hours: string | null, day: number) => hours !== null && sure.has(keyOf(hours, day))
  const kept = (hours: string | null, day: number) =>
    hours === null || isTold(hours, day) || !inDoubt.has(keyOf(hours, day)) ? hours : null
  return (week) => {
    const said = week.seasons.length > 0 ? week.seasons.map(({ days }) => days) : [week.days]
    const isRead = week.opening && isWebsite(week.page) && week.passages.some((at) => at >= 0)
    if (isRead && !said.some((days) => days.some(isTold))) return [{ ...week, doubtful: true }]
    const seasons = week.seasons.map(({ season, days }) => ({ season, days: days.map(kept) }))
    const days = week.days.map((hours, day) =>
      seasons.length === 0 ? kept(hours, day) : inSeasons(seasons, day),
    )
    const ofPart = asked.filter(({ part }) => part.toLowerCase() === week.part.toLowerCase())
    const rest = { ...week, days, seasons, doubted: new Set(ofPart.flatMap((slot) => slot.days)) }
    const isWhole = days.every((hours, day) => (hours === null) === (week.days[day] === null))
    return isWhole ? [rest] : [rest, { ...week, doubtful: true }]
  }
}

const inSeasons = (seasons: Week['seasons'], day: number): string | null =>
  seasons
    .flatMap(({ season, days }) => (days[day] ? (season ? `${days[day]} (${season})` : days[day]) : []))
    .join(', ') || null

const slotsOf = (facts: readonly Fact[], language: Language) =>
  facts.flatMap(({ condition: _, ...fact }) =>
    slotsOfFacts([fact], language).map((slot) => ({ ...slot, part: fact.part ?? '', origin: fact.origin })),
  )

/** '11am–4pm' equals '11:00–16:00'. */
const keyOf = (hours: string, day: number) => `${day} ${JSON.stringify(readIntervals(hours) ?? hours)}`

const heldBy = (slots: readonly Slot[]): ReadonlySet<string> =>
  new Set(slots.flatMap(({ days, value }) => days.map((day) => keyOf(value, day))))
