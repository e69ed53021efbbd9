import type { RuleExample } from '../rule-example.ts'
import type { Candidate } from './candidate.ts'
import type { Verdict } from './verdict.ts'

/** A reason not to take a passage as the answer. One whose verdict is 'accepted' speaks for it and ends the matter. */
export interface Objection {
  name: string
  example?: RuleExample
  verdict: Verdict
  objects(candidate: Candidate): boolean
}
