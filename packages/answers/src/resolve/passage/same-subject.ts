import type { Exchange } from '../../conversation/exchange.ts'
import { field, type KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { fieldsOf } from '../../knowledge/presence.ts'
import { gather } from '../../search/evidence.ts'
import type { Question } from '../../understand/question.ts'
import { needed } from '../../understand/type/question-type.ts'

/**
 * In a talk about one thing ('How long do I steep it?') the next question may name only a property ('How hot is the
 * water?'). If nothing else was named and the thing just spoken of has such a value, it is still meant.
 */
export function staysWith(
  previous: Exchange | null,
  question: Question,
  index: KnowledgeIndex,
): number | null {
  if (previous?.outcome.kind !== 'passage' || needed[question.type] === 0) return null
  const at = previous.outcome.passages[0]!
  if (!index.passages[at]!.subject || index.passages[at]!.kind === 'faq') return null
  const { values, missing } = gather(at, question, index, new Map())
  // 'Was kostet ein E-Bike?' asks for a price and names no property of what was spoken of before.
  const asksPrice = question.type === 'price' && question.groups.some(({ role }) => role === 'subject')
  const spoken = question.groups.some(
    (group) =>
      group.role !== 'weak' &&
      group.concepts.length > 0 &&
      !(asksPrice && group.role === 'type') &&
      group.alternatives.some(({ term }) => fieldsOf(index, term, at) !== 0),
  )
  const fits = (values & needed[question.type]) !== 0 && spoken
  // 'How much is a family ticket?' after an adult's names another row of the same table.
  const { block } = index.passages[at]!
  const [first, end] = [index.blockStart[block]!, index.blockStart[block + 1]!]
  const namesAnother = missing.some(({ role, alternatives }) => {
    if (role !== 'subject') return false
    for (let other = first; other < end; other++)
      if (alternatives.some(({ term }) => fieldsOf(index, term, other) & field.subject)) return true
    return false
  })
  return fits && !namesAnother && missing.every((group) => !group.name) ? at : null
}
