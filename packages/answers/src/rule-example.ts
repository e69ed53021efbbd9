import type { Doubt, TaughtPair } from './types.ts'

/** The smallest page and conversation in which a rule decides; a test runs it. */
export interface RuleExample {
  /** Text of the site's only page. */
  page: string
  /** The website's text, if the owner's correction replaced it in `page`. */
  original?: string
  /** `doubts` holds facts that the owner was asked about. */
  taught?: readonly TaughtPair[]
  doubts?: readonly Doubt[]
  /** The visitor's messages, the question last. */
  asked: readonly string[]
  /** Words of the answer; null for no answer. */
  told: string | null
}
