import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { certainties } from './certainties.ts'
import { askedOfTheOwner, objections } from './objections.ts'
import { surenessMeasures } from './sureness-measures.ts'

/** What is known of a question beside what it came to. */
export interface Asking {
  /** It is all that was asked in a message. */
  alone: boolean
  /** It asks on about the very row that was told to what the message asked before. */
  sameRow?: boolean
}

export interface Sureness {
  sure: boolean
  /** The rule that decided it, as a trace names it, where one did. */
  trace: string[]
}

/** Whether what a question came to can be sworn to. */
export function surenessOf(exchange: Exchange, index: KnowledgeIndex, asking: Asking): Sureness {
  const { outcome, found, question } = exchange
  if (askedOfTheOwner.objects({ outcome, index })) return judged(false, `objects/${askedOfTheOwner.name}`)
  // Hours are told of every part, or of the one that was named.
  if (outcome.kind === 'hours') return judged(outcome.hours.branch || outcome.hours.otherParts !== null)
  if (outcome.kind !== 'passage') return judged(outcome.kind === 'contact' || outcome.kind === 'offers')
  const passage = index.passages[outcome.passages[0]!]!
  const measures = surenessMeasures(exchange, index, asking.alone)
  const chosen = { outcome, passage, question, index, found, measures, alone: asking.alone }
  const certainty = certainties.find(({ holds }) => holds(chosen))
  if (certainty) return judged(true, `certain/${certainty.name}`)
  const objection = objections.find(({ objects }) => objects(chosen))
  if (objection) return judged(false, `objects/${objection.name}`)
  return judged(measures !== null || asking.alone || (asking.sameRow === true && outcome.columns !== null))
}

const judged = (sure: boolean, ...trace: string[]): Sureness => ({ sure, trace })
