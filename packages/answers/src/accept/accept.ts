import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { certainties } from './certainties.ts'
import { chosenAs } from './may-answer.ts'
import { askedOfTheOwner, objections } from './objections.ts'
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

/** What is known of a question beside what it came to. */
interface Asking {
  /** It is all that was asked in a message. */
  alone: boolean
  /** It asks on about the very row that was told to what the message asked before. */
  sameRow: boolean
}

type Judgement = Omit<Verdict, 'exchange'>

function judge(exchange: Exchange, index: KnowledgeIndex, { alone, sameRow }: Asking): Judgement {
  const { outcome, found, question } = exchange
  if (askedOfTheOwner.objects({ outcome, index })) return judged(false, `objects/${askedOfTheOwner.name}`)
  // Hours are told of every part, or of the one that was named.
  if (outcome.kind === 'hours') return judged(outcome.hours.branch || outcome.hours.otherParts !== null)
  if (outcome.kind !== 'passage') return judged(outcome.kind === 'contact' || outcome.kind === 'offers')
  const passage = index.passages[outcome.passages[0]!]!
  const measures = surenessMeasures(exchange, index, alone)
  const chosen = { outcome, passage, question, index, found, measures, alone }
  const certainty = certainties.find(({ holds }) => holds(chosen))
  if (certainty) return judged(true, `certain/${certainty.name}`)
  const objection = objections.find(({ objects }) => objects(chosen))
  if (objection) return judged(false, `objects/${objection.name}`)
  return judged(measures !== null || alone || (sameRow && outcome.columns !== null))
}

const judged = (sure: boolean, ...trace: string[]): Judgement => ({ sure, trace })
