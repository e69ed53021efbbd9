import { z } from 'zod'

export const overviewDays = 30

const inDays = `in the last ${overviewDays} days`

export const overview = z.object({
  assistants: z.array(
    z.object({
      id: z.uuid(),
      conversations: z.number().describe(`With visitors, ${inDays}.`),
      unanswered: z
        .number()
        .describe(
          `Conversations of those in which something was asked that found no sure answer and was not taught since.`,
        ),
      facts: z.number(),
    }),
  ),
  unanswered: z.number().describe('Of all assistants together.'),
  start: z.object({
    created: z.boolean(),
    asked: z.boolean().describe('You tried one of your assistants.'),
    embedded: z.boolean().describe('The widget was seen on a website.'),
    visited: z.boolean().describe('A visitor asked something.'),
  }),
})
export type Overview = z.infer<typeof overview>
