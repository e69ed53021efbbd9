import { z } from 'zod'
import { sessionFields } from './chat.ts'
import { formBefore } from './form-before.ts'
import { oneLine } from './one-line.ts'
import { phoneKeyOf, plainDigits } from './plain-digits.ts'
import { storable } from './storable.ts'

export const leadStatuses = ['new', 'contacted', 'closed'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** Treats missing, null and empty alike. */
const optional = (text: z.ZodString) => text.nullish().transform((given) => given || null)

const emailPattern =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[^\s@<>()[\]\\,;:".]{1,63}\.){1,8}[^\s@<>()[\]\\,;:".\d]{2,63}$/u

const isPhone = (text: string) =>
  /^\+?[\d\s()./–-]+$/.test(plainDigits(text)) && /^.{5,20}$/.test(phoneKeyOf(text))

const email = z
  .string()
  .overwrite(storable)
  .trim()
  .max(254, 'An e-mail address is at most 254 characters')
  .refine((text) => text === '' || emailPattern.test(text), 'Enter an e-mail address such as bob@example.com')

const phone = z
  .string()
  .overwrite(oneLine)
  .trim()
  .max(40, 'A phone number is at most 40 characters')
  .refine((text) => text === '' || isPhone(text), 'Enter a phone number such as +44 20 7946 0018')

export const leadMessageLimit = 4_000

export const newLead = z
  .object({
    ...sessionFields,
    name: optional(z.string().overwrite(oneLine).trim().max(200, 'A name is at most 200 characters')),
    email: optional(email),
    phone: optional(phone),
    message: optional(
      z.string().overwrite(storable).trim().max(leadMessageLimit, 'A message is at most 4,000 characters'),
    ),
    consent: z
      .boolean({ error: 'consent must be true: the visitor agrees to be contacted' })
      .refine(Boolean, 'consent must be true: the visitor agrees to be contacted')
      .describe('Must be true: the visitor agreed to be contacted.'),
    consentText: optional(z.string().overwrite(storable).trim().max(500, 'At most 500 characters')).describe(
      'The words they agreed to; your own from the embed settings where it is left out.',
    ),
    // An invalid page never rejects a lead.
    page: optional(
      z
        .string()
        .overwrite((text) => storable(text).trim().slice(0, 2_000))
        .max(2_000),
    ).describe('The page they were on.'),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, 'Leave an e-mail address or a phone number')
export type NewLead = z.infer<typeof newLead>

export const keptLead = z.object({ id: z.uuid(), sessionId: z.string(), conversationId: z.string() })
export type KeptLead = z.infer<typeof keptLead>

const similarLead = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().describe('Its beginning.'),
  createdAt: z.string(),
})

export const lead = z.object({
  id: z.uuid(),
  assistantId: z.uuid(),
  assistantName: z.string().nullable(),
  conversationId: z.uuid().nullable().describe('The conversation they left it in, while it is there.'),
  conversationIds: z
    .array(z.uuid())
    .describe('The same with those of the leads that you joined to it, its own first.'),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  earlierContacts: z.array(z.string()).describe('Other names, addresses and numbers that they left.'),
  message: z.string(),
  page: z.string().nullable().describe('The page they were on.'),
  consentText: z.string().describe('The words they agreed to.'),
  consentAt: z.string(),
  status: z.enum(leadStatuses),
  note: z.string().describe('Yours; visitors never see it.'),
  testChat: z.boolean().describe('Your own try, not a visitor’s words.'),
  perhapsSame: z
    .array(similarLead)
    .describe('Others with the same address or number, newest first. Join them if they are one person.'),
  createdAt: z.string(),
  updatedAt: z.string().describe('When they, or you, last changed something of it.'),
})
export type Lead = z.infer<typeof lead>

export const noteLimit = 5_000

export const leadChange = z
  .object({
    status: z.enum(leadStatuses, { error: 'status is new, contacted or closed' }),
    note: z.string().overwrite(storable).trim().max(noteLimit, 'A note is at most 5,000 characters'),
    before: formBefore,
  })
  .partial()
export type LeadChange = z.infer<typeof leadChange>

export const leadJoin = z.object({ leadId: z.string().max(100).describe('The other lead.') })

export const leadTotals = z.object({ new: z.number(), contacted: z.number(), closed: z.number() })
export type LeadTotals = z.infer<typeof leadTotals>
