import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { valuesOf } from '../knowledge/values-of.ts'
import { value } from '../language/value-types.ts'
import type { Question } from '../understand/question.ts'
import { leaningOf } from '../understand/type/leaning.ts'
import { understand } from '../understand/understand.ts'
import { ask } from './ask.ts'
import type { Asked } from './asked.ts'
import { isFragment } from './carry-over.ts'
import type { Exchange } from './exchange.ts'
import type { Resolving } from './resolving.ts'

const mostWords = 9

/**
 * 'What does it cost?' after the parking, 'when can I come on Friday?' after the dog: what names no thing leans on the
 * one before only where that tells it. Otherwise it is asked of the business, as at the start of a conversation.
 */
export function askedAnew(leaning: Exchange, asked: Asked, { resolve }: Resolving): Exchange {
  const { said, language, previous, index, name } = asked
  if (previous === null || said.trim().split(/\s+/).length > mostWords) return leaning
  const own = understand(said, language, index, { name })
  if (!namesNothing(own)) return leaning
  const alone = () => taken(resolve(ask(said, language, null, asked)), leaning)
  if (own.type === 'price' && own.days.length === 0) {
    return tellsPrice(leaning, previous, index) ? leaning : alone()
  }
  if (leaning.outcome.kind !== 'none' || own.days.length === 0) return leaning
  const { joins, pronoun } = leaningOf(said, language)
  return joins || pronoun || isFragment(said, language) ? leaning : alone()
}

const namesNothing = ({ groups }: Question) =>
  groups.every(({ role }) => role === 'weak' || role === 'type' || role === 'day')

const taken = (anew: Exchange, leaning: Exchange): Exchange =>
  anew.outcome.kind === 'passage' || anew.outcome.kind === 'hours' ? anew : leaning

/** Who was just told that a thing is free does not ask what it costs: something else is meant. */
function tellsPrice({ outcome }: Exchange, before: Exchange, index: KnowledgeIndex): boolean {
  if (outcome.kind !== 'passage') return false
  const values = outcome.passages.reduce((sum, passage) => sum | valuesOf(index.passages[passage]!), 0)
  if (values & (value.money | value.percent)) return true
  const again = before.outcome.kind === 'passage' && before.outcome.passages[0] === outcome.passages[0]
  return (values & value.free) !== 0 && !again
}
