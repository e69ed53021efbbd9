import type { Language } from '../types.ts'
import type { Contacts } from './contacts.ts'
import type { Doubted } from './doubts.ts'
import type { IndexedPassage } from './passage.ts'
import type { Schedule } from './schedules.ts'

export interface IndexedPage {
  url: string
  title: string
  language: Language
  /** The owner's own words: each line stands for itself, and no page is cited for it. */
  owners?: boolean
}

/** All that an assistant knows, ready to be searched. It is derived data: build it again when knowledge changes. */
export interface KnowledgeIndex {
  language: Language
  /** Languages of the pages, the most frequent first. */
  languages: Language[]
  /** What else pages say they are written in, two letters each: read like the assistant's own, for want of better. */
  otherLanguages: readonly string[]
  pages: IndexedPage[]
  passages: IndexedPassage[]
  /** The passages of a block b: from `blockStart[b]` to `blockStart[b + 1]`. */
  blockStart: Uint32Array
  /** Words in a passage that it is found by. */
  lengths: Uint16Array
  averageLength: number
  /** The number of each term. */
  terms: Map<string, number>
  /** The postings of term t: from `offsets[t]` to `offsets[t + 1]`, by ascending passage. */
  offsets: Uint32Array
  postings: Uint32Array
  counts: Uint8Array
  fields: Uint8Array
  /** The number of blocks in which a term occurs. */
  spread: Uint32Array
  blocks: number
  /** The folded words of the site, each with its stem and how often it occurs, for repairing slips. */
  spellings: Map<string, { stem: string; count: number }>
  /** The same words by first letter and length. */
  byShape: Map<string, string[]>
  contacts: Contacts
  schedules: Schedule[]
  /** The passages that hold what the site leaves in doubt. */
  doubted: Doubted
  /** True where there is a website; without one nobody is told what 'our website' says. */
  hasWebsite: boolean
  /** The business's time zone (IANA), if it is known. Without it nobody is told that it is open now. */
  timeZone: string | null
}
