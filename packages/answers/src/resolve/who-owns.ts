import { telling } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { headedBy } from '../knowledge/people-of.ts'
import { valuesOf } from '../knowledge/values-of.ts'
import { fold } from '../language/fold.ts'
import { value } from '../language/value-types.ts'
import type { Question } from '../understand/question.ts'
import type { Resolver } from './resolver.ts'
import { othersNamed, placeWords } from './way-to-reach.ts'

/** 'Whose shop is it?': told by the line that calls somebody its owner, or says who speaks for it. */
export const whoOwns: Resolver = {
  name: 'who-owns',
  example: {
    page: `## Legal notice

Represented by the managing director Ann Poole.

## Team

The herbs belong to Tom.`,
    asked: ['Who owns the place?'],
    told: 'Represented by the managing director Ann Poole.',
  },
  resolve({ own, index }) {
    if (own.type !== 'who' || !asksForOwner(own)) return null
    const at = ownerIn(index)
    return at === null ? null : telling(at)
  },
}

/** 'The boss of the workshop' need not be that of the house. */
const owns =
  /(?<!\p{L})(?:own(?:s|er|ers|ed)?|belongs?|proprietor|gehort|inhaber\p{L}*|besitzer\p{L}*|eigentumer\p{L}*|titolar[ei]|proprietari[oa]|propriet\p{L}*|appartient|duen[oa]|propietari[oa]|don[oa]|eigena\p{L}+)(?!\p{L})/u
const namesPlace = ({ groups }: Question) => groups.some(({ word }) => placeWords.test(word))

const asksForOwner = (question: Question) =>
  question.concepts.has('#owner') &&
  (owns.test(fold(question.text)) || !namesPlace(question)) &&
  othersNamed(question).every(({ concepts, word }) => concepts.includes('#owner') || belongs.test(word))
const belongs = /(?:gehort|owns?|belongs?|appartien|pertence|pertenece|toebehoort)$/

/** Called so outright, the surest first; then who speaks for the business by law. */
const called = [
  /(?<!\p{L})(?:owners?|proprietors?|owned by|inhaber\p{L}{0,5}|eigentümer\p{L}{0,5}|besitzer\p{L}{0,5}|gehört (?:seit|bis heute|der familie)|titolar[ei]|proprietari[oae]?|propriétaires?|dueñ[oa]s?|propietari[oa]s?|proprietári[oa]s?|don[oa] d[ao]|eigena(?:ar|ren|res)|zaakvoerder)(?!\p{L})/iu,
  /(?<!\p{L})(?:managing director|sole trader|geschäftsführ\p{L}{0,6}|betreiber\p{L}{0,3}|betriebsleit\p{L}{0,6}|amministra(?:tore|trice)|legale rappresentante|gérante?s?|représentée? par|administrador[ae]?|gerente|sócio|bestuurder)(?!\p{L})/iu,
]

function ownerIn({ passages }: KnowledgeIndex): number | null {
  for (const pattern of called) {
    const at = passages.findIndex((passage) => callsSomebody(passage, pattern))
    if (at >= 0) return at
  }
  return null
}

const callsSomebody = (passage: IndexedPassage, pattern: RegExp): boolean => {
  const { kind, voice, path, subject, text } = passage
  if (voice || kind === 'faq') return false
  const somebody = headedBy(path)
  // 'Ann Poole' above 'Owner' above what is said of her.
  if (somebody && pattern.test(`${path.at(-1)} ${subject} ${text}`)) return true
  return (valuesOf(passage) & value.person) !== 0 && pattern.test(`${subject} ${text}`)
}
