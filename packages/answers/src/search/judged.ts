import type { Group } from '../understand/group.ts'

/** A passage, and how likely it is to answer what was asked. */
export interface Judged {
  passage: number
  /** Its share of the belief, of all the passages looked at. */
  score: number
  /** Share of what was asked that the passage and what surrounds it speak of. */
  coverage: number
  /** Share of the passage's own subject that the question names. */
  subjectShare: number
  /** The same for its nearest heading. */
  headingShare: number
  missing: Group[]
  /** It was taught, but for another question. */
  taughtForAnother: boolean
}
