import { entryOf } from '../../knowledge/people-of.ts'
import { telling } from '../outcome.ts'
import type { Resolver } from '../resolver.ts'
import { samePerson } from './same-person.ts'
import { whoDoes } from './who-does.ts'

/** 'What days is he in?' after somebody was named. */
export const personJustNamed: Resolver = {
  name: 'person-just-named',
  example: {
    page: `## Our team

### Petra Holm – Groomer

Petra works from Wednesday to Saturday.

### Tom Reece – Vet

Tom works on Mondays and speaks Welsh.`,
    asked: ['Who does the grooming?', 'Which days does she work?'],
    told: 'Wednesday to Saturday',
  },
  resolve({ own, question, text, previous, index }) {
    const person = previous === null ? null : samePerson(own, text, previous, index)
    if (person === null) return null
    return telling(person, {
      alone: entryOf(person, index) === null,
      // 'Is she there on Saturdays?' is told by her days.
      ...(own.days.length > 0 && { answers: { ...question, type: 'weekday' } }),
    })
  },
}

/** 'Who does the grooming?' */
export const whoDoesIt: Resolver = {
  name: 'who-does-it',
  example: {
    page: `## Our team

### Petra Holm – Groomer

Petra works from Wednesday to Saturday.

### Tom Reece – Vet

Tom speaks Welsh.`,
    asked: ['Who does the grooming?'],
    told: 'Petra Holm',
  },
  resolve({ own, index }) {
    const passages = whoDoes(own, index)
    return passages && { kind: 'passage', passages, columns: null }
  },
}
