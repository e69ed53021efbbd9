import { isBareWord } from '../conversation/leaves-topic.ts'
import type { Resolver } from './resolver.ts'

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
