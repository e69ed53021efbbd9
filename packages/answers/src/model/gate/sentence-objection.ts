import type { Value } from '../../language/amounts.ts'
import type { Claim } from './claim.ts'
import type { Grounds, GroundsInput } from './grounds.ts'

/** A certain reason why a model's sentence may not be said. */
export interface SentenceObjection {
  name: string
  example: SentenceExample
  objects(claim: Claim, grounds: Grounds, saying: SentenceContext): boolean
}

/** What is known of a sentence beside what it claims. */
export interface SentenceContext {
  /** The sentence as the model wrote it. */
  sentence: string
  /** The numbers of the answer's sentences before it. */
  stood: readonly Value[]
  /** True where something was said before in the language that is answered in. */
  hasSpoken: boolean
}

/** The least that a model is told and asked for one of its sentences to fall by this objection, and by no other. */
export interface SentenceExample extends Pick<GroundsInput, 'people' | 'speaks'> {
  /** The passages, each of a page of its own. */
  told: readonly string[]
  asked: string
  said: string
}
