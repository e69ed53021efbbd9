import { z } from 'zod'
import { leadCapture } from './lead-capture.ts'
import { storable } from './storable.ts'

export const themes = ['light', 'dark'] as const
export const positions = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const
export const buttonSizes = { small: 48, medium: 56, large: 64 } as const
export const bubbleIcons = ['bot', 'chat', 'help'] as const
export const fileTypes = ['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'gif', 'webp'] as const

export const mostStarters = 4

const text = (limit: number) => z.string().trim().max(limit, `At most ${limit} characters`)

const integer = (least: number, most: number) =>
  z
    .number({ error: 'Enter a whole number' })
    .int('Enter a whole number')
    .min(least, `Enter at least ${least}`)
    .max(most, `Enter at most ${most}`)

/** What an owner may set. Both names of branding and of file upload are accepted and mean the same. */
export const embedSettings = z.object({
  theme: z.enum(themes),
  primaryColor: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Enter a colour such as #CE93EC'),
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
  allowedFileTypes: z.array(z.enum(fileTypes)),
  leadCapture,
  starters: z
    .array(z.string().overwrite(storable).trim().max(200, 'A question is at most 200 characters'))
    .max(40, 'At most four questions')
    .overwrite((questions) => [...new Set(questions.filter(Boolean))])
    .refine((questions) => questions.length <= mostStarters, 'At most four questions')
    .describe('Questions that are shown before the first message, four at most.'),
  handoff: z.boolean().describe('Visitors may ask for a person.'),
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
  handoff: false,
}

export const embedChange = embedSettings
  .extend({
    /** Of these, too, only the ones sent change. */
    leadCapture: leadCapture.partial(),
    /** The `version` that was edited: a change made meanwhile elsewhere answers 409. */
    version: z.number().int(),
  })
  .partial()
export type EmbedChange = z.infer<typeof embedChange>

/** What the widget is told: the settings and what it needs of the assistant, nothing else. */
export const embedConfig = embedSettings.extend({
  assistantId: z.string(),
  name: z.string(),
  language: z.string(),
  isActive: z.boolean(),
  voiceEnabled: z.boolean(),
  version: z.number(),
})
export type EmbedConfig = z.infer<typeof embedConfig>
