import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { memoize } from '../language/memoize.ts'
import type { Question } from '../understand/question.ts'
import type { Judged } from './judged.ts'
import { findingsFor, likeliestPassages } from './likelihood.ts'

/** Passages that may answer a question, best first. */
export const search = (question: Question, index: KnowledgeIndex): readonly Judged[] =>
  judgedIn(index)(question)

const judgedIn = memoize((index: KnowledgeIndex) =>
  memoize((question: Question): Judged[] => {
    const found = new Map(findingsFor(question, index).map(({ findings }) => [findings.at, findings]))
    return likeliestPassages(question, index).map(({ passage, share, pieces }) => {
      const { coverage, subjectShare, headingShare, missing, taughtForAnother } = found.get(passage)!
      return {
        passage,
        score: share,
        coverage,
        pieces,
        subjectShare,
        headingShare,
        missing,
        taughtForAnother,
      }
    })
  }),
)
