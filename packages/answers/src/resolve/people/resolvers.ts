import { entryOf } from '../../knowledge/people-of.ts'
import { namesOf } from '../../language/person-names.ts'
import { foundFor } from '../found.ts'
import { nothing, telling } from '../outcome.ts'
import type { Resolver } from '../resolver.ts'
import { asksOfUnknown, isOfAnother, isUntold, samePerson } from './same-person.ts'
import { whoDoes } from './who-does.ts'

/** 'What days is he in?' after somebody was named. */
export const personJustNamed: Resolver = {
  name: 'person-just-named',
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

/** What is asked of one person and not told of them is not told of the house instead. */
export const untoldOfPerson: Resolver = {
  name: 'untold-of-person',
  resolve: ({ own, text, previous }) => (isUntold(own, text, previous) ? nothing : null),
}

/** 'Who does the grooming?' */
export const whoDoesIt: Resolver = {
  name: 'who-does-it',
  resolve({ own, index }) {
    const passages = whoDoes(own, index)
    return passages && { kind: 'passage', passages, columns: null }
  },
}

/** Who it is could not be told: neither can what 'she' speaks, unless the passage names somebody. */
export const unknownPerson: Resolver = {
  name: 'unknown-person',
  resolve(asked) {
    const { own, text, previous, index } = asked
    if (!previous) return null
    const { chosen } = foundFor(asked)
    if (!chosen || !asksOfUnknown(own, text, previous)) return null
    const { subject, path } = index.passages[chosen.passage]!
    return namesOf(`${subject} ; ${path.at(-1) ?? ''}`).length === 0 ? nothing : null
  },
}

/** 'Does she speak German?' is not told by who else does. */
export const anotherPerson: Resolver = {
  name: 'another-person',
  resolve(asked) {
    const { own, text, previous, index } = asked
    const { chosen } = foundFor(asked)
    return chosen && isOfAnother(index.passages[chosen.passage]!, text, own, previous) ? nothing : null
  },
}
