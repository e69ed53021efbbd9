import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Judged } from '../search/judged.ts'
import type { Question } from '../understand/question.ts'
import { Candidate } from './candidate.ts'
import type { Objection } from './objection.ts'
import { objections } from './objections.ts'

const noObjection: Objection = { name: 'no-objection', verdict: 'accepted', objects: () => true }

/** Whether a passage answers a question well enough to be said aloud, and by which rule. */
export function accept(judged: Judged, question: Question, index: KnowledgeIndex): Objection {
  const candidate = new Candidate(judged, question, index)
  return objections.find(({ objects }) => objects(candidate)) ?? noObjection
}

export const isAccepted = (judged: Judged, question: Question, index: KnowledgeIndex): boolean =>
  accept(judged, question, index).verdict === 'accepted'
