import { plainLettersInPlace } from '@foyer/text/plain-letters'
import type { CalendarLanguage } from '../day-words.ts'
import { monthPattern } from '../season-dates.ts'
import { onlyDays } from './hours-table.ts'
import type { TextLine } from './part-hours.ts'

const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?`
/** 'Mar' next to a number is March. */
const month = String.raw`(?:${monthPattern}|mar)\.?`
const year = String.raw`(?:,?\s(?:de\s)?(?:20)?\d\d)?`
/** '9.30' is a time. */
const date = new RegExp(
  String.raw`^(?:20\d\d[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}\.\s?\d{1,2}\.\s?(?:(?:20)?\d\d)?|\d{1,2}([/-])\d{1,2}(?:\1(?:20)?\d\d)?|(?:20\d\d[年년]\s?)?\d{1,2}[月월]\s?\d{1,2}[日일]|${day}\s?(?:(?:of|de|di)\s)?${month}${year}|${month}\s${day}${year})$`,
  'u',
)
const longestDate = 30

const isDate = (cell: string): boolean =>
  cell.length <= longestDate && /\d/.test(cell) && date.test(plainLettersInPlace(cell))

/** '2026-07-07 | Tuesday | 9:00–18:00' is about that date, not all Tuesdays. */
export function withoutDate(line: TextLine, language: CalendarLanguage): TextLine {
  const at = line.kind === 'row' ? line.cells.findIndex(isDate) : -1
  if (at < 0 || !line.cells.some((cell) => onlyDays(cell, language)?.length === 1)) return line
  return { ...line, cells: line.cells.with(at, ''), dated: true }
}
