import type { Group } from '../understand/group.ts'

/** A passage, and how likely it is to answer what was asked. */
export interface Judged {
  passage: number
  /** Its share of the belief in all the passages looked at. */
  score: number
  /** The share of what was asked that the passage and what surrounds it speak of. */
  coverage: number
  /** The share of the very words asked with that stands in it and around it, by pieces. */
  pieces: number
  /** The share of the passage's own subject that the question names. */
  subjectShare: number
  /** The same for its nearest heading. */
  headingShare: number
  missing: Group[]
  /** It was taught, but for another question. */
  taughtForAnother: boolean
}
