import type { CalendarLanguage } from '../day-words.ts'

export interface HoursPage {
  language: CalendarLanguage
  title: string
  /** '' for the business itself. */
  part: string
  /** The lines are known to be about opening. */
  about?: boolean
}

/** Headings run from outermost to nearest. */
export interface TextLine {
  kind: 'heading' | 'text' | 'item' | 'row' | 'head' | 'term' | 'definition' | 'links'
  text: string
  cells: string[]
  own: boolean
  path: string[]
  /** For rows whose cells span columns: the column whose text stands for each. */
  spans?: number[] | null
  /** A row of a calendar. */
  dated?: boolean
}

/** Monday is 0; each day with the page's words. */
export interface PartHours {
  part: string
  season: string
  days: Map<number, string>
  /** A heading, a title or the line calls them opening hours. */
  about: boolean
  own: boolean
  /** Mentioned within a longer text that isn't about opening. */
  passing: boolean
  /** The sentence names an owner of the hours that was not understood. */
  unclear: boolean
  /** Its own line calls it opening hours; only a heading names a part. */
  named?: boolean
  quote: string
  lines: Map<number, TextLine>
  /** Days with three or more statements, as in a calendar. */
  disputed?: ReadonlySet<number>
}

export const emptyWeek = (
  told: Pick<PartHours, 'part' | 'season' | 'about' | 'own' | 'unclear'>,
): PartHours => ({ ...told, days: new Map(), passing: true, quote: '', lines: new Map() })

const longestQuote = 300

export function withQuote(quote: string, { cells, text }: TextLine): string {
  if (quote.length >= longestQuote) return quote
  const words = cells.length > 0 ? cells.filter(Boolean).join(' ') : text
  return `${quote}${quote === '' ? '' : ' · '}${words}`.slice(0, longestQuote)
}
