import { unusedSpread } from '../weights.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'

/** Rare terms count more. */
export function rarity(index: KnowledgeIndex, term: number | undefined): number {
  const spread = term === undefined ? unusedSpread : index.spread[term]!
  return Math.log(1 + (index.blocks - spread + 0.5) / (spread + 0.5))
}
