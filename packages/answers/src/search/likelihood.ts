import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { memoize } from '../language/memoize.ts'
import type { Question } from '../understand/question.ts'
import { likelihood } from '../weights.ts'
import { type Candidate, type FactorName, factors, trustIn } from './factors.ts'
import { type Findings, gather } from './findings.ts'
import { askedInPieces, sharedPieces } from './pieces-of-words.ts'
import { rank } from './rank.ts'

/** A passage, and how likely it is to be the one that answers. */
export interface LikelyPassage {
  passage: number
  /** Its share of the belief in all the passages looked at. */
  share: number
  /** The share of what was asked that it speaks of: by words that mean it, and by pieces of the very words. */
  coverage: number
  pieces: number
  /** The share of the heading it stands under that the question names. */
  headed: number
}

const looked = 60

/**
 * The passages that may answer, the likeliest first. No rule decides: each of the factors has a weight that was learnt
 * from questions to many sites (`npm run bench -- learn` learns them, and says how well they do on sites left out).
 */
export const likeliestPassages = (question: Question, index: KnowledgeIndex): readonly LikelyPassage[] =>
  rankedIn(index)(question)

/** The ranked passages of a question, remembered because each stage asks for the same. */
const rankedIn = memoize((index: KnowledgeIndex) =>
  memoize((question: Question) => byLikelihood(question, index)),
)

function byLikelihood(question: Question, index: KnowledgeIndex): LikelyPassage[] {
  const candidates = measuredPassages(question, index)
  const scores = candidates.map(({ measures }) =>
    Object.entries(likelihood).reduce(
      (sum, [name, weight]) => sum + weight * measures[name as FactorName],
      0,
    ),
  )
  const best = Math.max(...scores)
  const worths = scores.map((score) => Math.exp(score - best))
  const all = worths.reduce((sum, worth) => sum + worth, 0)
  return candidates
    .map(({ passage, measures: { coverage, pieces, piecesAround, headed } }, at) => ({
      passage,
      share: worths[at]! / all,
      coverage,
      pieces: pieces + piecesAround,
      headed,
    }))
    .sort((one, other) => other.share - one.share || one.passage - other.passage)
}

/** The findings of a question in each passage that shares a word with it, worked out once. */
export const findingsFor = (question: Question, index: KnowledgeIndex): readonly RankedFindings[] =>
  gatheredIn(index)(question)

const gatheredIn = memoize((index: KnowledgeIndex) =>
  memoize((question: Question): RankedFindings[] =>
    rank(question, index, looked).map(({ passage, score }) => {
      const findings = gather(passage, question, index)
      return { score: (score * trustIn(findings)) / findings.passage.trust, findings }
    }),
  ),
)

/** The findings of a passage, and what its words alone are worth. */
interface RankedFindings {
  score: number
  findings: Findings
}

/** Every passage that shares a word with a question, as it was measured. */
export function measuredPassages(
  question: Question,
  index: KnowledgeIndex,
): { passage: number; measures: Record<FactorName, number> }[] {
  const ranked = findingsFor(question, index)
  const best = Math.max(...ranked.map(({ score }) => score))
  const ofPage = new Map<number, number>()
  for (const { findings, score } of ranked) {
    const { page } = findings.passage
    ofPage.set(page, Math.max(ofPage.get(page) ?? 0, score / best))
  }
  const pieces = askedInPieces(question)
  return ranked.map(({ findings, score }) => {
    const candidate: Candidate = {
      findings,
      words: score / best,
      page: ofPage.get(findings.passage.page)!,
      shared: sharedPieces(pieces, findings.at, index),
    }
    const taken = factors.map(({ name, factor }) => [name, factor(candidate)])
    return { passage: findings.at, measures: Object.fromEntries(taken) as Record<FactorName, number> }
  })
}
