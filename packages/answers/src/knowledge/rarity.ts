import { unusedSpread } from '../weights.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'

/** The weight of finding a term: it proves much where few parts of the site use it. */
export function rarity(index: KnowledgeIndex, term: number | undefined): number {
  const spread = term === undefined ? unusedSpread : index.spread[term]!
  return Math.log(1 + (index.blocks - spread + 0.5) / (spread + 0.5))
}
