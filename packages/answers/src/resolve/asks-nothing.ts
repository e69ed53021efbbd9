import { fold } from '../language/fold.ts'
import type { Resolver } from './resolver.ts'

const bareWord =
  /^\W*(?:why|how|what|how come|warum|wieso|weshalb|waarom|hoezo|hoe|por que|pourquoi|perche)\W*$|^(?=\W*$)(?:(?!почему|なぜ|왜|为什么|لماذا|क्यों).)*(?:почему|なぜ|왜|为什么|لماذا|क्यों)/su

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
    bareWord.test(fold(text)) || question.groups.every(({ role }) => role === 'weak')
      ? { kind: 'vague' }
      : null,
}
