import type { OpenNow } from '@foyer/calendar/open-now'
import type { AskedOf } from '@foyer/calendar/open-then'
import type { ContactEntry } from '../knowledge/contact-list.ts'
import type { Schedule } from '../knowledge/schedules.ts'
import type { TimeOfDay } from '../language/time-of-day.ts'
import type { Moment } from '../understand/type/moment.ts'

/** The result of a question before it is put into words. */
export type Outcome =
  | { kind: 'hours'; hours: HoursAnswer }
  | { kind: 'contact'; contact: ContactAnswer }
  | { kind: 'offers'; offers: OffersAnswer }
  | PassageOutcome
  | { kind: 'vague' }
  | { kind: 'none'; nothingElse?: true; usually?: HoursAnswer }

export interface PassageOutcome {
  kind: 'passage'
  /** The passage, followed by equally good rows. */
  passages: number[]
  columns: string[] | null
  /** Likely but not certain. */
  doubtful?: true
  /** True if everything else on the site is about something else and must not be quoted. */
  nothingElse?: true
  /** A sum or comparison of its prices. */
  calculation?: Calculation
}

/** A sum or comparison with its operands. */
export interface Calculation {
  way: `${'least' | 'most'} ${'price' | 'time' | 'size'}` | 'difference' | 'total' | 'per year' | 'per month'
  rows: { at: number; headers: string[] }[]
  /** '2 × £8 + £5 = £21'; empty for comparisons. */
  figures: string
  /** Name of the list that was searched; empty if the question named the items. */
  list: string
}

export const noOutcome: Outcome = { kind: 'none' }

export const tellingOutcome = (passage: number, more: Partial<PassageOutcome> = {}): PassageOutcome => ({
  kind: 'passage',
  passages: [passage],
  columns: null,
  ...more,
})

export interface HoursAnswer {
  schedule: Schedule
  days: number[]
  /** Hours of the day before, which may run past midnight into a single day asked for; `on` names a date. */
  dayBefore: { hours: string | null; on?: string } | null
  moment: Moment
  /** Calendar days as UTC midnights; empty for weekdays in general. */
  dates: Date[]
  /** Public holidays the site doesn't mention; their hours are those of normal days. */
  unmentionedHolidays: Date[]
  /** The month asked for; 1 is January. */
  month: number | null
  /** Open seasons, if the question is about a time outside them. */
  outOfSeason: string[] | null
  /** Whether the business and its other parts are open now; null if not asked or unknown. */
  now: { week: OpenNow; otherParts: OpenNow[] } | null
  /** The time of day in a question whether it is open; null for other questions. */
  asked: { time: TimeOfDay | null; of: AskedOf; closed: boolean } | null
  /** True if the question is about closed days only. */
  whenClosed: boolean
  /** True if the question names one of several branches. */
  branch: boolean
  /** Weeks of other parts to include; null if it is unclear which part is meant. */
  otherParts: Schedule[] | null
}

export interface ContactAnswer {
  /** `reach` for any way to make contact. */
  kind: ContactEntry['kind'] | 'reach'
  entries: ContactEntry[]
}

/** A description, a list of offers, or both. */
export interface OffersAnswer {
  described: number | null
  listed: { names: string[]; page: number } | null
}
