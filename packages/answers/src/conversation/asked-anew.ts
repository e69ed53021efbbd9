import { field, type KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { fieldsOf } from '../knowledge/presence.ts'
import { valuesOf } from '../knowledge/values-of.ts'
import { value } from '../language/value-types.ts'
import { type Surroundings, type Turn, takeTurn } from '../resolve/turn.ts'
import type { Language } from '../types.ts'
import { leaningOf } from '../understand/type/leaning.ts'
import { type Question, understand } from '../understand/understand.ts'
import { isFragment } from './carry-over.ts'

const mostWords = 9

/**
 * 'What does it cost?' after the parking, 'when can I come on Friday?' after the dog: what names no thing leans on the
 * one before only where that tells it. Otherwise it is asked of the business, as at the start of a conversation.
 */
export function askedAnew(
  turn: Turn,
  part: string,
  language: Language,
  before: Turn | null,
  around: Surroundings,
): Turn {
  if (before === null || part.trim().split(/\s+/).length > mostWords) return turn
  const own = understand(part, language, around.index, { name: around.name })
  if (!namesNothing(own)) return turn
  if (own.type === 'price' && own.days.length === 0) {
    const price = pricedThing(before, around.index)
    if (price !== null) return leansOn(turn, price, around.index)
    if (tellsPrice(turn, before, around.index)) return turn
    return taken(takeTurn(part, language, null, around), turn)
  }
  if (turn.outcome.kind !== 'none' || own.days.length === 0) return turn
  const { joins, pronoun } = leaningOf(part, language)
  if (joins || pronoun || isFragment(part, language)) return turn
  return taken(takeTurn(part, language, null, around), turn)
}

const namesNothing = ({ groups }: Question) =>
  groups.every(({ role }) => role === 'weak' || role === 'type' || role === 'day')

const taken = (anew: Turn, leaning: Turn): Turn =>
  anew.outcome.kind === 'passage' || anew.outcome.kind === 'hours' ? anew : leaning

/** Of what was just told, the sentence that says what its thing costs: the first, unless another was asked for. */
function pricedThing({ outcome, question }: Turn, index: KnowledgeIndex): number | null {
  if (outcome.kind !== 'passage') return null
  const at = outcome.units[0]!
  const { block, kind } = index.units[at]!
  if (kind !== 'sentence') return null
  const isPriced = (unit: number) => (valuesOf(index.units[unit]!) & value.money) !== 0
  if (isPriced(at) && saysItself(at, question, index)) return at
  for (let unit = index.blockStart[block]!; unit < index.blockStart[block + 1]!; unit++)
    if (isPriced(unit)) return unit
  return null
}

const saysItself = (unit: number, { groups }: Question, index: KnowledgeIndex) =>
  groups.some(
    (group) =>
      group.role === 'subject' &&
      group.alternatives.some(
        ({ term, weight }) => weight >= 0.4 && fieldsOf(index, term, unit) & field.body,
      ),
  )

/** Asked once more what it costs, another sentence of the same section ('a deposit of …') tells it no better. */
function leansOn(turn: Turn, unit: number, index: KnowledgeIndex): Turn {
  const { outcome } = turn
  const elsewhere =
    outcome.kind === 'passage' && index.units[outcome.units[0]!]!.block !== index.units[unit]!.block
  return elsewhere
    ? turn
    : { ...turn, outcome: { kind: 'passage', units: [unit], columns: null, alone: true } }
}

/** Who was just told that a thing is free does not ask what it costs: something else is meant. */
function tellsPrice({ outcome }: Turn, before: Turn, index: KnowledgeIndex): boolean {
  if (outcome.kind !== 'passage') return false
  const values = outcome.units.reduce((sum, unit) => sum | valuesOf(index.units[unit]!), 0)
  if (values & (value.money | value.percent)) return true
  const again = before.outcome.kind === 'passage' && before.outcome.units[0] === outcome.units[0]
  return (values & value.free) !== 0 && !again
}
