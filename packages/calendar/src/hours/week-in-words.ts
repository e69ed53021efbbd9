import type { CalendarLanguage } from '../day-words.ts'
import { readHours } from './read-hours.ts'

/**
 * The days, Monday is 0, that a few words about opening tell, each with its hours: 'Mon–Fri 9–17, Sat 10–14'. None where
 * they are those of a part or of a season, or leave open whose they are.
 */
export function weekInWords(words: string, language: CalendarLanguage): Map<number, string> {
  const line = { kind: 'item' as const, text: words, cells: [], own: true, path: [] }
  const weeks = readHours([line], { language, title: '', part: '', about: true })
  const plain = weeks.filter(({ part, season, unclear }) => part === '' && season === '' && !unclear)
  return new Map(plain.flatMap(({ days }) => [...days]))
}
