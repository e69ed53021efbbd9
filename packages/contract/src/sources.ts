import { z } from 'zod'
import { formBefore } from './form-before.ts'
import { oneLine } from './one-line.ts'
import { required } from './required.ts'
import { storable } from './storable.ts'

/** The characters used of a file or text, as many as of a page. */
export const sourceTextLimit = 200_000
export const sourceNameLimit = 200

export const ownSource = z.object({
  id: z.uuid(),
  kind: z.enum(['file', 'text']),
  name: z.string().describe('What visitors see where an answer leans on it, of a file without its ending.'),
  type: z.string().describe('The media type, told by what the file holds.'),
  size: z.number().describe('Bytes of the file or text as it was given.'),
  characters: z.number().describe('Characters that were read.'),
  shortened: z.boolean().describe('Whether it was longer than what is used of it.'),
  url: z
    .string()
    .nullable()
    .describe('Where visitors can read it. Without one it is named, and linked nowhere.'),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type OwnSource = z.infer<typeof ownSource>
export const ownSourceWithText = ownSource.extend({ text: z.string() })
export type OwnSourceWithText = z.infer<typeof ownSourceWithText>

const nameWords = 'Give it a name, such as Price list 2026.'
const name = z
  .string(required(nameWords))
  .overwrite(oneLine)
  .trim()
  .min(1, nameWords)
  .max(sourceNameLimit, `A name can have at most ${sourceNameLimit} characters.`)

const textWords = 'Write the text that your assistant should know.'
const text = z
  .string(required(textWords))
  .overwrite(storable)
  .trim()
  .min(1, textWords)
  .max(sourceTextLimit, `A text can have at most ${sourceTextLimit.toLocaleString('en')} characters.`)

const urlWords = 'Enter a web address that begins with https:// or http://.'
/** The link for visitors; missing and empty both mean none. */
export const publicAddress = z
  .union(
    [
      z.literal(''),
      z
        .string()
        .trim()
        .max(2_000, urlWords)
        .pipe(z.url({ protocol: /^https?$/, hostname: /^[^\s%]+$/, error: urlWords })),
    ],
    { error: urlWords },
  )
  .nullable()
  .transform((url) => url || null)

export const newTextSource = z.object({ name, text, url: publicAddress.optional() })
export type NewTextSource = z.infer<typeof newTextSource>

export const sourceChange = z
  .object({
    name,
    text: text.describe('Of a text alone; a file is replaced by sending it again.'),
    url: publicAddress,
    before: formBefore,
  })
  .partial()
export type SourceChange = z.infer<typeof sourceChange>

const ruleLimit = 500
const rules = (most: number, what: string) =>
  z
    .array(
      z
        .string()
        .overwrite(storable)
        .trim()
        .min(1, 'An empty line names nothing.')
        .max(ruleLimit, `Each of these has at most ${ruleLimit} characters.`),
      { error: `${what} must be a list of texts.` },
    )
    .max(most, `At most ${most.toLocaleString('en')} of these can be named.`)

export const siteRules = z.object({
  startAddresses: rules(20, 'Start addresses').describe(
    'Read beside the website and from there on: further pages of it, or other websites.',
  ),
  sitemaps: rules(10, 'Sitemaps').describe('Sitemaps that the website itself does not name.'),
  onlyPaths: rules(100, 'Paths').describe(
    'Where any is named, nothing else is kept. `/shop` is that path and all below it, with `*` for anything between.',
  ),
  leftOut: rules(2_000, 'What is left out').describe(
    'Never kept: paths as above, or addresses of single pages. What is known of them is forgotten at once.',
  ),
})
export type SiteRules = z.infer<typeof siteRules>

export const noSiteRules: SiteRules = { startAddresses: [], sitemaps: [], onlyPaths: [], leftOut: [] }

/** Only the lists sent change. */
export const siteRulesChange = siteRules
  .extend({
    before: siteRules
      .partial()
      .describe(
        'The lists as you read them: of those sent only what you added and took out changes, so that nothing is undone that was changed elsewhere meanwhile.',
      ),
  })
  .partial()
export type SiteRulesChange = z.infer<typeof siteRulesChange>

export const changedSiteRules = siteRules.extend({ pagesForgotten: z.number() })
export type ChangedSiteRules = z.infer<typeof changedSiteRules>

const knowledgeUsage = z.object({
  id: z.string(),
  answers: z.number().describe('Answers that leant on it.'),
  lastAt: z.string(),
})
export type KnowledgeUsage = z.infer<typeof knowledgeUsage>

/** Recently used knowledge; unused entries are missing. */
export const knowledgeUses = z.object({
  since: z.string().describe('Answers from this time on are counted, of these the newest 5,000.'),
  pages: z.array(knowledgeUsage),
  sources: z.array(knowledgeUsage),
  facts: z.array(knowledgeUsage).describe('Answers that tell the value of the fact, of the newest 1,000.'),
})
export type KnowledgeUses = z.infer<typeof knowledgeUses>

export const knowledgeUse = z.object({
  conversationId: z.string(),
  question: z.string(),
  answer: z.string(),
  at: z.string(),
  testChat: z.boolean(),
})
export type KnowledgeUse = z.infer<typeof knowledgeUse>
