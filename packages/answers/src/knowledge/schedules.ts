import type { PartHours, TextLine } from '@foyer/calendar/hours/part-hours'
import { readHours } from '@foyer/calendar/hours/read-hours'
import type { StatedWeek } from '@foyer/calendar/hours-on'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { oneOffDates } from '@foyer/calendar/one-off-dates'
import type { Fact, Language } from '../types.ts'
import type { Places } from './contacts.ts'
import { separateDoubts } from './doubtful-days.ts'
import type { IndexedPassage } from './passage.ts'
import { type Slot, slotsOfFacts } from './schedule-slots.ts'
import { linesOf } from './week-lines.ts'

/** A week's hours in the site's words, Monday first. */
export interface Schedule extends StatedWeek {
  /** Headings and part, to distinguish the kitchen from the business. */
  title: string
  page: number
  /** The passage of each day; -1 for a fact. */
  passages: number[]
  /** True for opening hours, false for times such as a course's. */
  opening: boolean
  /** The part, or all headings if they mention nothing but hours. */
  of: string
  /** A branch or part such as the kitchen; '' for the business itself. */
  part: string
  /** True if the owner set some of it; outranks pages. */
  owners?: boolean
  /** Days the owner corrected, which no page states. */
  restated?: ReadonlySet<number>
  /** Days in doubt: their absence doesn't mean closed. */
  doubted?: ReadonlySet<number>
  /** Only a doubt supports it: quoted if nothing better is known, never certain. */
  doubtful?: true
  /** The date that replaces a weekday. */
  on?: string
}

export function* findSchedules(
  passages: readonly IndexedPassage[],
  facts: readonly Fact[],
  places: Places,
): Generator<void, Schedule[]> {
  const { titles, pageOf, isOwners, language } = places
  const found: Schedule[] = []
  for (let start = 0; start < passages.length; ) {
    let end = start + 1
    while (end < passages.length && passages[end]!.page === passages[start]!.page) end++
    found.push(...schedulesOfPage(passages, start, end, titles))
    start = end
    yield
  }
  found.push(...statedWeeks(facts, pageOf, language))
  for (const week of found)
    if (isOwners(week.page) && week.title === '') Object.assign(week, { opening: true, owners: true })
  const said = facts.filter(({ kind, origin }) => kind === 'hours' && origin === 'owner')
  const apart = separateDoubts<Schedule>(facts, places)
  return found
    .flatMap(apart)
    .map((week) => withExceptions(saidByOwner(week, said, language), facts))
    .filter((schedule) => schedule.days.filter((day) => day !== null).length >= 2)
}

/** The owner's hours for a day apply to every week of that part. */
function saidByOwner(week: Schedule, said: readonly Fact[], language: Language): Schedule {
  if (!week.opening) return week
  const ofPart = said.filter(({ part }) => (part ?? '').toLowerCase() === week.part.toLowerCase())
  if (ofPart.length === 0) return week
  const always = ofPart.filter(({ condition }) => !condition)
  const all = weekOf(slotsOfFacts(always, language))
  const inSeason = (season: string) => {
    const then = ofPart.filter(({ condition }) => condition && condition === season)
    const own = weekOf(slotsOfFacts(then.map(withoutCondition), language))
    return everyDay.map((day) => own[day] ?? all[day] ?? null)
  }
  const over = (days: Schedule['days'], theirs: Schedule['days']) =>
    days.map((hours, day) => theirs[day] ?? hours)
  const putRight = ofPart.filter(({ url }) => url === '')
  return {
    ...week,
    restated: new Set(slotsOfFacts(putRight, language).flatMap(({ days }) => days)),
    days: over(week.days, all),
    passages: week.passages.map((at, day) => (all[day] === null ? at : -1)),
    seasons: week.seasons.map(({ season, days }) => ({ season, days: over(days, inSeason(season)) })),
  }
}

