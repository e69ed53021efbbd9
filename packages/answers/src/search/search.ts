import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Question } from '../understand/question.ts'
import type { Evidence } from './evidence.ts'
import type { Judged } from './judged.ts'
import { evidenceFor, isWhole, likeliest } from './likelihood.ts'
import { wholeShare } from './weights.ts'

/** The passages that may answer a question, the likeliest first. */
export function search(question: Question, index: KnowledgeIndex): Judged[] {
  const shares = new Map(likeliest(question, index).map(({ passage, share }) => [passage, share]))
  const ofBlock = new Map<number, number>()
  for (const [at, share] of shares) {
    const { block } = index.passages[at]!
    ofBlock.set(block, Math.max(ofBlock.get(block) ?? 0, share))
  }
  // What a whole list says, its lines say one by one: it is as likely as the best of them, and goes behind it.
  const shareOf = ({ at, passage }: Evidence) =>
    isWhole(passage) ? wholeShare * (ofBlock.get(passage.block) ?? 0) : (shares.get(at) ?? 0)
  return evidenceFor(question, index)
    .map(({ evidence }) => judged(evidence, shareOf(evidence)))
    .sort((one, other) => other.score - one.score || one.passage - other.passage)
}

const judged = (
  { at, coverage, subjectShare, headingShare, missing, taughtForAnother }: Evidence,
  score: number,
): Judged => ({ passage: at, score, coverage, subjectShare, headingShare, missing, taughtForAnother })
