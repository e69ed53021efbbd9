import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { rarity } from '../knowledge/rarity.ts'
import { memoize } from '../language/memoize.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { ranking } from '../weights.ts'

/** A passage, and how much it shares with a question. */
export interface RankedPassage {
  passage: number
  score: number
}

const { k1, b, blockShare, otherLanguage, role: roleWeight } = ranking

const contextWeight = Float32Array.from({ length: 128 }, (_, bits) => {
  let weight = 0
  for (const [bit, worth] of ranking.fields) if (bits & bit) weight += worth
  return weight
})

/** The columns that ranking needs of each passage side by side: a common word stands in ten thousands of them. */
interface Columns {
  block: Uint32Array
  trust: Float64Array
  /** A row says its things once; saying them twice makes it no truer. */
  saysOnce: Uint8Array
  /** The part that each passage's length takes off. */
  norm: Float64Array
  /** The language of them all, as on most sites. */
  spoken: Language | null
}

function columnsOf({ passages, lengths, averageLength }: KnowledgeIndex): Columns {
  const first = passages[0]?.language
  return {
    spoken: first && passages.every((passage) => passage.language === first) ? first : null,
    block: Uint32Array.from(passages, (passage) => passage.block),
    trust: Float64Array.from(passages, (passage) => passage.trust),
    saysOnce: Uint8Array.from(passages, (passage) => (passage.subject ? 1 : 0)),
    norm: Float64Array.from(passages, (_, at) => k1 * (1 - b + (b * lengths[at]!) / averageLength)),
  }
}

interface Scratch extends Columns {
  scores: Float32Array
  best: Float32Array
  blockScores: Float32Array
  blockBest: Float32Array
}

/** Scratch memory for sums as long as the site, made once and left clean after every question. */
const scratchOf = memoize(
  (index: KnowledgeIndex): Scratch => ({
    ...columnsOf(index),
    scores: new Float32Array(index.passages.length),
    best: new Float32Array(index.passages.length),
    blockScores: new Float32Array(index.blocks),
    blockBest: new Float32Array(index.blocks),
  }),
)

/** The passages that share most with a question, best first. Reads postings only, so its cost follows the question. */
export function rank(question: Question, index: KnowledgeIndex, limit: number): RankedPassage[] {
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
    for (const passage of seen) {
      if (scores[passage] === 0) touched.push(passage)
      scores[passage]! += best[passage]!
      best[passage] = 0
    }
    for (const block of seenBlocks) {
      if (blockScores[block] === 0) touchedBlocks.push(block)
      blockScores[block]! += blockBest[block]!
      blockBest[block] = 0
    }
  }
  const top = new Top(limit)
  for (const passage of touched) {
    const own = foreign || (spoken ?? index.passages[passage]!.language) === language ? 1 : otherLanguage
    top.offer(
      passage,
      (scores[passage]! + blockShare * blockScores[blockOf[passage]!]!) * trust[passage]! * own,
    )
    scores[passage] = 0
  }
  for (const block of touchedBlocks) blockScores[block] = 0
  return top.sorted()
}

const better = (one: RankedPassage, other: RankedPassage) =>
  other.score - one.score || one.passage - other.passage

/** Keeps the best few of many without sorting them all. */
class Top {
  private readonly limit: number
  private kept: RankedPassage[] = []
  private floor = Number.NEGATIVE_INFINITY

  constructor(limit: number) {
    this.limit = limit
  }

  offer(passage: number, score: number) {
    if (score <= this.floor) return
    this.kept.push({ passage, score })
    if (this.kept.length < this.limit * 4) return
    this.kept = this.sorted()
    this.floor = this.kept.at(-1)!.score
  }

  sorted(): RankedPassage[] {
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
    const passage = postings[at]!
    const count = counts[at]!
    const frequency = (saysOnce[passage] ? Math.min(count, 1) : count) + contextWeight[fields[at]!]!
    const found = worth * ((frequency * (k1 + 1)) / (frequency + norm[passage]!))
    if (best[passage] === 0) seen.push(passage)
    if (found > best[passage]!) best[passage] = found
    const here = blockOf[passage]!
    if (here !== block) {
      closeBlock()
      block = here
      inBlock = 0
    }
    inBlock += count
  }
  closeBlock()
}
