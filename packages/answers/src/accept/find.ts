import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { datedTrust } from '../knowledge/trust.ts'
import type { Judged } from '../search/judged.ts'
import { search } from '../search/search.ts'
import type { Question } from '../understand/question.ts'
import { needed } from '../understand/type/question-type.ts'
import { accept, isAccepted } from './accept.ts'
import { doubtOf } from './doubts.ts'
import { exceptionTo, narrowest } from './narrowest.ts'
import type { Objection } from './objection.ts'
import { isOtherFeast, otherFeast } from './objections/other-feast.ts'

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

/** Searches the site and takes the first of the best passages that nothing speaks against. */
export function find(question: Question, index: KnowledgeIndex): Found {
  const judged = search(question, index)
  const trace: string[] = []
  const best = judged[0]
  const choose = (chosen: Judged | null): Found => {
    if (!chosen) return { judged, chosen, trace }
    return { judged, chosen: withException(chosen, question, index), trace: [...trace, ...traceOf(chosen)] }
  }
  if (!best) return choose(null)
  const closest = narrowest(judged, question, index)
  if (closest) return choose(closest)
  let block: number | null = null
  let bar = best.score
  for (const candidate of judged.slice(0, tried)) {
    if (block === null && candidate.score < bar * farBehind) break
    if (block !== null && index.passages[candidate.passage]!.block !== block) continue
    const { name, verdict } = objectionTo(candidate, judged, question, index, block === null)
    trace.push(`accept/${name}`)
    if (verdict === 'accepted') return choose(upToDate(candidate, judged, question, index))
    // What holds no price cannot be the answer to one, however well it fits otherwise.
    if (verdict === 'values' && bar === candidate.score)
      bar = judged[judged.indexOf(candidate) + 1]?.score ?? 0
    if (verdict === 'verb') break
    if (verdict === 'bounds') {
      const rule = ruleFor(candidate, judged, question, index)
      if (rule) return choose(rule)
    }
    // Where most of a question stands and is told otherwise, what is asked is not so.
    if (verdict === 'contradiction' && candidate.coverage > mostOfIt) break
    // What the best passage affirms, another will hardly deny; the next sentence may.
    if (verdict === 'negation') block = index.passages[candidate.passage]!.block
  }
  return choose(null)
}

/** What speaks against a passage by itself, or beside the others. */
function objectionTo(
  candidate: Judged,
  judged: readonly Judged[],
  question: Question,
  index: KnowledgeIndex,
  mayBeDoubted: boolean,
): Objection {
  const own = accept(candidate, question, index)
  if (own.verdict !== 'accepted') return own
  if (isOtherFeast(candidate, question, index)) return otherFeast
  return (mayBeDoubted && doubtOf(candidate, judged, question, index)) || own
}

const traceOf = ({ factors }: Judged) => factors.map((name) => `search/${name}`)

const withException = (chosen: Judged, question: Question, index: KnowledgeIndex): Judged => {
  const passage = exceptionTo(chosen.passage, question, index)
  return passage === null ? chosen : { ...chosen, passage }
}

/** 'Can I hire a saw at 17?' is told by the page of the saw, where it says who may hire. */
const ruleFor = (
  thing: Judged,
  judged: readonly Judged[],
  { type }: Question,
  index: KnowledgeIndex,
): Judged | undefined =>
  thing.missing.some((group) => group.quantity?.measure === 'age')
    ? judged.find(
        (one) =>
          index.passages[one.passage]!.page === index.passages[thing.passage]!.page &&
          one.found > 1 &&
          (needed[type] === 0 || (one.values & needed[type]) !== 0) &&
          !one.missing.some((group) => group.quantity),
      )
    : undefined

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
