import { z } from 'zod'
import { schedules } from './plans.ts'
import { scanState } from './scans.ts'

export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar', 'hi'] as const
export type Language = (typeof languages)[number]
/** The creation form offers the first five; the assistant page all of them. */
export const creationLanguages = languages.slice(0, 5)

export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  ru: 'Russian',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
  ar: 'Arabic',
  hi: 'Hindi',
}

export const personalities = [
  'professional',
  'friendly',
  'casual',
  'formal',
  'enthusiastic',
  'empathetic',
] as const
export type Personality = (typeof personalities)[number]
export const tones = ['helpful', 'concise', 'detailed', 'creative', 'analytical', 'encouraging'] as const
export type Tone = (typeof tones)[number]

export const nameLimit = 100
export const contextLimit = 10_000
export const promptLimit = 60_000

const disallowedInName = /[^\p{L}\p{M}\p{N}\s\-&.,()]/gu

/** Drops what a business name may not hold, as the forms do on typing and on paste. */
export const stripName = (text: string) => text.replace(disallowedInName, '')

const name = z
  .string()
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
      .pipe(z.url({ protocol: /^https?$/, error: 'Please enter a valid URL' })),
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
  /** Names the progress stream that this creation reports to. */
  sessionId: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'sessionId must be 8 to 64 letters, digits, - or _')
    .optional(),
})
export type NewAssistant = z.infer<typeof newAssistant>
export type NewAssistantForm = z.input<typeof newAssistant>

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/, 'Enter a domain such as example.com')

export const assistantChange = z
  .object({
    name,
    description: z.string().trim().max(500),
    context,
    websiteUrl,
    promptTemplate: z.string().max(promptLimit),
    language: z.enum(languages),
    multiLanguage: z.boolean(),
    personality: z.enum(personalities),
    tone: z.enum(tones),
    isActive: z.boolean(),
    allowedDomains: z.array(domain).max(50),
    /** Visitors' messages a day from one address; only where the plan lets the owner set it. */
    dailyIpLimit: z.number().int().min(1).max(1_000_000).nullable(),
    voiceEnabled: z.boolean(),
    /** The `version` that was edited: a change made meanwhile elsewhere answers 409. */
    version: z.number().int(),
  })
  .partial()
export type AssistantChange = z.infer<typeof assistantChange>

export const assistant = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  context: z.string(),
  websiteUrl: z.string(),
  promptTemplate: z.string(),
  promptEdited: z.boolean(),
  language: z.enum(languages),
  multiLanguage: z.boolean(),
  personality: z.enum(personalities),
  tone: z.enum(tones),
  isActive: z.boolean(),
  apiKey: z.string(),
  allowedDomains: z.array(z.string()),
  dailyIpLimit: z.number().nullable(),
  voiceEnabled: z.boolean(),
  autoScrapeEnabled: z.boolean(),
  scrapeSchedule: z.enum(schedules),
  /** How many pages the assistant knows. */
  pageCount: z.number(),
  /** Keyed by URL. At most the first 1,000; the whole list is at `/pages`. */
  scrapedContent: z.record(
    z.string(),
    z.object({ title: z.string(), characters: z.number(), scrapedAt: z.string() }),
  ),
  scan: scanState,
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Assistant = z.infer<typeof assistant>

export const scrapedContentLimit = 1_000

export const promptRebuild = z.object({
  /** Without it the text is only proposed, so that the owner sees the difference first. */
  apply: z.boolean().default(false),
})
export const rebuiltPrompt = z.object({ promptTemplate: z.string(), applied: z.boolean() })

export const autoScrape = z.object({ autoScrapeEnabled: z.boolean(), scrapeSchedule: z.enum(schedules) })
export type AutoScrape = z.infer<typeof autoScrape>
export const autoScrapeChange = autoScrape.partial()
