import { find } from '../../accept/find.ts'
import { isBareWord } from '../../conversation/leaves-topic.ts'
import { telling } from '../outcome.ts'
import type { Resolver } from '../resolver.ts'
import { staysWith } from './same-subject.ts'

/** 'Why?', 'Can you tell me more?': names neither a thing nor a kind of answer. */
export const asksNothing: Resolver = {
  name: 'asks-nothing',
  example: {
    page: `## Tuning

A full tuning costs €480 because it takes a week.`,
    asked: ['How much is a full tuning?', 'Why?'],
    told: null,
  },
  resolve: ({ text, question }) =>
    isBareWord(text) || question.groups.every(({ role }) => role === 'weak') ? { kind: 'vague' } : null,
}

/** 'How hot is the water?' in a talk about one tea. */
export const sameSubject: Resolver = {
  name: 'same-subject',
  example: {
    page: `Sencha Kirameki
: Steamed green tea from Shizuoka, Japan. $19 for 100 g. Steep 90 seconds at 75 °C.`,
    asked: ['How long should I steep the Sencha?', 'How hot should the water be?'],
    told: 'Sencha Kirameki: Steamed green tea from Shizuoka, Japan. $19',
  },
  resolve(asked) {
    const { own, previous, follows, index } = asked
    const same = follows ? null : staysWith(previous, own, index)
    const { chosen } = find(own, index)
    // What is asked for by its whole name is meant, whatever was spoken of before.
    const isAnother = chosen !== null && chosen.passage !== same && chosen.subjectShare > wholeName
    return same === null || isAnother ? null : telling(same)
  },
}

const wholeName = 0.85
