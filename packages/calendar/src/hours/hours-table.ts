import { rememberedFor } from '@foyer/text/remembered'
import { saysClosed } from '../closed-words.ts'
import type { CalendarLanguage } from '../day-words.ts'
import { leadingDays } from '../leading-days.ts'
import { namesOpening, openForms } from '../opening-words.ts'
import { onlySeason, trailingSeason } from '../seasons.ts'
import { readHoursLine } from './hours-line.ts'
import { columnPart, hasSpan, hoursValue, isMoment, isPartOfDay, isPlainMoment } from './hours-words.ts'
import { partIn } from './part-names.ts'

import type { StatedDays } from './stated-days.ts'

export interface HoursTable {
  about?: boolean
  /** Hours for most of a week and nothing else are opening hours under any heading. */
  tellsWeek?(filled: string[]): boolean
  /** `about`: the text above is about opening; `filled`: each cell under all columns it spans. */
  row(cells: string[], about: boolean, filled: string[]): StatedDays[]
}

/** Chooses how to read rows by the head; other heads are other tables. */
export function hoursTable(named: string[], language: CalendarLanguage): HoursTable {
  const head = named.map((cell) => withoutOpening(cell, language))
  const columns = head.map((cell) => onlyDays(cell, language))
  if (columns.filter((days) => days !== null).length >= 2) return daysAcross(columns, language)
  const parts = head.map(columnPart)
  const ends = endsByHead(head)
  if (ends.length > 1) return { row: (cells, _, filled) => endsRow(cells, filled, ends, language) }
  const pairs = daysAndHoursByHead(head, language)
  if (pairs.length > 1) return { row: (_, about, filled) => (about ? pairsRow(filled, pairs, language) : []) }
  if (parts.includes('opens') && parts.includes('closes'))
    return { row: (cells) => dayRow(cells, parts, language) }
  const isPlain = head.every((cell) => cell === '')
  const hours = head.findIndex(
    (cell, at) => at > 0 && cell.length <= 40 && columnPart(cell) === null && namesOpening(cell, language),
  )
  const days = head.findIndex((cell) => cell !== '' && dayColumn.test(cell))
  if (hours > 0 && days > 0) return { about: true, row: (cells) => dayRow(cells, [], language) }
  if (hours > 0 && head.every((cell) => onlyDays(cell, language) === null) && !dayColumn.test(head[0] ?? ''))
    return { about: true, row: (cells) => lineOfRow(cells, hours, language) }
  const columnsOfParts = partColumns(head)
  if (columnsOfParts) return { row: (cells, about) => partRow(cells, columnsOfParts, about, language) }
  return { row: (cells) => dayRow(cells, isPlain ? null : [], language) }
}

/** 'Opening hours – Saturday' or 'Weekend – Saturday' is Saturday. */
function withoutOpening(cell: string, language: CalendarLanguage): string {
  const at = cell.indexOf(' – ')
  const last = cell.slice(at + 3)
  if (at > 0 && onlyDays(cell, language) === null && onlyDays(last, language) !== null) return last
  const first = cell.slice(0, Math.max(0, at))
  return at > 0 && namesOpening(first, language) && partIn(first, language) === '' ? cell.slice(at + 3) : cell
}

export const onlyDays = rememberedFor((text: string, language: CalendarLanguage): number[] | null => {
  const named = text.length > 60 ? null : leadingDays(text, language)
  return named &&
    named.days.length > 0 &&
    /^[\s:：.,–—-]{0,9}(?:\([^()]{0,40}\)[\s:]{0,4})?$/.test(text.slice(named.end))
    ? named.days
    : null
})

/** 'Saturday, winter (October to March)', 'Samstag (Sommer)'. */
const daysInSeason = rememberedFor(
  (text: string, language: CalendarLanguage): { days: number[]; season: string } | null => {
    const named = text.length > 80 ? null : leadingDays(text, language)
    if (!named || named.days.length === 0) return null
    const rest = text.slice(named.end).replace(/^[\s,;:–—-]+/u, '')
    const season = onlySeason(/^\(([^()]*)\)$/.exec(rest)?.[1] ?? rest)
    return season === '' ? null : { days: named.days, season }
  },
)

const remarksColumn =
  /^(?:notes?|remarks?|comments?|details?|info(?:rmation)?|bemerkung\p{L}*|hinweis\p{L}*|remarques?|observaciones|notas?|note|day|days?|tage?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?)$/iu

/** Branches, kitchens, seasons. */
function partColumns(head: string[]): string[] | null {
  const names = head.slice(1)
  const named = names.filter(
    (name) => name !== '' && !columnPart(name) && !isPartOfDay(name) && !remarksColumn.test(name),
  )
  return named.length >= 2 && named.length === names.filter((name) => !remarksColumn.test(name)).length
    ? head
    : null
}

