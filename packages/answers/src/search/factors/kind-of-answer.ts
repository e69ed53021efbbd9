import { isSomebody } from '../../language/person-names.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import { liked } from '../../understand/type/question-type.ts'
import type { Factor } from '../factor.ts'
import { factor } from '../weights.ts'

/** A passage that holds the kind of value asked for goes before one that does not. */
export const valueAskedFor: Factor = {
  name: 'value-asked-for',
  factor({ passage, question: { type }, values, needs, fitted }) {
    if (needs && !(values & needs) && !fitted) return factor.withoutValue
    if (liked[type] && values & liked[type]) return factor.likedValue
    if (type === 'distance') return factor.withoutDistance
    const head = passage.subject || (passage.path.at(-1) ?? '')
    return type === 'who' && !(valuesIn(head) & value.person) ? factor.namesNobody : 1
  },
}

/** Who does a thing is told below a name. */
export const belowName: Factor = {
  name: 'below-name',
  factor: ({ passage, question }) =>
    question.type === 'who' && passage.path.slice(1).some(isSomebody) ? factor.somebodys : 1,
}

/** 'How long does it last?' is told where something lasts, before any time it takes. */
export const saysVerbAsked: Factor = {
  name: 'says-verb-asked',
  factor: ({ saysType, saysVerb }) => (saysType ? (saysVerb ? factor.saysVerb : factor.saysType) : 1),
}
