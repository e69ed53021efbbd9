import { fold } from '@foyer/text/fold'
import { tellingOutcome } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { headedBy } from '../knowledge/people-of.ts'
import { valuesOf } from '../knowledge/values-of.ts'
import { wordsNamed } from '../language/patterns.ts'
import { value } from '../language/value-types.ts'
import type { Question } from '../understand/question.ts'
import type { Resolver } from './resolver.ts'
import { otherSubjects, placeWords } from './way-to-reach.ts'

/** 'Whose shop is it?' Finds the line that names the owner or the legal representative. */
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
    return at === null ? null : tellingOutcome(at)
  },
}

/** 'The boss of the workshop' may be someone else. */
const owns = new RegExp(String.raw`(?<!\p{L})(?:${wordsNamed('owner asked')})(?!\p{L})`, 'u')
const namesPlace = ({ groups }: Question) => groups.some(({ word }) => placeWords.test(word))

const asksForOwner = (question: Question) =>
  question.concepts.has('#owner') &&
  (owns.test(fold(question.text)) || !namesPlace(question)) &&
  otherSubjects(question).every(({ concepts, word }) => concepts.includes('#owner') || belongs.test(word))
const belongs = new RegExp(`(?:${wordsNamed('owner belongs')})$`)

/** Patterns for owners, the clearest first, then for legal representatives. */
const called = ['owner called', 'owner by law'].map(
  (name) => new RegExp(String.raw`(?<!\p{L})(?:${wordsNamed(name)})(?!\p{L})`, 'iu'),
)

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
  // The name 'Ann Poole' above the role 'Owner' above a description.
  if (somebody && pattern.test(`${path.at(-1)} ${subject} ${text}`)) return true
  return (valuesOf(passage) & value.person) !== 0 && pattern.test(`${subject} ${text}`)
}