const dayColumn = /^(?:days?|tage?|wochentage?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?|)$/iu

/** 'Main office | 4 Ring Street | Mon–Thu 15–18, Fri 15–17'. */
function lineOfRow(cells: string[], at: number, language: CalendarLanguage): StatedDays[] {
  const read = readHoursLine(cells[at] ?? '', language)
  return (read?.stated ?? []).map((one) => ({ ...one, column: cells[0] ?? '' }))
}

/** 'Pool | Mon–Fri | 7–21 | 8–18'. */
function partRow(cells: string[], head: string[], about: boolean, language: CalendarLanguage): StatedDays[] {
  const first = onlyDays(cells[0] ?? '', language) === null ? 1 : 0
  const days = onlyDays(cells[first] ?? '', language)
  // Under other headings it may be a timetable of classes.
  if (!days || (first > 0 && !about)) return []
  const of = first === 0 ? '' : `${cells[0]} – `
  return cells.slice(first + 1).flatMap((cell, at) => {
    const column = head[at + first + 1] ?? ''
    if (cell === '' || remarksColumn.test(column)) return []
    return daysInCell(cell, days, language).map((one) => ({ ...one, column: of + column }))
  })
}

/** Opening and closing columns, by name or by holding times. */
function dayRow(
  cells: string[],
  parts: ('opens' | 'closes' | null)[] | null,
  language: CalendarLanguage,
): StatedDays[] {
  const at = cells.findIndex((cell) => onlyDays(cell, language) !== null || daysInSeason(cell, language))
  if (at < 0) return []
  const seasonal = daysInSeason(cells[at]!, language)
  const days = seasonal?.days ?? onlyDays(cells[at]!, language)!
  const rest = cells.map((text, column) => ({ text, part: parts?.[column] ?? null })).slice(at + 1)
  const timed = rest.filter(({ text, part }) => text !== '' && (parts === null || part !== null))
  const isTime = parts === null ? isPlainMoment : isMoment
  const value =
    spansOfTimes(
      timed.map(({ text }) => text),
      isTime,
    ) ?? closedAll(rest)
  // 'Tack shop | Wed, Fri | 12:00–18:00'
  const part = parts && at > 0 ? cells.slice(0, at).find((cell) => cell !== '') : undefined
  const told = value === null ? [] : daysInCell(value, days, language)
  const stated = seasonal ? told.map((one) => ({ ...one, season: seasonal.season })) : told
  return part === undefined ? stated : stated.map((one) => ({ ...one, column: part }))
}

const onlyWord = /^(?:only|nur|seulement|uniquement|solo|sólo|só|alleen)\s/iu

/** 'Wed–Fri 12–18, Mon and Tue closed' under 'Weekdays'. */
function daysInCell(cell: string, days: number[], language: CalendarLanguage, bare = false): StatedDays[] {
  const said = cell.replace(onlyWord, '')
  if (!/^\d/.test(said) && leadingDays(said, language)?.days.length) {
    const own = readHoursLine(said, language)?.stated ?? []
    if (own.length > 0 && own.every((one) => one.days.every((day) => days.includes(day)))) return own
  }
  const value = hoursValue(cell, bare)
  return value === null ? [] : [{ days, value }]
}

interface EndColumns {
  name: string
  opens: number
  closes: number
}

/** 'Winter – opens', 'Winter – closes', 'Summer – opens', 'Summer – closes'. */
function endsByHead(head: string[]): EndColumns[] {
  const cut = head.map((cell) => Math.max(0, cell.lastIndexOf(' – ')))
  const above = head.map((cell, at) => cell.slice(0, cut[at]))
  const part = head.map((cell, at) => (cut[at] === 0 ? null : columnPart(cell.slice(cut[at]! + 3))))
  return above.flatMap((name, at) =>
    above[at + 1] === name && part[at] === 'opens' && part[at + 1] === 'closes'
      ? [{ name, opens: at, closes: at + 1 }]
      : [],
  )
}

function endsRow(
  cells: string[],
  filled: string[],
  ends: EndColumns[],
  language: CalendarLanguage,
): StatedDays[] {
  const days = onlyDays(cells[0] ?? '', language)
  if (!days) return []
  return ends.flatMap(({ name, opens, closes }) => {
    const [from = '', to = ''] = [filled[opens], filled[closes]]
    const value = isMoment(from) && isMoment(to) ? `${from}–${to}` : from === to ? hoursValue(from) : null
    return value === null ? [] : [{ days, value, column: name }]
  })
}

interface DaysAndHoursColumns {
  name: string
  days: number
  hours: number
}

