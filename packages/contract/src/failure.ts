import { z } from 'zod'

/** The body of every error response. `limitReached` marks plan limits, `field` names the invalid field. */
export const failure = z.object({
  message: z.string(),
  code: z.string().optional(),
  limitReached: z.boolean().optional(),
  field: z.string().optional(),
  current: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('With `changed_meanwhile`: what the fields are that were changed meanwhile.'),
  requestId: z.string().optional(),
})
export type FailureBody = z.infer<typeof failure>

export const ok = z.object({ message: z.string() })
