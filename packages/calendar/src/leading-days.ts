import { endAt } from '@foyer/text/matches-of'
import { plainLetters, plainLettersInPlace } from '@foyer/text/plain-letters'
import { atLineStart, type CalendarLanguage, days, rangeMarks, rangeWords } from './day-words.ts'
import { publicHolidays } from './feast-days.ts'
import { openingWords } from './opening-words.ts'
import { dayAt, daysFromTo } from './read-days.ts'

/** English for unknown languages. */
export const calendarLanguage = (language: string): CalendarLanguage =>
  Object.hasOwn(days, language) ? (language as CalendarLanguage) : 'en'

const rangeJoint = new RegExp(
  `\\s{0,4}(?:${rangeMarks}|(?:${plainLetters(rangeWords)})(?=\\s))\\s{0,4}(?:(?:the|los|las|el|le|al|il)\\s{1,4})?`,
  'uy',
)
// 'Sonn- und Feiertage' leaves a hyphen.
const listJoint =
  /-?\s{0,4}(?:[,/&+·•、と和및و]|u\.|(?:and|und|et|ed|en|y|e|и|और)(?!\p{L}))\s{0,4}(?:(?:the|am|los|las|el|le|il|la|die|on)\s{1,4})?/uy
const endOfWord = '(?![\\p{L}\\p{N}])\\.?'
// A list of days may end in holidays.
const holidays = new RegExp(`(?:${publicHolidays}|holidays?|feries|feestdag(?:en)?)${endOfWord}`, 'uy')

interface LineWords {
  lead: RegExp
  daily: RegExp | null
}

const knownLineWords = new Map<CalendarLanguage, LineWords>()

function lineWords(language: CalendarLanguage): LineWords {
  const known = knownLineWords.get(language)
  if (known) return known
  const lead = new RegExp(
    `\\s{0,4}(?:(?:${openingWords(language)})\\s{0,4}:?\\s{0,4})?(?:(?:from|on|the|von|am|vom|los|las|el|de|du|le|les|dal|il|la|da|van|op|со?|в|по)\\s{1,4})?`,
    'uy',
  )
  const daily = atLineStart[language]?.daily
  const built = { lead, daily: daily ? new RegExp(`(?:${daily})${endOfWord}`, 'uy') : null }
  knownLineWords.set(language, built)
  return built
}

interface NamedDays {
  days: number[]
  end: number
}

function daysNamedAt(plain: string, at: number, language: CalendarLanguage): NamedDays | null {
  const named = dayAt(plain, at, language)
  if (named) return named
  const { daily } = lineWords(language)
  const allWeek = daily ? endAt(daily, plain, at) : -1
  if (allWeek >= 0) return { days: [0, 1, 2, 3, 4, 5, 6], end: allWeek }
  const codes = atLineStart[language]?.days
  if (codes) {
    codes.lastIndex = at
    const match = codes.exec(plain)
    if (match)
      return { days: [match.slice(1).findIndex((group) => group !== undefined)], end: codes.lastIndex }
  }
  const holiday = endAt(holidays, plain, at)
  return holiday >= 0 ? { days: [], end: holiday } : null
}

/** 'Open Mon–Fri and Sundays 9–17'; null when it begins with no days. */
export function leadingDays(text: string, language: CalendarLanguage): NamedDays | null {
  const plain = plainLettersInPlace(text)
  const first = daysNamedAt(plain, Math.max(0, endAt(lineWords(language).lead, plain, 0)), language)
  if (!first) return null
  const found = new Set(first.days)
  let last = first
  for (;;) {
    const ranged = endAt(rangeJoint, plain, last.end)
    const to = ranged < 0 ? null : daysNamedAt(plain, ranged, language)
    if (to && last.days.length === 1 && to.days.length === 1) {
      for (const day of daysFromTo(last.days[0]!, to.days[0]!)) found.add(day)
      last = to
      continue
    }
    const listed = endAt(listJoint, plain, last.end)
    const next = listed < 0 ? null : daysNamedAt(plain, listed, language)
    if (!next) break
    for (const day of next.days) found.add(day)
    last = next
  }
  return { days: [...found].sort((a, b) => a - b), end: last.end }
}
