import { fold } from '@foyer/text/fold'
import { sourcesByLanguage } from '../language/patterns.ts'
import type { Resolver } from './resolver.ts'

const { ru, ja, ko, zh, ar, hi, ...inLatinLetters } = sourcesByLanguage('bare question')
const latin = Object.values(inLatinLetters).filter(Boolean).join('|')
const others = [ru, ja, ko, zh, ar, hi].join('|')
const bareWord = new RegExp(String.raw`^\W*(?:${latin})\W*$|^(?=\W*$)(?:(?!${others}).)*(?:${others})`, 'su')

/** 'Why?' and 'Can you tell me more?' name no subject and no kind of answer. */
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
