import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { certainties } from './certainties.ts'
import type { ChosenPassage } from './chosen.ts'
import { chosenAs } from './may-answer.ts'
import { objections, outcomeObjections } from './objections.ts'
import { surenessMeasures } from './sureness-measures.ts'
import type { Verdict } from './verdict.ts'

/** Decides of each question of a message whether what it came to can be sworn to. */
export function accept(exchanges: readonly Exchange[], index: KnowledgeIndex): Verdict[] {
  const alone = exchanges.length === 1
  const told = new Set<number>()
  return exchanges.map((exchange) => {
    const passages = chosenAs(exchange.outcome, index)
    const [at] = passages
    const sameRow = at !== undefined && told.has(at) && index.passages[at]!.cells !== undefined
    const judgement = judge(exchange, index, { alone, sameRow })
    if (judgement.sure) for (const passage of passages) told.add(passage)
    return { exchange, ...judgement }
  })
}

type Judgement = Omit<Verdict, 'exchange'>

function judge(
  exchange: Exchange,
  index: KnowledgeIndex,
  { alone, sameRow }: Pick<ChosenPassage, 'alone' | 'sameRow'>,
): Judgement {
  const { outcome, found, question } = exchange
  const against = outcomeObjections.find(({ objects }) => objects({ outcome, index }))
  if (against) return judged(false, `objects/${against.name}`)
  if (outcome.kind === 'vague' || outcome.kind === 'none') return judged(false)
  if (outcome.kind !== 'passage') return judged(true)
  const passage = index.passages[outcome.passages[0]!]!
  const measures = surenessMeasures(exchange, index, alone)
  const chosen = { outcome, passage, question, index, found, measures, alone, sameRow }
  const certainty = certainties.find(({ holds }) => holds(chosen))
  if (certainty) return judged(true, `certain/${certainty.name}`)
  const objection = objections.find(({ objects }) => objects(chosen))
  return objection ? judged(false, `objects/${objection.name}`) : judged(true)
}

const judged = (sure: boolean, ...trace: string[]): Judgement => ({ sure, trace })
