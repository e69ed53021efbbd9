import { oneOffDates } from '@foyer/calendar/one-off-dates'
import type { ReadPage, StructuredItem } from '@foyer/crawler/read/read-page'
import { items, text } from '../page/structured-values.ts'
import type { StatedDates } from './dated-hours-facts.ts'
import { clock, shortestSeason, spanOf, validity } from './structured-hours.ts'

const mostDates = 100

export function structuredDates(item: StructuredItem, page: ReadPage): StatedDates[] {
  const short = items(item, 'openingHoursSpecification').filter((specification) => {
    const valid = validity(specification)
    return valid !== null && valid.through.getTime() - valid.from.getTime() < shortestSeason
  })
  const all = [...items(item, 'specialOpeningHoursSpecification'), ...short].slice(0, mostDates)
  const spans = new Map<string, Set<string>>()
  for (const specification of all) {
    const date = dateOf(specification, page.language)
    if (date === null) continue
    const [opens, closes] = [clock(text(specification, 'opens')), clock(text(specification, 'closes'))]
    const said = spans.get(date) ?? new Set()
    spans.set(date, said.add(opens && closes ? spanOf(opens, closes) : 'Closed'))
  }
  return [...spans].flatMap(([date, said]) => {
    const dates = oneOffDates(date)
    if (!dates) return []
    const part = text(item, 'name')
    const value = [...said].sort().join(', ')
    const { url, language } = page
    return [{ part, date, dates, value, quote: '', url, language, origin: 'structured' as const }]
  })
}

/** Returns null unless both days are stated. */
function dateOf(specification: StructuredItem, language: string): string | null {
  const valid = validity(specification)
  if (!valid) return null
  const format = new Intl.DateTimeFormat(language || 'en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const [from, through] = [format.format(valid.from), format.format(valid.through)]
  return from === through ? from : `${from} – ${through}`
}
