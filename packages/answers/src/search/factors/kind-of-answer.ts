import { value, valuesIn } from '../../language/value-types.ts'
import { liked } from '../../understand/type/question-type.ts'
import type { Factor } from '../factor.ts'
import { factor } from '../weights.ts'

/** A passage that holds the kind of value asked for goes before one that does not. */
export const valueAskedFor: Factor = {
  name: 'value-asked-for',
  example: {
    page: `## Parties

Parties are held in the hall.

A party costs £14 for each child.`,
    asked: ['How much is a party?'],
    told: '£14',
  },
  factor({ passage, question: { type }, values, needs, fitted }) {
    if (needs && !(values & needs) && !fitted) return factor.withoutValue
    if (liked[type] && values & liked[type]) return factor.likedValue
    if (type === 'distance') return factor.withoutDistance
    const head = passage.subject || (passage.path.at(-1) ?? '')
    return type === 'who' && !(valuesIn(head) & value.person) ? factor.namesNobody : 1
  },
}
