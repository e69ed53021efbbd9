import { wordCount } from '../knowledge/sentences.ts'
import { liked, needed } from '../understand/type/question-type.ts'
import { type likelihood, measuring } from '../weights.ts'
import type { Findings } from './findings.ts'
import type { sharedPieces } from './pieces-of-words.ts'

/** A passage that may answer, beside the others that do. */
export interface Candidate {
  findings: Findings
  /** What its words are worth, and the best of its page's, both beside the best of all. */
  words: number
  page: number
  /** Pieces of the very words that were asked with, in it and around it. */
  shared: ReturnType<typeof sharedPieces>
}

export type Factor = keyof typeof likelihood

/** All that speaks for a passage or against it, each by the name of its weight. */
export const factors: Record<Factor, (candidate: Candidate) => number> = {
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

const has = (values: number, wanted: number) =>
  wanted === 0 ? measuring.noValueAsked : values & wanted ? 1 : 0

/** A taught answer goes before every page where its own question is asked; beside others it is one of the passages. */
export const trustIn = ({ passage, taughtForAnother }: Findings) => (taughtForAnother ? 1 : passage.trust)

const figure = /\d+/g

const isHome = (url: string) => /^https?:\/\/[^/]+\/?(?:index\.\w{3,4})?$/.test(url)
