import { z } from 'zod'
import { formBefore } from './form-before.ts'

/** Questions that mean the same, the most asked first. */
export const questionGroup = z.object({
  question: z.string(),
  count: z.number(),
  examples: z.array(z.string()),
  /** Which assistants were asked; of unanswered ones those that still have no answer come first. */
  assistantIds: z.array(z.uuid()),
})

export const analytics = z.object({
  days: z.number(),
  messages: z.number(),
  conversations: z.number(),
  answered: z.number().describe('Answers that were sure.'),
  unsure: z.number().describe('Answers that quoted what may help.'),
  refused: z.number().describe('Questions that the website does not tell the answer to.'),
  /** Answers the built-in answerer gave in a model's stead. */
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
  /** One entry a day, oldest first, days without messages too. */
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
  /** What visitors write in, also where the assistant answers in its own language. */
  languages: z.array(z.object({ language: z.string(), count: z.number() })),
  topQuestions: z.array(questionGroup),
  /** What found no sure answer. */
  unanswered: z.array(
    questionGroup.extend({
      unsure: z
        .number()
        .describe('How many of them were answered with what may help; the others were not told.'),
      /** The owner has since given the answer to all who were asked. Those come last. */
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
