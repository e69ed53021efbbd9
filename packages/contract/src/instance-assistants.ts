import { z } from 'zod'

/** The instance's own assistants; null until their pages are read. */
export const instanceAssistants = z.object({
  assistantId: z.string().nullable().describe('For its own pages.'),
  sampleAssistantId: z
    .string()
    .nullable()
    .describe('Of the sample site, to be tried before there is an account.'),
})
export type InstanceAssistants = z.infer<typeof instanceAssistants>
