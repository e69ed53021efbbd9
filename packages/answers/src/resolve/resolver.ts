import type { Asked } from '../conversation/asked.ts'
import type { Outcome } from '../conversation/outcome.ts'
import type { RuleExample } from '../rule-example.ts'

/** Answers a question or returns null to pass it to the next resolver. */
export interface Resolver {
  name: string
  example?: RuleExample
  resolve(asked: Asked): Outcome | null
}
