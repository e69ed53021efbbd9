import type { CalendarLanguage } from '../day-words.ts'

/** The page that lines of hours stand on. */
export interface HoursPage {
  language: CalendarLanguage
  title: string
  /** What the whole page is about where that is a part of the business; '' for the business itself. */
  part: string
  /** Set where its lines are known to be about opening, whatever heads them. */
  about?: boolean
}

/** A line of a page, with the headings it stands under, nearest last. */
export interface TextLine {
  kind: 'heading' | 'text' | 'item' | 'row' | 'head' | 'term' | 'definition' | 'links'
  text: string
  cells: string[]
  /** True of the page's own text, false of its header or footer. */
  own: boolean
  path: string[]
  /** The column whose text stands for each column of a row where cells span columns. */
  spans?: number[] | null
  /** True of a row with a date, as those of a calendar have. */
  dated?: boolean
}

/** A week of one part of the business in one part of the year, Monday is 0: each day with the words of the page. */
export interface PartHours {
  part: string
  season: string
  days: Map<number, string>
  /** True where a heading, a title or the line itself calls them opening hours. */
  about: boolean
  own: boolean
  /** True where they are said only in passing, within a longer text that is not about opening. */
  passing: boolean
  /** A sentence tells them of something that its words before the days name in no way that was understood. */
  unclear: boolean
  /** Its own line calls it opening hours, and nothing but a heading says whose. */
  named?: boolean
  quote: string
  /** The line that says each day. */
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
