import type { ReadPage, StructuredItem } from '../read/read-page.ts'
import type { Hours } from './hours.ts'
import { items, text, texts } from './structured-values.ts'
import { dayReader } from './weekdays.ts'

const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const dayCodes = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']

/** Opening hours of schema.org, in either of its notations. */
export function structuredHours(item: StructuredItem, page: ReadPage): Hours | null {
  const spans = new Map<number, string[]>()
  const add = (day: number, span: string) => {
    if (day >= 0 && day < 7) spans.set(day, [...(spans.get(day) ?? []), span])
  }
  for (const specification of items(item, 'openingHoursSpecification')) readSpecification(specification, add)
  if (spans.size === 0) for (const value of texts(item, 'openingHours')) readNotation(value, add)
  if (spans.size === 0) return null
  const reader = dayReader(page.language)
  const days = new Map([...spans].map(([day, list]) => [day, [...new Set(list)].sort().join(', ')]))
  return { days, rank: 3, names: reader.names, url: page.url }
}

function readSpecification(specification: StructuredItem, add: (day: number, span: string) => void): void {
  // A specification for some weeks of the year is an exception.
  if (text(specification, 'validFrom') && text(specification, 'validThrough')) return
  const named = [
    ...texts(specification, 'dayOfWeek'),
    ...items(specification, 'dayOfWeek').map((day) => text(day, 'name') || text(day, '@id')),
  ]
  const opens = clock(text(specification, 'opens'))
  const closes = clock(text(specification, 'closes'))
  if (!opens || !closes) return
  const span = opens === closes && opens === '00:00' ? 'Closed' : `${opens}–${closes}`
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

/** 'Mo-Fr 09:00-17:00, Sa 10:00-14:00' */
function readNotation(value: string, add: (day: number, span: string) => void): void {
  const pattern =
    /((?:mo|tu|we|th|fr|sa|su)[a-z]*(?:\s*[-,–]\s*(?:mo|tu|we|th|fr|sa|su)[a-z]*)*)\s+(\d{1,2}:\d{2})(?::\d{2})?\s*[-–]\s*(\d{1,2}:\d{2})/gi
  for (const [, days = '', opens = '', closes = ''] of value.matchAll(pattern)) {
    for (const part of days.toLowerCase().split(',')) {
      const [from, to] = part.split(/[-–]/).map((day) => dayCodes.indexOf(day.trim().slice(0, 2)))
      if (from === undefined || from < 0) continue
      const last = to === undefined || to < 0 ? from : to
      for (let day = from; ; day = (day + 1) % 7) {
        add(day, `${clock(opens)}–${clock(closes)}`)
        if (day === last) break
      }
    }
  }
}

function clock(value: string): string {
  const found = /(?:^|T)(\d{1,2}):(\d{2})/.exec(value)
  return found ? `${found[1]!.padStart(2, '0')}:${found[2]}` : ''
}
