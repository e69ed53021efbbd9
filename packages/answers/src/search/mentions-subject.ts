import { quoting } from '../weights.ts'
import type { LikelyPassage } from './likelihood.ts'

const looked = 4

/** True if any likely passage is about the subject. */
export const mentionsSubject = (list: readonly Pick<LikelyPassage, 'coverage' | 'pieces'>[]): boolean =>
  list
    .slice(0, looked)
    .some(({ coverage, pieces }) => coverage >= quoting.leastCoverage || pieces >= quoting.leastPieces)
