import { fold } from '@foyer/text/fold'
import type { RuleExample } from '../rule-example.ts'
import type { ChosenPassage } from './chosen-passage.ts'
import { impliedAnswer } from './implied-answer.ts'

/** A reason to give an answer as certain, whatever objections exist. */
export interface Certainty {
  name: string
  example: RuleExample
  holds(chosen: ChosenPassage): boolean
}

/** One match is enough. */
export const certainties: Certainty[] = [
  {
    // Taught answers to other questions are passages too.
    name: 'taught-by-the-owner',
    example: {
      page: 'The tearoom is by the river.',
      taught: [{ question: 'Who runs the tearoom?', answer: 'Two sisters and their mother.' }],
      asked: ['who is running the tearoom?'],
      told: 'Two sisters',
    },
    holds: ({ outcome, passage, found }) =>
      !outcome.doubtful && passage.kind === 'taught' && !found?.taughtForAnother,
  },
  {
    name: 'asked-in-its-own-words',
    example: {
      page: '## How much is a boat tour?\n\nIt depends on the day.\n\n## Rules\n\nA boat tour is £8 at most.',
      asked: ['how much is a boat tour'],
      told: 'It depends on the day',
    },
    holds: ({ passage, question, found }) =>
      Boolean(found) && passage.kind === 'faq' && wordsOf(question.asked) === wordsOf(passage.subject),
  },
  {
    name: 'follows-from-what-is-said',
    example: {
      page: 'The wall may be climbed from the age of eight. Ropes are lent at the desk, and shoes cost £3.',
      asked: ['my girl is 7 years old, may she climb?'],
      told: 'No. The wall may be climbed from the age of eight',
    },
    holds: ({ outcome, question, found, index, alone }) =>
      !outcome.doubtful &&
      alone &&
      Boolean(found) &&
      impliedAnswer(question, outcome.passages[0]!, index) !== null,
  },
]

const wordsOf = (text: string) =>
  fold(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')
