import type { CalendarLanguage } from '../day-words.ts'

/** The page that lines of hours stand on. */
export interface HoursPage {
  language: CalendarLanguage
  title: string
  /** What the whole page is about where that is a part of the business; '' for the business itself. */
  part: string
  /** Its lines are known to be about opening, whatever heads them. */
  about?: boolean
}

/** A line of a page, with the headings it stands under, nearest last. */
export interface TextLine {
  kind: 'heading' | 'text' | 'item' | 'row' | 'head' | 'term' | 'definition' | 'links'
  text: string
  cells: string[]
  /** Part of the page's own text rather than of its header or footer. */
  own: boolean
  path: string[]
  /** Of a row: for each column the one whose text stands for it, where cells span columns. */
  spans?: number[] | null
  /** Of a row: it has a date, as those of a calendar have. */
  dated?: boolean
}

/** A week of one part of the business in one part of the year, Monday is 0: each day with the words of the page. */
export interface PartHours {
  part: string
  season: string
  days: Map<number, string>
  /** Named as opening hours, by a heading, a title or the line itself. */
  about: boolean
  own: boolean
  /** Said only in passing, within a longer text that is not about opening. */
  passing: boolean
  /** A sentence tells them of something that its words before the days name in no way that was understood. */
  unclear: boolean
  /** Its own line calls it opening hours, and nothing but a heading says whose. */
  named?: boolean
  quote: string
  /** For each day the line that says it. */
  lines: Map<number, TextLine>
  /** Days of which the page says three things or more, as a calendar does: none of them is the rule. */
  disputed?: ReadonlySet<number>
}

export const emptyWeek = (
  told: Pick<PartHours, 'part' | 'season' | 'about' | 'own' | 'unclear'>,
): PartHours => ({ ...told, days: new Map(), passing: true, quote: '', lines: new Map() })

const longestQuote = 300

/** The words of a week with those of one more of its lines. */
export function withQuote(quote: string, { cells, text }: TextLine): string {
  if (quote.length >= longestQuote) return quote
  const words = cells.length > 0 ? cells.filter(Boolean).join(' ') : text
  return `${quote}${quote === '' ? '' : ' · '}${words}`.slice(0, longestQuote)
}
