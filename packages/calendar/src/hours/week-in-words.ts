import type { CalendarLanguage } from '../day-words.ts'
import { readHours } from './read-hours.ts'

/** Reads 'Mon–Fri 9–17, Sat 10–14' into days (Monday is 0). Empty for a part, a season, or unclear hours. */
export function weekInWords(words: string, language: CalendarLanguage): Map<number, string> {
  const line = { kind: 'item' as const, text: words, cells: [], own: true, path: [] }
  const weeks = readHours([line], { language, title: '', part: '', about: true })
  const plain = weeks.filter(({ part, season, unclear }) => part === '' && season === '' && !unclear)
  return new Map(plain.flatMap(({ days }) => [...days]))
}
