import { z } from 'zod'
import { storable } from './storable.ts'

/** When a visitor is offered to leave a message. Each mode includes the ones before it. */
export const leadModes = ['off', 'unanswered', 'ask', 'before'] as const
export type LeadMode = (typeof leadModes)[number]

export const leadFields = ['name', 'email', 'phone', 'message'] as const
export type LeadField = (typeof leadFields)[number]

export const leadCapture = z.object({
  mode: z
    .enum(leadModes)
    .describe('When it is offered; `ask` also lets the assistant confirm an address typed in the chat.'),
  fields: z
    .array(z.enum(leadFields, { error: 'There is no such field' }))
    .max(100, 'At most 100 fields')
    .refine(
      (fields) => fields.includes('email') || fields.includes('phone'),
      'Ask for an e-mail address or a phone number',
    )
    .overwrite((chosen) => leadFields.filter((field) => chosen.includes(field)))
    .describe('What the form asks for: an e-mail address or a phone number at least.'),
  consentText: z
    .string()
    .overwrite(storable)
    .trim()
    .max(500, 'At most 500 characters')
    .describe('What visitors agree to; empty is a sentence in their own language.'),
})
export type LeadCapture = z.infer<typeof leadCapture>
