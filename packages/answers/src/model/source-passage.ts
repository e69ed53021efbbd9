import type { LocalTime } from '@foyer/calendar/intervals'
import type { Passage } from '../types.ts'

export interface Today extends LocalTime {
  /** True if local time equals UTC, so that GMT and UTC are correct names. */
  isGreenwich: boolean
}

/** Evidence for a model. The owner's words, files and facts have no page. */
export type SourcePassage = Pick<Passage, 'title' | 'heading' | 'text' | 'owners'> & {
  url?: string
  /** Set if it states only the current date and time. */
  today?: Today | null
}
