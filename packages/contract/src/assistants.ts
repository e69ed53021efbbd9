import { z } from 'zod'
import { schedules } from './plans.ts'
import { scanState } from './scans.ts'

export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar', 'hi'] as const
export type Language = (typeof languages)[number]
/** The creation form offers the first five, the assistant page all. */
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
export const descriptionLimit = 500

const disallowedInName = /[^\p{L}\p{M}\p{N}\s\-&.,()]/gu

/** Removes characters a business name can't contain, as the forms do on typing and pasting. */
export const stripName = (text: string) => text.replace(disallowedInName, '')

/** The hint that explains the removed characters, or a missing apostrophe would look like a broken keyboard. */
export const strippedNote = 'Only letters, numbers, spaces and - & . , ( ) are kept.'

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
  timeZone: z
    .string()
    .nullable()
    .describe('The time zone of the business as its owner set it; null leaves it to `foundTimeZone`.'),
  foundTimeZone: z
    .string()
    .nullable()
    .describe('The one that address, phone numbers, domain or language tell; null where none does.'),
  modelId: z
    .uuid()
    .nullable()
    .describe('The language model that answers for it; null is the one of the instance.'),
  autoScrapeEnabled: z.boolean(),
  scrapeSchedule: z.enum(schedules),
  /** Known pages, without the entry for text that all pages repeat. */
  pageCount: z.number(),
  /** Keyed by URL, at most 1,000 entries. `/pages` lists everything. */
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

export const shownPagesLimit = 1_000

export const promptRebuild = z.object({
  /** False only proposes the text, so that the owner sees the difference first. */
  apply: z.boolean().default(false),
})
export const rebuiltPrompt = z.object({ promptTemplate: z.string(), applied: z.boolean() })