/** 'Summer – Days', 'Summer – Open', 'Winter – Days', 'Winter – Open'. */
function daysAndHoursByHead(head: string[], language: CalendarLanguage): DaysAndHoursColumns[] {
  const cut = head.map((cell) => Math.max(0, cell.lastIndexOf(' – ')))
  const above = head.map((cell, at) => cell.slice(0, cut[at]))
  const below = head.map((cell, at) => cell.slice(cut[at] === 0 ? 0 : cut[at]! + 3))
  return above.flatMap((name, at) =>
    name !== '' &&
    above[at + 1] === name &&
    dayColumn.test(below[at]!) &&
    (namesOpening(below[at + 1]!, language) || timeColumn.test(below[at + 1]!))
      ? [{ name, days: at, hours: at + 1 }]
      : [],
  )
}
const timeColumn = new RegExp(
  `^(?:${openForms}|times?|hours|uhrzeit(?:en)?|zeit(?:en)?|heures?|horas?|ore|orario|uren|tijd(?:en)?)$`,
  'iu',
)

function pairsRow(filled: string[], pairs: DaysAndHoursColumns[], language: CalendarLanguage): StatedDays[] {
  const label = pairs[0]!.days > 0 ? (filled[0] ?? '') : ''
  return pairs.flatMap(({ name, days: at, hours }) => {
    const days = onlyDays(filled[at] ?? '', language)
    const value = hoursValue(filled[hours] ?? '')
    return days && value !== null ? [{ days, value, column: label === '' ? name : `${label} – ${name}` }] : []
  })
}

/** '9:00', '12:00', '14:00', '18:00' are two spans. */
function spansOfTimes(times: string[], isTime: (text: string) => boolean): string | null {
  if (times.length < 2 || times.length % 2 > 0 || !times.every(isTime)) return null
  const spans: string[] = []
  for (let i = 0; i < times.length; i += 2) spans.push(`${times[i]}–${times[i + 1]}`)
  return spans.join(', ')
}

function closedAll(rest: { text: string }[]): string | null {
  const all = [...new Set(rest.map(({ text }) => text).filter((text) => /[\p{L}\d]/u.test(text)))]
  // A closed afternoon doesn't close the day.
  const open = all.filter((text) => !saysClosed(text) || /\d/.test(text))
  // '9:00–19:30' next to '18:30': that is the last boat.
  const spans = open.filter((text) => hoursValue(text) !== null)
  const said = spans.length > 0 ? spans : open.length > 0 ? open : all
  return said.length === 0 ? null : hoursValue(said.join('  '))
}

const mostOfTheWeek = 5

/** Hours on most weekdays are no timetable: classes don't last from nine to six on five days. */
function isWeekOfHours(columns: (number[] | null)[], cells: string[]): boolean {
  const told = columns.flatMap((days, at) => (days && /\d/.test(cells[at] ?? '') ? [cells[at]!] : []))
  return told.length >= mostOfTheWeek && told.every((cell) => isOnlyHours.test(cell) && hasSpan(cell))
}

const isOnlyHours = /^[\d\s:.,;/–—-]*(?:(?:und|and|e|et|y|en|uhr|h|am|pm)[\d\s:.,;/–—-]*)*$/iu

/** 'Winter, 4 November – 20 March' may come before the days. */
const seasonIn = (cell: string): string => onlySeason(cell) || (trailingSeason(cell)?.season ?? '')

function daysAcross(columns: (number[] | null)[], language: CalendarLanguage): HoursTable {
  const opens = new Map<number, string>()
  const firstDay = columns.findIndex((days) => days !== null)
  return {
    tellsWeek: (filled) => isWeekOfHours(columns, filled),
    row(cells, about, filled) {
      const label = columns[0] === null ? (cells[0] ?? '') : ''
      const part = columnPart(label)
      // Otherwise it may be a week of classes.
      if (!about && !part && !namesOpening(label, language)) return []
      const season = filled.slice(1, Math.max(1, firstDay)).map(seasonIn).find(Boolean)
      const stated: StatedDays[] = []
      for (const [column, days] of columns.entries()) {
        const cell = filled[column] ?? ''
        if (days === null || cell === '') continue
        const whole = daysInCell(cell, days, language, true)
        const from = opens.get(column)
        const more = isPartOfDay(label)
        const named = more || part ? '' : label
        if (whole.length > 0)
          for (const one of whole) stated.push({ ...one, more, column: named, ...(season && { season }) })
        else if (part === 'opens' && isMoment(cell)) opens.set(column, cell)
        else if (part === 'closes' && from && isMoment(cell)) {
          stated.push({ days, value: `${from}–${cell}` })
          opens.delete(column)
        }
      }
      return stated
    },
  }
}
