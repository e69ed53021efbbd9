import { z } from 'zod'
import {
  contextLimit,
  descriptionLimit,
  languages,
  nameLimit,
  personalities,
  promptLimit,
  stripName,
  tones,
} from './assistants.ts'
import { asciiDomain } from './domains.ts'
import { formBefore } from './form-before.ts'
import { oneLine } from './one-line.ts'
import { schedules } from './plans.ts'
import { required } from './required.ts'
import { timeZone } from './time-zone.ts'

// Separate from `assistants.ts`: screens need languages and limits at once, the form schemas only on submit.
const name = z
  .string(required('Business name is required'))
  .overwrite(oneLine)
  .trim()
  .min(1, 'Business name is required')
  .max(nameLimit, 'Business name must be 100 characters or less')
  .refine(
    (value) => stripName(value) === value,
    'Business name can only contain letters, numbers, spaces, and common business punctuation (- & . , ( ))',
  )

const context = z.string().trim().max(contextLimit, 'Context must be 10,000 characters or less')

const websiteUrl = z.union(
  [
    z.literal(''),
    z
      .string()
      .trim()
      .max(2_000, 'Please enter a valid URL')
      .pipe(z.url({ protocol: /^https?$/, hostname: /^[^\s%]+$/, error: 'Please enter a valid URL' })),
  ],
  { error: 'Please enter a valid URL' },
)

export const newAssistant = z.object({
  name,
  context: context.default(''),
  websiteUrl: websiteUrl.default(''),
  language: z.enum(languages).default('en'),
  multiLanguage: z.boolean().default(false),
  personality: z.enum(personalities).default('professional'),
  tone: z.enum(tones).default('helpful'),
  /** Names the progress stream of this creation. */
  sessionId: z
    .string()
    .max(64, 'sessionId must be 8 to 64 letters, digits, - or _')
    .regex(/^[\w-]{8,64}$/, 'sessionId must be 8 to 64 letters, digits, - or _')
    .optional(),
})
export type NewAssistant = z.infer<typeof newAssistant>
export type NewAssistantForm = z.input<typeof newAssistant>

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(259, 'Enter a domain such as example.com')
  .overwrite(asciiDomain)
  .regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/, 'Enter a domain such as example.com')

const dailyRange = 'Enter a whole number from 1 to 1,000,000, or nothing'

export const assistantChange = z
  .object({
    name,
    description: z.string().trim().max(descriptionLimit, 'Description must be 500 characters or less'),
    context,
    websiteUrl,
    promptTemplate: z.string().max(promptLimit, 'The prompt must be 60,000 characters or less'),
    language: z.enum(languages),
    multiLanguage: z.boolean(),
    personality: z.enum(personalities),
    tone: z.enum(tones),
    isActive: z.boolean(),
    allowedDomains: z.array(domain).max(50, 'At most 50 domains can be allowed'),
    /** Daily messages per visitor address. Needs the `ipLimit` feature. */
    dailyIpLimit: z
      .number(dailyRange)
      .int(dailyRange)
      .min(1, dailyRange)
      .max(1_000_000, dailyRange)
      .nullable(),
    voiceEnabled: z.boolean(),
    /** Null uses the time zone found on the website. */
    timeZone: timeZone.nullable(),
    /** One of the offered models. Needs the `modelChoice` feature. */
    modelId: z.uuid('Choose one of the models that are offered').nullable(),
    /** The version the edit started from. A mismatch answers 409. */
    version: z.number().int(),
  })
  .partial()
export type AssistantChange = z.infer<typeof assistantChange>

export const scanSchedule = z.object({ autoScrapeEnabled: z.boolean(), scrapeSchedule: z.enum(schedules) })
export type ScanSchedule = z.infer<typeof scanSchedule>
export const scanScheduleChange = scanSchedule.extend({ before: formBefore }).partial()
export type ScanScheduleChange = z.infer<typeof scanScheduleChange>
