import { calendarLanguage } from '@foyer/calendar/leading-days'
import { daysFromTo, weekOf } from '@foyer/calendar/read-days'
import type { ReadPage, StructuredItem } from '@foyer/crawler/read/read-page'
import type { StatedWeek } from '../attribute/stated-week.ts'
import { items, text, texts } from '../page/structured-values.ts'

const dayNames = weekOf('en').map((name) => name.toLowerCase())
export const shortestSeason = 28 * 24 * 3600 * 1000
/** Mornings, afternoons and seasons add up. */
const mostSpans = 50
const longestNotation = 2_000
const dayCodes = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']

export function structuredHours(item: StructuredItem, page: ReadPage): StatedWeek[] {
  const whole = new Map<number, string[]>()
  const specifications = items(item, 'openingHoursSpecification')
  for (const specification of specifications)
    if (!validity(specification)) readSpecification(specification, addSpanTo(whole))
  if (whole.size === 0) for (const value of texts(item, 'openingHours')) readNotation(value, addSpanTo(whole))
  const weeks = whole.size > 0 ? [{ season: '', spans: whole }] : readSeasons(specifications, page.language)
  return weeks.map(({ season, spans }) => ({
    part: text(item, 'name'),
    season,
    days: new Map([...spans].map(([day, list]) => [day, [...new Set(list.sort())].join(', ')])),
    about: true,
    own: true,
    passing: false,
    unclear: false,
    quote: '',
    names: weekOf(calendarLanguage(page.language)),
    url: page.url,
    language: page.language,
    origin: 'structured',
  }))
}

const addSpanTo = (spans: Map<number, string[]>) => (day: number, span: string) => {
  if (day < 0 || day >= 7) return
  const known = spans.get(day)
  if (!known) spans.set(day, [span])
  else if (known.length < mostSpans) known.push(span)
}

/** One end or none means all year. */
export function validity(specification: StructuredItem): { from: Date; through: Date } | null {
  const from = dateOf(text(specification, 'validFrom'))
  const through = dateOf(text(specification, 'validThrough'))
  return from && through ? { from, through } : null
}

function dateOf(value: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? []
  return year ? new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))) : null
}

/** Spans of less than a month are holidays, not seasons. */
function readSeasons(
  specifications: StructuredItem[],
  language: string,
): { season: string; spans: Map<number, string[]> }[] {
  const format = new Intl.DateTimeFormat(language || 'en', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const seasons = specifications
    .flatMap((specification) => {
      const season = validity(specification)
      return season && season.through.getTime() - season.from.getTime() >= shortestSeason
        ? [{ specification, ...season }]
        : []
    })
    .sort((a, b) => a.from.getTime() - b.from.getTime())
  const weeks = new Map<string, Map<number, string[]>>()
  for (const { specification, from, through } of seasons) {
    const season = `${format.format(from)} – ${format.format(through)}`
    const spans = weeks.get(season) ?? new Map<number, string[]>()
    weeks.set(season, spans)
    readSpecification(specification, addSpanTo(spans))
  }
  return [...weeks].map(([season, spans]) => ({ season, spans })).filter(({ spans }) => spans.size > 0)
}

function readSpecification(specification: StructuredItem, add: (day: number, span: string) => void): void {
  const named = [
    ...texts(specification, 'dayOfWeek'),
    ...items(specification, 'dayOfWeek').map((day) => text(day, 'name') || text(day, '@id')),
  ]
  const opens = clock(text(specification, 'opens'))
  const closes = clock(text(specification, 'closes'))
  if (!opens || !closes) return
  const span = spanOf(opens, closes)
  for (const name of named)
    add(
      dayNames.indexOf(
        name
          .toLowerCase()
          .replace(/^.*[/#]/, '')
          .trim(),
      ),
      span,
    )
}

/** Schema.org writes a closed day as 00:00–00:00. */
export const spanOf = (opens: string, closes: string): string =>
  opens === closes && opens === '00:00' ? 'Closed' : `${opens}–${closes}`

const notedSpan = /(\d{1,2}:\d{2})(?::\d{2})? ?[-–] ?(\d{1,2}:\d{2})/g
const notedDays = /^(mo|tu|we|th|fr|sa|su)[a-z]{0,8}(?: ?[-–] ?(mo|tu|we|th|fr|sa|su)[a-z]{0,8})?$/i

/** Reads 'Mo-Fr 09:00-17:00, Sa 10:00-14:00'. */
function readNotation(value: string, add: (day: number, span: string) => void): void {
  const text = value.slice(0, longestNotation).replace(/\s+/g, ' ')
  let from = 0
  for (const { 0: whole, 1: opens = '', 2: closes = '', index } of text.matchAll(notedSpan)) {
    for (const part of text.slice(from, index).split(',')) {
      const [, first, last = first] = notedDays.exec(part.trim())?.map((day) => day?.toLowerCase()) ?? []
      if (!first || !last) continue
      for (const day of daysFromTo(dayCodes.indexOf(first), dayCodes.indexOf(last)))
        add(day, `${clock(opens)}–${clock(closes)}`)
    }
    from = index + whole.length
  }
}

export function clock(value: string): string {
  const found = /(?:^|T)(\d{1,2}):(\d{2})/.exec(value)
  return found ? `${found[1]!.padStart(2, '0')}:${found[2]}` : ''
}
