import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Said } from '../types.ts'
import { followUpWords } from '../understand/type/follow-up-words.ts'
import { chanceBars } from '../weights.ts'
import { answerCandidates } from './answer-candidates.ts'
import { certainties } from './certainties.ts'
import type { ChosenPassage } from './chosen-passage.ts'
import { objections, outcomeObjections } from './objections.ts'
import { chanceOf, surenessMeasures } from './sureness-measures.ts'
import type { Verdict } from './verdict.ts'

/** Decides how surely the answer to each question of a message may be given. */
export function accept(exchanges: readonly Exchange[], index: KnowledgeIndex): Verdict[] {
  const alone = exchanges.length === 1
  let untold = false
  return exchanges.map((exchange) => {
    const { text, language } = exchange.question
    const refersToUnanswered = untold && followUpWords(text, language).pronoun
    const judgement = judge(exchange, index, { alone, refersToUnanswered })
    untold = judgement.said !== 'plain'
    return { exchange, ...judgement }
  })
}

type Judgement = Omit<Verdict, 'exchange'>

function judge(
  exchange: Exchange,
  index: KnowledgeIndex,
  place: Pick<ChosenPassage, 'alone' | 'refersToUnanswered'>,
): Judgement {
  const { outcome, found, question } = exchange
  const against = outcomeObjections.find(({ objects }) => objects({ outcome, index }))
  if (against) return judged(against.said, `objects/${against.name}`)
  if (outcome.kind !== 'passage' && outcome.kind !== 'vague' && outcome.kind !== 'none')
    return judged('plain')
  if (outcome.kind !== 'passage') return judged(quotedBy(chanceToQuote(exchange, index)))
  const passage = index.passages[outcome.passages[0]!]!
  const measures = found ? surenessMeasures(question, found, outcome.columns, index) : null
  const chosen = { outcome, passage, question, index, found, measures, ...place }
  const certainty = certainties.find(({ holds }) => holds(chosen))
  if (certainty) return judged('plain', `certain/${certainty.name}`)
  const objection = objections.find(({ objects }) => objects(chosen))
  if (!objection) return judged('plain')
  // A rule's result is no guess, even if it can't be certain.
  const said = measures ? quotedBy(chanceToQuote(exchange, index)) : 'quoted'
  return judged(
    said === 'quoted' && objection.ofSomethingElse ? 'doubtful' : said,
    `objects/${objection.name}`,
  )
}

const judged = (said: Said, ...trace: string[]): Judgement => ({ said, trace })

const quotedBy = (chance: number): Said =>
  chance >= chanceBars.quoted ? 'quoted' : chance >= chanceBars.doubtful ? 'doubtful' : 'none'

/** Probability that the first quote answers. */
function chanceToQuote(exchange: Exchange, index: KnowledgeIndex): number {
  const { question, outcome } = exchange
  const [best] = answerCandidates(exchange, index)
  if (!best) return 0
  const columns =
    outcome.kind === 'passage' && outcome.passages.includes(best.passage) ? outcome.columns : null
  return chanceOf(surenessMeasures(question, best, columns, index))
}
