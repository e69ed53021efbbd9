import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Judged } from '../search/judged.ts'
import type { Question } from '../understand/question.ts'
import type { Objection } from './objection.ts'
import { objections } from './objections.ts'

/** What speaks against a passage as the answer to a question; undefined where nothing does. */
export const objectionTo = (
  { passage }: Judged,
  question: Question,
  index: KnowledgeIndex,
): Objection | undefined =>
  objections.find(({ objects }) => objects({ passage: index.passages[passage]!, question }))

export const isAccepted = (judged: Judged, question: Question, index: KnowledgeIndex): boolean =>
  objectionTo(judged, question, index) === undefined
