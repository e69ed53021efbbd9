import { closedNames, namesClosingDay } from '../closing-days.ts'
import type { CalendarLanguage } from '../day-words.ts'
import { namesOpening } from '../opening-words.ts'
import { leadingSeason } from '../seasons.ts'
import { readHoursLine } from './hours-line.ts'
import { onlyDays } from './hours-table.ts'
import { hoursValue } from './hours-words.ts'
import { partIn } from './part-names.ts'
import type { StatedDays } from './stated-days.ts'

/** 'Reception | 1 April – 30 September, daily | 8:30–12:30'. */
export interface PlacedRow {
  part: string
  season: string
  stated: StatedDays[]
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const mostCells = 5
/** A row with a price is an event. */
const moneySign = /[€£$¥₹]|\b(?:EUR|CHF|GBP|USD)\b/u

export function placedRow(cells: string[], language: CalendarLanguage): PlacedRow | null {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length < 2 || filled.length > mostCells || filled.some((cell) => moneySign.test(cell)))
    return null
  let part = ''
  let season = ''
  let days: number[] | null = null
  for (const [at, cell] of filled.entries()) {
    const found = leadingSeason(cell)
    const rest = (found ? cell.slice(found.end) : cell).replace(/^[\s,:;–—-]+/u, '')
    const named = rest === '' ? null : onlyDays(rest, language)
    if (found && (rest === '' || named)) {
      season = found.season
      days = named ?? days
    } else if (named) days = named
    else if (season === '' && days === null && at === 0) {
      part = partIn(cell, language)
      if (part === '' || /\d/.test(cell)) return null
    } else return withHours(cell, part, season, days, language)
  }
  return null
}

function withHours(
  cell: string,
  part: string,
  season: string,
  days: number[] | null,
  language: CalendarLanguage,
): PlacedRow | null {
  const line = days === null ? readHoursLine(cell, language) : null
  if (line && line.stated.length > 0) return { part, season: season || line.season, stated: line.stated }
  const value = hoursValue(cell)
  if (value === null || (days === null && season === '')) return null
  return { part, season, stated: [{ days: days ?? everyDay, value }] }
}

/** 'Closing day | Wednesday' and 'Opening hours | Mon–Fri 9–17' are lines in two cells. */
export function labelledRow(
  cells: string[],
  language: CalendarLanguage,
): { label: string; text: string } | null {
  const [label = '', text = '', ...more] = cells.filter((cell) => cell !== '')
  if (more.length > 0 || text === '' || /\d/.test(label)) return null
  if (namesClosingDay(label, language) && onlyDays(text, language))
    return { label: '', text: `${closedNames[language]} ${text}` }
  return namesOpening(label, language) ? { label, text } : null
}
