import { quoting } from '../weights.ts'
import type { LikelyPassage } from './likelihood.ts'

const looked = 4

/** Whether any of the likeliest passages speaks of what was asked at all. */
export const speaksOfIt = (list: readonly Pick<LikelyPassage, 'coverage' | 'pieces'>[]): boolean =>
  list
    .slice(0, looked)
    .some(({ coverage, pieces }) => coverage >= quoting.leastCoverage || pieces >= quoting.leastPieces)
