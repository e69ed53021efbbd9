import { z } from 'zod'

/** What every error response carries. `limitReached` tells a plan's limit from other refusals, `field` what of a body is meant. */
export const failure = z.object({
  message: z.string(),
  code: z.string().optional(),
  limitReached: z.boolean().optional(),
  field: z.string().optional(),
  requestId: z.string().optional(),
})
export type FailureBody = z.infer<typeof failure>

export const ok = z.object({ message: z.string() })
