import type { Group } from '../understand/words/group.ts'

/** A passage, and how well it fits what was asked. */
export interface Judged {
  passage: number
  score: number
  /** Share of what was asked that the passage and what surrounds it speak of. */
  coverage: number
  /** The share that its own words speak of, without headings and neighbours. */
  inItself: number
  /** Share of the passage's own subject that the question names. */
  subjectShare: number
  /** How many words of a question the site asks itself were asked. */
  subjectHits: number
  /** The same for its nearest heading. */
  headingShare: number
  /** Kinds of value it holds. */
  values: number
  /** A row set apart by the very amount asked for. */
  fitted: boolean
  /** Groups found by the word itself, and by a synonym only. */
  exact: number
  byConcept: number
  /** Different things found; the words of one phrase are one. */
  found: number
  missing: Group[]
  /** Weight of the weightiest word it speaks of; a synonym counts for less than the word itself. */
  strongest: number
  /** Names of the factors that moved its score. */
  factors: string[]
  /** How many times its score is that of the best passage elsewhere. */
  lead: number
}
