import type { Fact } from './fact.ts'

/** A fact with what is known of where it was found. */
export interface Found {
  fact: Fact
  rank: number
  /** On how many pages: a footer's phone number before a neighbour's. */
  pages: number
  last: string
  language: string
  /** What it was called, and how often. */
  labels: Map<string, number>
  /** Stated at least once where it leaves no doubt. */
  sure: boolean
  /** The length of the shortest text that tells it: a label and a number are few words, a story is many. */
  shortestQuote: number
}
