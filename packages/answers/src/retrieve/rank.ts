import { field, type KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { type Question, rarity } from './understand.ts'

export interface Candidate {
  unit: number
  score: number
}

const k1 = 1.2
const b = 0.3
const blockShare = 0.5
const fieldWeights: [number, number][] = [
  [field.subject, 1],
  [field.heading, 1.1],
  [field.outer, 0.5],
  [field.title, 0.5],
  [field.header, 0.35],
]

const contextWeight = Float32Array.from({ length: 64 }, (_, bits) => {
  let weight = 0
  for (const [bit, worth] of fieldWeights) if (bits & bit) weight += worth
  return weight
})

/** The units that share most with a question, best first. Reads postings only, so its cost follows the question. */
export function rank(question: Question, index: KnowledgeIndex, limit: number): Candidate[] {
  const scores = new Float32Array(index.units.length)
  const best = new Float32Array(index.units.length)
  const blockBest = new Float32Array(index.blocks)
  const blockScores = new Float32Array(index.blocks)
  const touched: number[] = []
  for (const group of question.groups) {
    const seen: number[] = []
    const seenBlocks: number[] = []
    const carried =
      group.role === 'carried' ? 0.3 : group.role === 'weak' ? 0.25 : group.role === 'type' ? 0.6 : 1
    for (const { term, weight } of group.alternatives) {
      const worth = rarity(index, term) * weight * carried
      collect(index, term, worth, best, seen, blockBest, seenBlocks)
    }
    for (const unit of seen) {
      if (scores[unit] === 0) touched.push(unit)
      scores[unit]! += best[unit]!
      best[unit] = 0
    }
    for (const block of seenBlocks) {
      blockScores[block]! += blockBest[block]!
      blockBest[block] = 0
    }
  }
  const candidates: Candidate[] = []
  for (const unit of touched) {
    const { block, trust, language } = index.units[unit]!
    const own = language === question.language || question.foreign ? 1 : 0.7
    candidates.push({ unit, score: (scores[unit]! + blockShare * blockScores[block]!) * trust * own })
  }
  candidates.sort((one, other) => other.score - one.score || one.unit - other.unit)
  return candidates.slice(0, limit)
}

function collect(
  index: KnowledgeIndex,
  term: number,
  worth: number,
  best: Float32Array,
  seen: number[],
  blockBest: Float32Array,
  seenBlocks: number[],
) {
  const { offsets, postings, counts, fields, lengths, units, averageLength } = index
  const end = offsets[term + 1]!
  let block = -1
  let inBlock = 0
  const closeBlock = () => {
    if (block < 0 || inBlock === 0) return
    const found = worth * (inBlock / (inBlock + k1))
    if (blockBest[block] === 0) seenBlocks.push(block)
    if (found > blockBest[block]!) blockBest[block] = found
  }
  for (let at = offsets[term]!; at < end; at++) {
    const unit = postings[at]!
    const count = counts[at]!
    // A row says its things once; saying them twice makes it no truer.
    const frequency = (units[unit]!.subject ? Math.min(count, 1) : count) + contextWeight[fields[at]!]!
    const norm = k1 * (1 - b + (b * lengths[unit]!) / averageLength)
    const found = worth * ((frequency * (k1 + 1)) / (frequency + norm))
    if (best[unit] === 0) seen.push(unit)
    if (found > best[unit]!) best[unit] = found
    const here = units[unit]!.block
    if (here !== block) {
      closeBlock()
      block = here
      inBlock = 0
    }
    inBlock += count
  }
  closeBlock()
}
