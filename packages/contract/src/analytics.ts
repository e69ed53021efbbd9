import { z } from 'zod'
import { formBefore } from './form-before.ts'

/** Questions with the same meaning, most frequent first. */
export const questionGroup = z.object({
  question: z.string(),
  count: z.number(),
  examples: z.array(z.string()),
  /** The assistants that were asked. Of unanswered questions, those still without an answer come first. */
  assistantIds: z.array(z.uuid()),
})

export const analytics = z.object({
  days: z.number(),
  messages: z.number(),
  conversations: z.number(),
  answered: z.number().describe('Answers that were sure.'),
  unsure: z.number().describe('Answers that quoted what may help.'),
  refused: z.number().describe('Questions that the website does not tell the answer to.'),
  fellBack: z.number(),
  averageResponseMs: z.number().nullable(),
  satisfaction: z.number().nullable(),
  ratings: z.number(),
  leads: z.number().describe('Visitors who left a way to be reached.'),
  takeovers: z.number().describe('Conversations in which a person answered.'),
  personResponseMs: z
    .number()
    .nullable()
    .describe('How long visitors waited for the words of a person, on average; null while nobody answered.'),
  /** One entry per day, oldest first, including days without messages. */
  byDay: z.array(
    z.object({
      day: z.string(),
      messages: z.number(),
      conversations: z.number(),
      answered: z.number(),
      unsure: z.number(),
      refused: z.number(),
      averageResponseMs: z.number().nullable(),
    }),
  ),
  /** Messages by hour of the day in UTC, 24 entries. */
  byHour: z.array(z.number()),
  /** The languages visitors write in, whatever language the assistant answers in. */
  languages: z.array(z.object({ language: z.string(), count: z.number() })),
  topQuestions: z.array(questionGroup),
  unanswered: z.array(
    questionGroup.extend({
      unsure: z
        .number()
        .describe('How many of them were answered with what may help; the others were not told.'),
      /** The owner has since taught answers to all of them. These come last. */
      taught: z.boolean(),
    }),
  ),
})
export type Analytics = z.infer<typeof analytics>

export const taughtAnswer = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  createdAt: z.string(),
})
export type TaughtAnswer = z.infer<typeof taughtAnswer>

export const newTaughtAnswer = z.object({
  question: z
    .string()
    .trim()
    .min(1, 'A question is required')
    .max(500, 'A question must be 500 characters or less'),
  answer: z
    .string()
    .trim()
    .min(1, 'An answer is required')
    .max(4_000, 'An answer must be 4,000 characters or less'),
})
export type NewTaughtAnswer = z.infer<typeof newTaughtAnswer>
export const taughtAnswerChange = newTaughtAnswer.extend({ before: formBefore })
export type TaughtAnswerChange = z.infer<typeof taughtAnswerChange>
