import type { LocalTime } from '@foyer/calendar/intervals'
import type { Passage } from '../types.ts'

export interface Today extends LocalTime {
  /** Whether Greenwich has the same time, so that GMT and UTC name it. */
  isGreenwich: boolean
}

/** What a model may build on; the owner's words, files and facts come as passages without a page. */
export type SourcePassage = Pick<Passage, 'title' | 'heading' | 'text' | 'owners'> & {
  url?: string
  /** It says nothing but what day and what time it is. */
  today?: Today | null
}
