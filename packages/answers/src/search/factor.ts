import type { RuleExample } from '../rule-example.ts'
import type { Evidence } from './evidence.ts'

/** What makes a passage likelier to be the answer, or less likely: 1 where it does not apply. */
export interface Factor {
  name: string
  example?: RuleExample
  factor(evidence: Evidence): number
}
