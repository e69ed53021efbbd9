import { z } from 'zod'
import { handoffHours } from './handoff.ts'
import { leadCapture } from './lead-capture.ts'
import { storable } from './storable.ts'

export const themes = ['light', 'dark'] as const
export const positions = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const
export const buttonSizes = { small: 48, medium: 56, large: 64 } as const
export const bubbleIcons = ['bot', 'chat', 'help'] as const
export const fileTypes = ['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'gif', 'webp'] as const

export const maxStarters = 4
export const maxGreetings = 5

const text = (limit: number) => z.string().trim().max(limit, `At most ${limit} characters`)

const integer = (least: number, most: number) =>
  z
    .number({ error: 'Enter a whole number' })
    .int('Enter a whole number')
    .min(least, `Enter at least ${least}`)
    .max(most, `Enter at most ${most}`)

export const greeting = z.object({
  page: text(200)
    .overwrite(storable)
    .describe('A part of the address of the pages it is for; empty is every page.'),
  text: text(200).overwrite(storable).min(1, 'Write what to say'),
  delay: integer(0, 600_000).describe('In milliseconds.'),
})
export type Greeting = z.infer<typeof greeting>

/** Branding and file upload each have two names with the same meaning. */
export const embedSettings = z.object({
  theme: z.enum(themes),
  primaryColor: z
    .string()
    .max(7, 'Enter a colour such as #CE93EC')
    .regex(/^#[0-9a-fA-F]{6}$/, 'Enter a colour such as #CE93EC'),
  position: z.enum(positions),
  buttonSize: z.enum(['small', 'medium', 'large']),
  bubbleIcon: z.enum(bubbleIcons),
  welcomeMessage: text(1_000),
  placeholder: text(200),
  windowTitle: text(100),
  offlineMessage: text(1_000),
  showBranding: z.boolean(),
  brandingEnabled: z.boolean(),
  brandingText: text(100),
  autoOpen: z.boolean(),
  openDelay: integer(0, 600_000),
  customCSS: z.string().max(20_000),
  allowFileUpload: z.boolean(),
  fileUploadEnabled: z.boolean(),
  maxMessages: integer(1, 1_000),
  typingSpeed: integer(0, 1_000),
  maxFileSize: integer(1_024, 10_485_760),
  allowedFileTypes: z
    .array(z.enum(fileTypes))
    .max(100, 'At most 100 file types')
    .overwrite((types) => [...new Set(types)]),
  leadCapture,
  starters: z
    .array(z.string().overwrite(storable).trim().max(200, 'A question is at most 200 characters'))
    .max(40, 'At most four questions')
    .overwrite((questions) => [...new Set(questions.filter(Boolean))])
    .refine((questions) => questions.length <= maxStarters, 'At most four questions')
    .describe('Questions that are shown before the first message, four at most.'),
  suggestions: z
    .boolean()
    .describe(
      'Questions that are surely answered are suggested: before the first message where `starters` is empty, and after answers.',
    ),
  greetings: z
    .array(greeting)
    .max(maxGreetings, `At most ${maxGreetings} greetings`)
    .describe('What the bubble says beside itself; the first whose page is the visitor’s.'),
  handoff: z.boolean().describe('Visitors may ask for a person.'),
  handoffHours: handoffHours
    .nullable()
    .describe('When somebody can come, by the clock of the business; null is always.'),
  awayMessage: text(1_000)
    .overwrite(storable)
    .describe('What visitors are told where nobody comes; empty is our own sentence.'),
})
export type EmbedSettings = z.infer<typeof embedSettings>

export const embedDefaults: EmbedSettings = {
  theme: 'light',
  primaryColor: '#CE93EC',
  position: 'bottom-right',
  buttonSize: 'medium',
  bubbleIcon: 'bot',
  welcomeMessage: '',
  placeholder: '',
  windowTitle: '',
  offlineMessage: '',
  showBranding: true,
  brandingEnabled: true,
  brandingText: 'Foyer',
  autoOpen: false,
  openDelay: 3_000,
  customCSS: '',
  allowFileUpload: false,
  fileUploadEnabled: false,
  maxMessages: 50,
  typingSpeed: 30,
  maxFileSize: 10_485_760,
  allowedFileTypes: [...fileTypes],
  leadCapture: { mode: 'unanswered', fields: ['name', 'email', 'message'], consentText: '' },
  starters: [],
  suggestions: true,
  greetings: [],
  handoff: false,
  handoffHours: null,
  awayMessage: '',
}

export const embedChange = embedSettings
  .extend({
    /** Only the fields sent change. */
    leadCapture: leadCapture.partial(),
    /** The version the edit started from. A mismatch answers 409. */
    version: z.number().int(),
  })
  .partial()
export type EmbedChange = z.infer<typeof embedChange>

/** The settings, plus the little the widget needs of the assistant. */
export const embedConfig = embedSettings.extend({
  assistantId: z.string(),
  name: z.string(),
  language: z.string(),
  isActive: z.boolean(),
  voiceEnabled: z.boolean(),
  logo: z
    .string()
    .describe(
      'Where the picture of the business is, beneath the address of the API; empty where there is none.',
    ),
  version: z.number(),
})
export type EmbedConfig = z.infer<typeof embedConfig>

/** An uploaded picture, or the website's own logo. */
export const logoChange = z
  .object({
    image: z
      .base64('Send the picture as base64')
      .max(400_000, 'At most 256 KB are accepted')
      .optional()
      .describe('PNG, JPEG, WebP, GIF or SVG as base64, at most 256 KB.'),
    fromSite: z.boolean().optional().describe('Takes the one that your website shows of itself.'),
  })
  .refine(({ image, fromSite }) => Boolean(image) !== Boolean(fromSite), 'Send image or fromSite')
export type LogoChange = z.infer<typeof logoChange>
export const logoAnswer = embedConfig.pick({ logo: true })

export const siteColours = z.object({ colours: z.array(z.string()) })
export type SiteColours = z.infer<typeof siteColours>
