import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { rarity } from '../knowledge/rarity.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { ranking } from './weights.ts'

/** A passage, and how much it shares with a question. */
export interface Ranked {
  unit: number
  score: number
}

const { k1, b, blockShare, otherLanguage, role: roleWeight } = ranking

const contextWeight = Float32Array.from({ length: 128 }, (_, bits) => {
  let weight = 0
  for (const [bit, worth] of ranking.fields) if (bits & bit) weight += worth
  return weight
})

/** What ranking needs of each unit side by side: a common word stands in ten thousands of them. */
interface Columns {
  block: Uint32Array
  trust: Float64Array
  /** A row says its things once; saying them twice makes it no truer. */
  saysOnce: Uint8Array
  /** What its length takes off. */
  norm: Float64Array
  /** The language of them all, as on most sites. */
  spoken: Language | null
}

function columnsOf({ units, lengths, averageLength }: KnowledgeIndex): Columns {
  const first = units[0]?.language
  return {
    spoken: first && units.every((unit) => unit.language === first) ? first : null,
    block: Uint32Array.from(units, (unit) => unit.block),
    trust: Float64Array.from(units, (unit) => unit.trust),
    saysOnce: Uint8Array.from(units, (unit) => (unit.subject ? 1 : 0)),
    norm: Float64Array.from(units, (_, at) => k1 * (1 - b + (b * lengths[at]!) / averageLength)),
  }
}

interface Scratch extends Columns {
  scores: Float32Array
  best: Float32Array
  blockScores: Float32Array
  blockBest: Float32Array
}

const scratches = new WeakMap<KnowledgeIndex, Scratch>()

/** Sums as long as the site are made once and left clean after every question. */
function scratchOf(index: KnowledgeIndex): Scratch {
  let scratch = scratches.get(index)
  if (!scratch) {
    const [units, blocks] = [index.units.length, index.blocks]
    scratch = {
      ...columnsOf(index),
      scores: new Float32Array(units),
      best: new Float32Array(units),
      blockScores: new Float32Array(blocks),
      blockBest: new Float32Array(blocks),
    }
    scratches.set(index, scratch)
  }
  return scratch
}

/** The units that share most with a question, best first. Reads postings only, so its cost follows the question. */
export function rank(question: Question, index: KnowledgeIndex, limit: number): Ranked[] {
  const scratch = scratchOf(index)
  const { scores, best, blockScores, blockBest, block: blockOf, trust, spoken } = scratch
  const { language, foreign } = question
  const touched: number[] = []
  const touchedBlocks: number[] = []
  for (const group of question.groups) {
    const seen: number[] = []
    const seenBlocks: number[] = []
    for (const { term, weight } of group.alternatives) {
      collect(index, term, rarity(index, term) * weight * roleWeight[group.role], scratch, seen, seenBlocks)
    }
    for (const unit of seen) {
      if (scores[unit] === 0) touched.push(unit)
      scores[unit]! += best[unit]!
      best[unit] = 0
    }
    for (const block of seenBlocks) {
      if (blockScores[block] === 0) touchedBlocks.push(block)
      blockScores[block]! += blockBest[block]!
      blockBest[block] = 0
    }
  }
  const top = new Top(limit)
  for (const unit of touched) {
    const own = foreign || (spoken ?? index.units[unit]!.language) === language ? 1 : otherLanguage
    top.offer(unit, (scores[unit]! + blockShare * blockScores[blockOf[unit]!]!) * trust[unit]! * own)
    scores[unit] = 0
  }
  for (const block of touchedBlocks) blockScores[block] = 0
  return top.sorted()
}

const better = (one: Ranked, other: Ranked) => other.score - one.score || one.unit - other.unit

/** Keeps the best few of many without sorting them all. */
class Top {
  private readonly limit: number
  private kept: Ranked[] = []
  private floor = Number.NEGATIVE_INFINITY

  constructor(limit: number) {
    this.limit = limit
  }

  offer(unit: number, score: number) {
    if (score <= this.floor) return
    this.kept.push({ unit, score })
    if (this.kept.length < this.limit * 4) return
    this.kept = this.sorted()
    this.floor = this.kept.at(-1)!.score
  }

  sorted(): Ranked[] {
    return this.kept.sort(better).slice(0, this.limit)
  }
}

function collect(
  index: KnowledgeIndex,
  term: number,
  worth: number,
  { best, blockBest, block: blockOf, saysOnce, norm }: Scratch,
  seen: number[],
  seenBlocks: number[],
) {
  const { offsets, postings, counts, fields } = index
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
    const frequency = (saysOnce[unit] ? Math.min(count, 1) : count) + contextWeight[fields[at]!]!
    const found = worth * ((frequency * (k1 + 1)) / (frequency + norm[unit]!))
    if (best[unit] === 0) seen.push(unit)
    if (found > best[unit]!) best[unit] = found
    const here = blockOf[unit]!
    if (here !== block) {
      closeBlock()
      block = here
      inBlock = 0
    }
    inBlock += count
  }
  closeBlock()
}
