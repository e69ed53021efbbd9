import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { datedTrust } from '../knowledge/trust.ts'
import type { Judged } from '../search/judged.ts'
import { search } from '../search/search.ts'
import type { Question } from '../understand/question.ts'
import { isAccepted, objectionTo } from './accept.ts'
import { contradicted } from './contradicted.ts'
import { exceptionTo, narrowest } from './narrowest.ts'

const tried = 8
/** A passage far behind the best one is not tried: it answers something else. */
const farBehind = 0.75
const mostOfIt = 0.5

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
  const choose = (chosen: Judged | null): Found => ({
    judged,
    chosen: chosen && withException(chosen, question, index),
    trace,
  })
  const best = judged[0]
  if (!best) return choose(null)
  const closest = narrowest(judged, question, index)
  if (closest) return choose(closest)
  for (const candidate of judged.slice(0, tried)) {
    if (candidate.score < best.score * farBehind) break
    const objection = objectionTo(candidate, question, index)
    trace.push(`accept/${objection?.name ?? 'no-objection'}`)
    if (!objection) return choose(upToDate(candidate, judged, question, index))
    // Where most of a question stands and is told otherwise, what is asked is not so.
    if (objection === contradicted && candidate.coverage > mostOfIt) break
  }
  return choose(null)
}

const withException = (chosen: Judged, question: Question, index: KnowledgeIndex): Judged => {
  const passage = exceptionTo(chosen.passage, question, index)
  return passage === null ? chosen : { ...chosen, passage }
}

const nearlyAsGood = 0.4

/** What a dated post tells may have been overtaken; a page that tells it too goes before. */
function upToDate(
  candidate: Judged,
  judged: readonly Judged[],
  question: Question,
  index: KnowledgeIndex,
): Judged {
  if (index.passages[candidate.passage]!.trust > datedTrust) return candidate
  const current = judged.find(
    (other) =>
      index.passages[other.passage]!.trust > datedTrust &&
      other.score >= candidate.score * nearlyAsGood &&
      isAccepted(other, question, index),
  )
  return current ?? candidate
}
