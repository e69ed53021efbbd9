import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Question } from '../understand/question.ts'
import { closeLook, pairsOf } from './close-look.ts'
import { type Evidence, gather } from './evidence.ts'
import { factors } from './factors.ts'
import type { Judged } from './judged.ts'
import type { Ranked } from './rank.ts'
import { base } from './weights.ts'

const closely = 14

/** Looks closely at the few best candidates. */
export function judge(ranked: readonly Ranked[], question: Question, index: KnowledgeIndex): Judged[] {
  const pages = new Map<number, number[]>()
  const judged = ranked.map(({ passage, score }) => weigh(gather(passage, question, index, pages), score))
  judged.sort((a, b) => b.score - a.score || a.passage - b.passage)
  const pairs = pairsOf(question)
  for (const top of judged.slice(0, closely)) {
    const look = closeLook(index.passages[top.passage]!, question, pairs, index)
    top.score *= look.factor
    top.factors.push(...look.names)
  }
  judged.sort((a, b) => b.score - a.score || a.passage - b.passage)
  setLeads(judged, index)
  return judged
}

function setLeads(judged: readonly Judged[], index: KnowledgeIndex) {
  const first = judged[0]
  if (!first) return
  const { block } = index.passages[first.passage]!
  const elsewhere = judged.find((one) => index.passages[one.passage]!.block !== block)
  for (const one of judged) {
    const rival = index.passages[one.passage]!.block === block ? elsewhere : first
    one.lead = rival ? one.score / rival.score : Number.POSITIVE_INFINITY
  }
}

/** Makes one score of all that was found. */
function weigh(evidence: Evidence, ranked: number): Judged {
  const { fit, subjectShare, headingShare, mixed } = evidence
  const names: string[] = []
  let score =
    fit *
    ranked *
    (1 + base.named * Math.max(subjectShare, headingShare)) *
    (base.least + base.coverage * mixed)
  for (const { name, factor } of factors) {
    const times = factor(evidence)
    if (times === 1) continue
    score *= times
    names.push(name)
  }
  return {
    passage: evidence.at,
    score,
    coverage: evidence.coverage,
    inItself: evidence.inItself,
    subjectShare,
    subjectHits: evidence.subjectHits,
    headingShare,
    values: evidence.values,
    fitted: evidence.fitted,
    exact: evidence.exact,
    byConcept: evidence.byConcept,
    found: evidence.found,
    missing: evidence.missing,
    strongest: evidence.strongest,
    factors: names,
    lead: 1,
  }
}
