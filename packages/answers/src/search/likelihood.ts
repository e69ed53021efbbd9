import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { oncePer } from '../language/once-per.ts'
import type { Question } from '../understand/question.ts'
import { liked, needed } from '../understand/type/question-type.ts'
import { likelihood, measuring } from '../weights.ts'
import { type Findings, gather } from './findings.ts'
import { askedInPieces, sharedPieces } from './pieces-of-words.ts'
import { rank } from './rank.ts'

/** A passage, and how likely it is to be the one that answers. */
export interface Likely {
  passage: number
  /** Of all the passages looked at, its share of the belief. */
  share: number
  /** How much of what was asked it speaks of: by words that mean it, and by pieces of the very words. */
  coverage: number
  pieces: number
  /** How much of the heading it stands under the question names. */
  headed: number
}

const looked = 60

/**
 * The passages that may answer, the likeliest first. No rule decides: each of the measures below has a weight that was
 * learnt from questions to many sites (`npm run bench -- learn` learns them, and says how well they do on sites left out).
 */
export const likeliest = (question: Question, index: KnowledgeIndex): readonly Likely[] =>
  rankedIn(index)(question)

/** Each stage asks for it, and it is the same for all of them. */
const rankedIn = oncePer((index: KnowledgeIndex) =>
  oncePer((question: Question) => byLikelihood(question, index)),
)

function byLikelihood(question: Question, index: KnowledgeIndex): Likely[] {
  const candidates = measured(question, index)
  const scores = candidates.map(({ measures }) =>
    Object.entries(likelihood).reduce((sum, [name, weight]) => sum + weight * measures[name as Measure], 0),
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

export type Measure = keyof typeof likelihood

/** What of a question stands in each passage that shares a word with it, worked out once. */
export const findingsFor = (question: Question, index: KnowledgeIndex): readonly RankedFindings[] =>
  gatheredIn(index)(question)

const gatheredIn = oncePer((index: KnowledgeIndex) =>
  oncePer((question: Question): RankedFindings[] =>
    rank(question, index, looked).map(({ passage, score }) => {
      const findings = gather(passage, question, index)
      return { score: (score * trustIn(findings)) / findings.passage.trust, findings }
    }),
  ),
)

/** What was gathered of a passage, and what its words alone are worth. */
interface RankedFindings {
  score: number
  findings: Findings
}

/** A passage that may answer, beside the others that do. */
interface Candidate {
  findings: Findings
  /** What its words are worth, and the best of its page's, both beside the best of all. */
  words: number
  page: number
  /** Pieces of the very words that were asked with, in it and around it. */
  shared: ReturnType<typeof sharedPieces>
}

/** All that speaks for a passage or against it, each by the name of its weight. */
const measures: Record<Measure, (candidate: Candidate) => number> = {
  words: ({ words }) => Math.log(Math.max(words, measuring.leastWords)),
  coverage: ({ findings }) => findings.coverage,
  valueNeeded: ({ findings: { values, question } }) => has(values, needed[question.type]),
  valueLiked: ({ findings: { values, question } }) => has(values, liked[question.type]),
  page: ({ page }) => page,
  pieces: ({ shared }) => shared.pieces,
  piecesAround: ({ shared }) => shared.piecesAround,
  named: ({ findings }) => findings.subjectShare,
  headed: ({ findings }) => findings.headingShare,
  trust: ({ findings }) => trustIn(findings),
  length: ({ findings: { passage } }) => Math.log(1 + wordCount(`${passage.subject} ${passage.text}`)),
  row: ({ findings }) => (findings.passage.cells ? 1 : 0),
  fact: ({ findings }) => (findings.passage.kind === 'fact' ? 1 : 0),
  bounds: ({ findings }) => Math.log(findings.fit),
  figures: ({ findings }) =>
    Math.min(1, (findings.passage.text.match(figure)?.length ?? 0) / measuring.manyFigures),
  // A site's first page hints at what the others tell.
  home: ({ findings: { passage, index } }) => (isHome(index.pages[passage.page]!.url) ? 1 : 0),
}
const measureNames = Object.keys(measures) as Measure[]

/** Every passage that shares a word with a question, as it was measured. */
export function measured(
  question: Question,
  index: KnowledgeIndex,
): { passage: number; measures: Record<Measure, number> }[] {
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
    const taken = measureNames.map((name) => [name, measures[name](candidate)])
    return { passage: findings.at, measures: Object.fromEntries(taken) as Record<Measure, number> }
  })
}

const has = (values: number, wanted: number) =>
  wanted === 0 ? measuring.noValueAsked : values & wanted ? 1 : 0

/** A taught answer goes before every page where its own question is asked; beside others it is one of the passages. */
const trustIn = ({ passage, taughtForAnother }: Findings) => (taughtForAnother ? 1 : passage.trust)

const figure = /\d+/g

const isHome = (url: string) => /^https?:\/\/[^/]+\/?(?:index\.\w{3,4})?$/.test(url)
