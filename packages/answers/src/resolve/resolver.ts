import type { Asked } from '../conversation/asked.ts'
import type { Outcome } from '../conversation/outcome.ts'
import type { RuleExample } from '../rule-example.ts'

/** A way to answer: null where it has nothing to say to a question. Of a list of them the first that answers does. */
export interface Resolver {
  name: string
  example?: RuleExample
  resolve(asked: Asked): Outcome | null
}
