import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Judged } from '../search/judged.ts'
import { search } from '../search/search.ts'
import type { Question } from '../understand/question.ts'
import { objectionTo } from './accept.ts'

const tried = 8
/** A passage far behind the best one is not tried: it answers something else. */
const farBehind = 0.75

export interface Found {
  judged: Judged[]
  /** The passage to answer with, or null when none will do. */
  chosen: Judged | null
  /** Names of the rules that chose it and turned others down. */
  trace: string[]
}

/** Searches the site and takes the likeliest passage that nothing speaks against. */
export function find(question: Question, index: KnowledgeIndex): Found {
  const judged = search(question, index)
  const trace: string[] = []
  for (const candidate of judged.slice(0, tried)) {
    if (candidate.score < judged[0]!.score * farBehind) break
    const objection = objectionTo(candidate, question, index)
    trace.push(`accept/${objection?.name ?? 'no-objection'}`)
    if (!objection) return { judged, chosen: candidate, trace }
  }
  return { judged, chosen: null, trace }
}
