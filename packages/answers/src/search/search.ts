import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Question } from '../understand/question.ts'
import type { Judged } from './judged.ts'
import { findingsFor, likeliestPassages } from './likelihood.ts'

/** The passages that may answer a question, the likeliest first. */
export function search(question: Question, index: KnowledgeIndex): Judged[] {
  const found = new Map(findingsFor(question, index).map(({ findings }) => [findings.at, findings]))
  return likeliestPassages(question, index).map(({ passage, share }) => {
    const { coverage, subjectShare, headingShare, missing, taughtForAnother } = found.get(passage)!
    return { passage, score: share, coverage, subjectShare, headingShare, missing, taughtForAnother }
  })
}
