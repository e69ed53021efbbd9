import { z } from 'zod'
import { languages } from './assistants.ts'

export const speechRequest = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'text is required')
    .max(4_000, 'At most 4,000 characters can be spoken at once'),
  language: z.enum(languages).default('en'),
  /** The widget names its assistant; owners send their token instead. */
  assistantId: z.uuid().optional(),
})
export type SpeechRequest = z.infer<typeof speechRequest>

export const transcript = z.object({ text: z.string() })

export const voiceAbilities = z.object({
  synthesize: z.boolean(),
  transcribe: z.boolean(),
  reason: z.string().nullable(),
})
