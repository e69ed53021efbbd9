import type { Outcome } from '../conversation/outcome.ts'
import type { QuestionInContext } from '../conversation/question-in-context.ts'
import type { RuleExample } from '../rule-example.ts'

/** Answers a question or returns null to pass it to the next resolver. */
export interface Resolver {
  name: string
  example?: RuleExample
  resolve(asked: QuestionInContext): Outcome | null
}
