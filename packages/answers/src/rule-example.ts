import type { Doubt, TaughtPair } from './types.ts'

/** The smallest page and talk on which a rule decides what is said: it stands beside the rule, and a test tries it. */
export interface RuleExample {
  /** The text of the one page the site has. */
  page: string
  /** What the website has there, where the owner's word stands in the page. */
  original?: string
  /** The answers that the owner taught; `doubts` has what the owner was asked about. */
  taught?: readonly TaughtPair[]
  doubts?: readonly Doubt[]
  /** The visitor's messages, the question itself last. */
  asked: readonly string[]
  /** Words of the answer; null where nothing is told. */
  told: string | null
}
