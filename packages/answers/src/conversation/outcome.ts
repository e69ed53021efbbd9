import type { OpenNow } from '@foyer/calendar/open-now'
import type { AskedOf } from '@foyer/calendar/open-then'
import type { ContactEntry } from '../knowledge/contact-list.ts'
import type { Schedule } from '../knowledge/schedules.ts'
import type { TimeOfDay } from '../language/time-of-day.ts'
import type { Moment } from '../understand/type/moment.ts'

/** The outcome of a question: what will be said, before it is put into words. */
export type Outcome =
  | { kind: 'hours'; hours: HoursAnswer }
  | { kind: 'contact'; contact: ContactAnswer }
  | { kind: 'offers'; offers: OffersAnswer }
  | PassageOutcome
  | { kind: 'vague' }
  | { kind: 'none'; nothingElse?: true; usually?: HoursAnswer }

export interface PassageOutcome {
  kind: 'passage'
  /** The passage, and its equals where several rows answer alike. */
  passages: number[]
  columns: string[] | null
  /** True of an outcome that is likely, and nothing to swear to. */
  doubtful?: true
  /** True where what else the site says is of something else: nothing of it may be quoted instead, or beside. */
  nothingElse?: true
  /** What its prices come to, or which of them is at an end. */
  reckoned?: Reckoned
}

/** A sum or a comparison, with the figures it is made of. */
export interface Reckoned {
  way: `${'least' | 'most'} ${'price' | 'time' | 'size'}` | 'difference' | 'total' | 'per year' | 'per month'
  rows: { at: number; headers: string[] }[]
  /** '2 × £8 + £5 = £21'; empty where rows are compared. */
  figures: string
  /** The name of the list that was looked through; empty where things were named. */
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
  /** What holds on the eve of a single day that is told, whose night may reach into it; `on` names a date. */
  eve: { hours: string | null; on?: string } | null
  moment: Moment
  /** The days of the calendar that are told, each as its midnight at Greenwich; none where days of any week are. */
  dates: Date[]
  /** The public holidays among them of which nothing is said: their hours are those of other days like them. */
  untold: Date[]
  /** The month that was asked for, 1 for January. */
  month: number | null
  /** The parts of the year to which its hours belong, where it was asked for another. */
  outOfSeason: string[] | null
  /** Whether it is open at this minute, of the week and of each other part; null where no hour of today is asked for, or that is not known. */
  now: { week: OpenNow; otherParts: OpenNow[] } | null
  /** The question whether it is open, at this time of the day, or at all; null where that was not asked. */
  asked: { time: TimeOfDay | null; of: AskedOf; closed: boolean } | null
  /** True where only the days on which it is closed were asked for. */
  whenClosed: boolean
  /** True where one of several branches was named. */
  branch: boolean
  /** The weeks of the other parts of the business, to be told beside; null where nobody knows which one is meant. */
  otherParts: Schedule[] | null
}

export interface ContactAnswer {
  /** `reach` where no single way was asked for. */
  kind: ContactEntry['kind'] | 'reach'
  entries: ContactEntry[]
}

/** What the business is, as one passage says it, and what it offers, as a page lists it; one of them at least. */
export interface OffersAnswer {
  described: number | null
  listed: { names: string[]; page: number } | null
}
