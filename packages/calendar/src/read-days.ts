import { matchesOf } from '@foyer/text/matches-of'
import { plainLetters, plainLettersInPlace } from '@foyer/text/plain-letters'
import {
  type CalendarLanguage,
  daily,
  days,
  fullDayNames,
  partsOfDay,
  rangeMarks,
  rangeWords,
  weekend,
  workdays,
} from './day-words.ts'
import { isOfFeast } from './feast-days.ts'

const expressions = (text: string) => (text.includes('|') ? text.split('|') : text.split(' '))

interface DayWords {
  anywhere: RegExp
  here: RegExp
  /** Folded spelling → days. */
  meaning: Map<string, number[]>
}

const dayWords = new Map<CalendarLanguage, DayWords>()
function dayWordsOf(language: CalendarLanguage): DayWords {
  const known = dayWords.get(language)
  if (known) return known
  const meaning = new Map<string, number[]>()
  days[language].forEach((words, day) => {
    for (const word of words.split(' ')) meaning.set(plainLetters(word), [day])
  })
  for (const expression of expressions(workdays[language]))
    meaning.set(plainLetters(expression), [0, 1, 2, 3, 4])
  for (const expression of expressions(weekend[language])) meaning.set(plainLetters(expression), [5, 6])
  for (const expression of expressions(daily[language]))
    meaning.set(plainLetters(expression), [0, 1, 2, 3, 4, 5, 6])
  const spelled = [...meaning.keys()].sort((a, b) => b.length - a.length).map(RegExp.escape)
  const bounded = !['ja', 'zh', 'ko'].includes(language)
  const source = bounded
    ? `(?<![\\p{L}\\p{N}])(?:${spelled.join('|')})(?![\\p{L}\\p{N}])\\.?`
    : spelled.join('|')
  const built = { anywhere: new RegExp(source, 'gu'), here: new RegExp(source, 'uy'), meaning }
  dayWords.set(language, built)
  return built
}

// Ordinary words outside a timetable: 'do', 'mar', 'sat', 'so', 'di', 'ter'.
const ambiguousShortForms = new Set(
  'do so di mi mo fr sa mar mer dom dim sat sun mon wed sam ven ter sex seg qua qui lun vie gio jue segunda terca quarta quinta sexta segundas tercas quartas quintas sextas sonn ma wo vr za zo'.split(
    ' ',
  ),
)

export interface DayMention {
  days: number[]
  start: number
  end: number
}

const rangeJoint = new RegExp(
  `^\\s*(?:${rangeMarks}|${plainLetters(rangeWords)})\\s*(?:(?:the|los|las|el|le|il)\\s+)?$`,
  'u',
)

/** Wraps around the week: Saturday to Monday. */
export function daysFromTo(from: number, to: number): number[] {
  const range = [from]
  for (let day = from; day !== to; ) {
    day = (day + 1) % 7
    range.push(day)
  }
  return range
}

export function dayAt(
  plain: string,
  at: number,
  language: CalendarLanguage,
): { days: number[]; end: number } | null {
  const { here, meaning } = dayWordsOf(language)
  here.lastIndex = at
  const match = here.exec(plain)
  const named = match && meaning.get(match[0].replace(/\.$/, ''))
  return named && !isOfFeast(plain, at, here.lastIndex, language)
    ? { days: named, end: here.lastIndex }
    : null
}

/** 'Mon–Fri' is five days. Short forms count only in a timetable. */
export function readDays(text: string, language: CalendarLanguage, timetable: boolean): DayMention[] {
  const { anywhere, meaning } = dayWordsOf(language)
  const folded = plainLettersInPlace(text)
  const mentions: DayMention[] = []
  for (const match of matchesOf(anywhere, folded)) {
    const word = match[0].replace(/\.$/, '')
    if (!timetable && ambiguousShortForms.has(word)) continue
    const named = meaning.get(word)
    // 'The daily plan' names no day.
    if (!timetable && named?.length === 7) continue
    const end = match.index + match[0].length
    if (named && !isOfFeast(folded, match.index, end, language))
      mentions.push({ days: named, start: match.index, end })
  }
  const merged: DayMention[] = []
  for (const mention of mentions) {
    const before = merged.at(-1)
    const between = before ? folded.slice(before.end, mention.start) : ''
    const isRange =
      before && before.days.length === 1 && mention.days.length === 1 && rangeJoint.test(between)
    if (before && isRange) {
      const range = daysFromTo(before.days[0]!, mention.days[0]!)
      merged[merged.length - 1] = { days: range, start: before.start, end: mention.end }
    } else merged.push(mention)
  }
  return merged
}

function dayAndPart(language: keyof typeof partsOfDay, endings: string): RegExp {
  const names = fullDayNames(language)
  const withoutEnding = names.filter(
    (name) => !names.some((other) => name !== other && name.startsWith(other)),
  )
  const parts = partsOfDay[language].replaceAll(' ', '|')
  return new RegExp(String.raw`(?<!\p{L})(${withoutEnding.join('|')})(${parts})(${endings})?(?!\p{L})`, 'giu')
}
const germanDayAndPart = dayAndPart('de', 's')
const dutchDayAndPart = dayAndPart('nl', 'en|s')

/** 'L-V 9:00–18:00, ' makes later single letters days. */
const spanishRange = /(?<![\p{L}\p{N}])[LMXJVSD]\s?(?:[-–—/,]|[ay]\s)\s?[LMXJVSD](?![\p{L}\p{N}])/u
const spanishDay =
  /(?<![\p{L}\p{N}])[LMXJVSD](?=\s?(?:[-–—/,]|[ay]\s)\s?[LMXJVSD](?![\p{L}\p{N}])|\s?:?\s?(?:de\s)?\d)|(?<=(?<![\p{L}\p{N}])[LMXJVSD]\s?(?:[-–—/,]|[ay]\s)\s?)[LMXJVSD](?![\p{L}\p{N}])/gu
const spanishDayName = (letter: string): string => days.es['LMXJVSD'.indexOf(letter)]!.split(' ', 1)[0]!

/** 'Freitagabends', 'vrijdagavond', 'L-V'. */
export function withDayPartsSplit(text: string, language: CalendarLanguage): string {
  if (language === 'de') return text.replace(germanDayAndPart, '$1 $2$3')
  if (language === 'nl') return text.replace(dutchDayAndPart, '$1 $2$3')
  return language === 'es' && spanishRange.test(text) ? text.replace(spanishDay, spanishDayName) : text
}

export function dayName(day: number, language: CalendarLanguage): string {
  const name = days[language][day]!.split(' ')[0]!
  return ['en', 'de'].includes(language) ? name[0]!.toUpperCase() + name.slice(1) : name
}

export const weekOf = (language: CalendarLanguage): string[] =>
  days[language].map((_, day) => {
    const name = dayName(day, language)
    return name[0]!.toUpperCase() + name.slice(1)
  })
