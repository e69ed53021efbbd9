import { z } from 'zod'

const scanChanges = z.object({ added: z.number(), changed: z.number(), removed: z.number() })
export type ScanChanges = z.infer<typeof scanChanges>

export const scanState = scanChanges.extend({
  status: z.enum(['none', 'running', 'done', 'failed']),
  pagesFound: z.number(),
  pagesKept: z.number(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  message: z.string().nullable(),
  gonePages: z
    .number()
    .describe('Pages that the website has no more, which stay until the owner decides: see `/gone-pages`.'),
})
export type ScanState = z.infer<typeof scanState>

export const scanReport = scanChanges.extend({ message: z.string() })

export const page = z.object({
  id: z.uuid(),
  url: z.string(),
  title: z.string(),
  characters: z.number(),
  scrapedAt: z.string(),
})
export type Page = z.infer<typeof page>
export const pageWithText = page.extend({ text: z.string() })

export const gonePage = z.object({
  id: z.uuid(),
  url: z.string(),
  title: z.string(),
  reason: z.string().nullable(),
})
export type GonePage = z.infer<typeof gonePage>

export const gonePagesDecision = z.strictObject({
  decision: z.enum(['keep', 'remove']),
  pages: z
    .number()
    .int()
    .min(0)
    .describe('How many there were when you decided: if it is another number now, nothing happens.'),
})
export type GonePagesDecision = z.infer<typeof gonePagesDecision>
export const gonePagesDecided = z.object({ message: z.string(), pages: z.number() })

export const ledgerEntry = z.object({
  url: z.string(),
  status: z.number().nullable(),
  outcome: z.enum(['kept', 'dropped', 'failed']),
  reason: z.string().nullable(),
  bytes: z.number(),
  ms: z.number(),
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

/** Must match `packages/text/src/fact-kinds.ts`. */
export const factKinds = [
  'name',
  'description',
  'email',
  'phone',
  'address',
  'hours',
  'social',
  'service',
  'product',
  'price',
] as const
/** One statement of the site: `label` is the subject ('Cleaning', 'Monday'), `value` the content ('$120', '9–17'). */
export const fact = z.object({
  kind: z.enum(factKinds),
  label: z.string(),
  value: z.string(),
  url: z.string(),
})
export type Fact = z.infer<typeof fact>

export const progressSteps = [
  'initializing',
  'discovering',
  'extracting',
  'processing',
  'generating',
  'completed',
  'background-transition',
  'background-info',
  'done',
  'error',
] as const

/** One event of a creation's progress stream. The overlay shows nothing else. */
export const progressEvent = z.object({
  step: z.enum(progressSteps),
  message: z.string(),
  pagesFound: z.number().optional(),
  page: z.object({ url: z.string(), title: z.string() }).optional(),
  facts: z.array(fact).optional(),
  /** Kinds of data found so far: Business Info, Contact Info, Services & Products, Pricing Data. */
  extracted: z.array(z.string()).optional(),
  limitReached: z.boolean().optional(),
  assistant: z.looseObject({ id: z.string(), name: z.string() }).optional(),
})
export type ProgressEvent = z.infer<typeof progressEvent>
