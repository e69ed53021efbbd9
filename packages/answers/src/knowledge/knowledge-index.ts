import type { Language } from '../types.ts'
import type { Contacts } from './contacts.ts'
import type { Doubted } from './doubts.ts'
import type { IndexedPassage } from './passage.ts'
import type { Schedule } from './schedules.ts'

export interface IndexedPage {
  url: string
  title: string
  language: Language
  /** The owner's words: each line is independent and cites no page. */
  owners?: boolean
}

/** The assistant's knowledge as a search index, derived from pages and facts. */
export interface KnowledgeIndex {
  language: Language
  /** Languages of the pages, most frequent first. */
  languages: Language[]
  /** Other languages that pages declare, as two letters; processed like the assistant's own. */
  otherLanguages: readonly string[]
  pages: IndexedPage[]
  passages: IndexedPassage[]
  /** Passages of block b: `blockStart[b]` up to `blockStart[b + 1]`. */
  blockStart: Uint32Array
  /** Word count of each passage. */
  lengths: Uint16Array
  averageLength: number
  terms: Map<string, number>
  /** Postings of term t: `offsets[t]` up to `offsets[t + 1]`, by ascending passage. */
  offsets: Uint32Array
  postings: Uint32Array
  counts: Uint8Array
  fields: Uint8Array
  /** Number of blocks that contain each term. */
  spread: Uint32Array
  blocks: number
  /** Folded words of the site with stem and count, for fixing typos. */
  spellings: Map<string, { stem: string; count: number }>
  /** These words by first letter and length. */
  byShape: Map<string, string[]>
  contacts: Contacts
  schedules: Schedule[]
  doubted: Doubted
  /** False without a website; answers then never say 'our website'. */
  hasWebsite: boolean
  /** IANA time zone; without it no answer says that the business is open now. */
  timeZone: string | null
}
