import { hasSpan } from '@foyer/calendar/hours/hours-words'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { namesOpening } from '@foyer/calendar/opening-words'
import { readDays } from '@foyer/calendar/read-days'
import type { ReadPage } from '../read/read-page.ts'
import type { Fact } from './fact.ts'
import { clock } from './tells-hours.ts'
import { headsOthers, isAboutOthers, isDated, isNeighbourhood, placedLines } from './whose.ts'

const longestWords = 300
/** What is longer tells a story, in which times stand too. */
const longestLine = 400

/**
 * Words about opening that hold no week: dates of a year, sentences with more exceptions than rules. Who is open then has
 * to be asked; `surer` where a heading names the hours.
 */
export function hoursToAsk(page: ReadPage): { fact: Fact; surer: boolean } | null {
  if (isDated(page) || isNeighbourhood(page)) return null
  const language = calendarLanguage(page.language)
  const headed: string[] = []
  const said: string[] = []
  for (const { kind, text, path } of placedLines(page)) {
    if (kind === 'heading' || kind === 'head' || text.length > longestLine) continue
    const isTimed = hasSpan(text) || clock.test(text)
    if (!isTimed && readDays(text, language, false).length === 0) continue
    if (path.some(headsOthers) || isAboutOthers(text)) continue
    if (namesOpening(path.at(-1) ?? '', language)) headed.push(text)
    else if (isTimed && namesOpening(text, language)) said.push(text)
  }
  const words = (headed.length > 0 ? headed : said.slice(0, 1)).join(' · ')
  if (words === '') return null
  const value = words.length > longestWords ? `${words.slice(0, longestWords)}…` : words
  return {
    fact: {
      kind: 'hours',
      label: 'Opening hours',
      value,
      url: page.url,
      quote: value,
      origin: 'text',
      sure: false,
    },
    surer: headed.length > 0,
  }
}
