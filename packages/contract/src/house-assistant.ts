import { z } from 'zod'

/** The assistants that an instance has of its own; null until it has read their pages. */
export const houseAssistant = z.object({
  assistantId: z.string().nullable().describe('For its own pages.'),
  sampleAssistantId: z
    .string()
    .nullable()
    .describe('Of the sample site, to be tried before there is an account.'),
})
export type HouseAssistant = z.infer<typeof houseAssistant>
