import type { Value } from '../../language/amounts.ts'
import type { Claim } from './claim.ts'
import type { Grounds, GroundsInput } from './grounds.ts'

/** A certain reason to remove a model's sentence. */
export interface SentenceObjection {
  name: string
  example: SentenceExample
  objects(claim: Claim, grounds: Grounds, saying: SentenceContext): boolean
}

export interface SentenceContext {
  /** As the model wrote it. */
  sentence: string
  /** Numbers in earlier sentences of the answer. */
  stood: readonly Value[]
  /** True if an earlier sentence was in the right language. */
  hasSpoken: boolean
}

/** The smallest input in which a sentence falls by this objection and no other. */
export interface SentenceExample extends Pick<GroundsInput, 'people' | 'speaks'> {
  /** One passage per page. */
  told: readonly string[]
  asked: string
  said: string
}
