import type { IndexedPassage } from '../knowledge/passage.ts'
import type { RuleExample } from '../rule-example.ts'
import type { Question } from '../understand/question.ts'

/** A passage that may be the answer, and what was asked. */
export interface Candidate {
  passage: IndexedPassage
  question: Question
}

/** A reason not to take a passage as the answer, however likely it is. */
export interface Objection {
  name: string
  example?: RuleExample
  objects(candidate: Candidate): boolean
}
