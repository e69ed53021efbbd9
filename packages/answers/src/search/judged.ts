import type { Group } from '../understand/group.ts'

export interface Judged {
  passage: number
  /** Its share of the total likelihood. */
  score: number
  /** Weighted share of the question that the passage and its surroundings match. */
  coverage: number
  /** Share of the question's words by pieces, here and nearby. */
  pieces: number
  /** Share of the passage's subject that the question names. */
  subjectShare: number
  /** Share of the nearest heading that the question names. */
  headingShare: number
  missing: Group[]
  /** True for a taught answer to another question. */
  taughtForAnother: boolean
}
