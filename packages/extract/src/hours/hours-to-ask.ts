import { hasSpan } from '@foyer/calendar/hours/hours-words'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { namesOpening } from '@foyer/calendar/opening-words'
import { readDays } from '@foyer/calendar/read-days'
import type { ReadPage } from '@foyer/crawler/read/read-page'
import {
  isNeighbourhood,
  isThirdPartyLine,
  isUnderThirdParty,
  placedLines,
} from '../attribute/third-parties.ts'
import type { Fact } from '../fact.ts'
import { isDated } from '../page/dated-pages.ts'
import { clock } from './tells-hours.ts'

const longestWords = 300
/** Longer lines tell stories. */
const longestLine = 400

/**
 * Text about opening that holds no readable week, so the owner is asked; `surer` under a heading of hours.
 */
export function hoursToAsk(page: ReadPage): { fact: Fact; surer: boolean } | null {
  if (isDated(page) || isNeighbourhood(page)) return null
  const language = calendarLanguage(page.language)
  const headed: string[] = []
  const said: string[] = []
  let heading = ''
  let isHeaded = namesOpening(heading, language)
  for (const line of placedLines(page)) {
    const { kind, text, path } = line
    if (kind === 'heading' || kind === 'head' || text.length > longestLine) continue
    const nearest = path.at(-1) ?? ''
    if (nearest !== heading) {
      heading = nearest
      isHeaded = namesOpening(heading, language)
    }
    const isTimed = hasSpan(text) || clock.test(text)
    // Reading days comes last because most lines have no times and no heading of hours.
    if (isHeaded ? !isTimed && readDays(text, language, false).length === 0 : !isTimed) continue
    if (isUnderThirdParty(line) || isThirdPartyLine(line, page)) continue
    if (isHeaded) headed.push(text)
    else if (namesOpening(text, language)) said.push(text)
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