/** A fact with a date as label applies to that date only. */
function withExceptions(week: Schedule, facts: readonly Fact[]): Schedule {
  const exceptions = facts.flatMap(({ kind, label, part, value }) => {
    if (kind !== 'hours' || (part ?? '').toLowerCase() !== week.part.toLowerCase()) return []
    const date = part ? label.replace(` – ${part}`, '') : label
    const dates = oneOffDates(date)
    return dates ? [{ date, dates, value }] : []
  })
  return week.opening && exceptions.length > 0 ? { ...week, exceptions } : week
}

/** A page's weeks, one for each part of the business. */
function schedulesOfPage(
  passages: readonly IndexedPassage[],
  start: number,
  end: number,
  titles: readonly string[],
): Schedule[] {
  const { page, language } = passages[start]!
  const title = titles[page] ?? ''
  const places = new Map<TextLine, number>()
  for (const { line, at } of linesOf(passages, start, end)) places.set(line, at)
  const weeks = readHours(places.keys(), { language: calendarLanguage(language), title, part: '' })
  const parts = Map.groupBy(weeks, ({ part, unclear }) => `${part.toLowerCase()}\n${unclear}`)
  return [...parts.values()].map((ofPart): Schedule => {
    const said = everyDay.map((day) => {
      const stated = ofPart.flatMap((week) => hoursOf(week, day) ?? [])
      return stated.length === 0 ? null : stated.join(', ')
    })
    const stands = everyDay.map((day) => {
      const line = ofPart.find(({ lines }) => lines.has(day))?.lines.get(day)
      return (line && places.get(line)) ?? -1
    })
    const { part } = ofPart[0]!
    const path = passages[stands.find((at) => at >= 0) ?? -1]?.path ?? []
    return {
      title: [...new Set([...path, part])].filter(Boolean).join(' '),
      days: said,
      page,
      passages: stands,
      opening: ofPart.some(({ about, passing }) => about && !passing),
      of: part === '' ? [...path, title].join(' ') : `${path.at(-1) ?? ''} ${part}`,
      part,
      seasons: seasonsOf(
        ofPart.map(({ season, days }) => ({ season, days: everyDay.map((day) => days.get(day) ?? null) })),
      ),
    }
  })
}

const seasonsOf = (weeks: Schedule['seasons']) => (weeks.some(({ season }) => season !== '') ? weeks : [])

const hoursOf = ({ days, season }: PartHours, day: number): string | undefined => {
  const hours = days.get(day)
  return hours !== undefined && season !== '' ? `${hours} (${season})` : hours
}

export const everyDay = [0, 1, 2, 3, 4, 5, 6]

const withoutCondition = ({ condition: _, ...fact }: Fact): Fact => fact

function weekOf(stated: readonly Slot[]): (string | null)[] {
  const days: (string | null)[] = everyDay.map(() => null)
  for (const { days: named, value } of stated)
    for (const day of named) days[day] = days[day] === null ? value : `${days[day]}, ${value}`
  return days
}

/** Weeks from facts and the owner, one for each part of the business. */
function statedWeeks(facts: readonly Fact[], pageOf: Places['pageOf'], language: Language): Schedule[] {
  const hours = facts.filter(({ kind }) => kind === 'hours')
  const byPart = Map.groupBy(hours, ({ part }) => part ?? '')
  return [...byPart].flatMap(([part, ofPart]) => {
    const stated = slotsOfFacts(ofPart, language)
    if (stated.length === 0) return []
    const days = weekOf(stated)
    const owners = ofPart.some(({ origin }) => origin === 'owner')
    return [
      {
        title: part,
        days,
        page: pageOf(ofPart.find(({ url }) => url !== '')?.url ?? ''),
        passages: everyDay.map(() => -1),
        opening: true,
        of: part,
        part,
        seasons: seasonsOf(
          [...Map.groupBy(ofPart, ({ condition }) => condition ?? '')].map(([season, then]) => ({
            season,
            days: weekOf(slotsOfFacts(then.map(withoutCondition), language)),
          })),
        ),
        owners,
      },
    ]
  })
}
