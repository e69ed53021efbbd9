import { z } from 'zod'
import { handoff, messageKey } from './handoff.ts'
import { messageLimit } from './message-limit.ts'
import { storable } from './storable.ts'

const sessionName = z
  .string()
  .overwrite(storable)
  .trim()
  .max(128, 'sessionId must be 128 characters or less')
  .nullish()

/** Two names for the same id. Missing, null and empty all mean there is no conversation yet. */
export const sessionFields = {
  sessionId: sessionName.describe('The name of the conversation, one for each of your customers.'),
  conversationId: sessionName.describe('Another name of sessionId.'),
}
export type SessionFields = { sessionId?: string | null; conversationId?: string | null }
export const sessionOf = ({ sessionId, conversationId }: SessionFields): string | undefined =>
  sessionId || conversationId || undefined

const hasSession = (request: SessionFields) => sessionOf(request) !== undefined

const turn = z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(20_000) })

export const chatRequest = z.object({
  message: z
    .string({ error: ({ input }) => (input == null ? 'message is required' : 'message must be text') })
    .overwrite(storable)
    .trim()
    .min(1, 'message is required')
    .max(messageLimit, 'A message is at most 4,000 characters'),
  ...sessionFields,
  conversationHistory: z
    .array(turn)
    .max(100)
    .nullish()
    .describe('What was said before, for programs that keep it themselves.'),
  fileIds: z
    .array(z.uuid())
    .max(10)
    .nullish()
    .describe('Files sent before with this conversation, by the ids their upload answered.'),
  messageKey: messageKey
    .nullish()
    .describe('While a person is there: sent again with the same one, a message is stored once.'),
})
export type ChatRequest = z.infer<typeof chatRequest>

export type Span = [start: number, end: number]
// A tuple has no form in the OpenAPI document.
const span = z.array(z.number().int()).length(2) as unknown as z.ZodType<Span>

export const sentences = z
  .array(span)
  .describe(
    'Where sentences of the answer begin and end, in UTF-16 units as JavaScript counts them: `text.slice(start, end)`. Empty where they are not known.',
  )

export const source = z.object({
  url: z.string().describe('Empty where the answer leans on a file or text that stands nowhere on the web.'),
  title: z.string(),
  quote: z.string(),
  sentences: z
    .array(z.number().int())
    .optional()
    .describe('The sentences it supports, by their place in the answer’s `sentences`, from 1.'),
  sourceId: z.uuid().optional().describe('Of a file or text that the owner added.'),
})
export type Source = z.infer<typeof source>

export const confidences = ['sure', 'unsure', 'none'] as const
export const confidence = z
  .enum(confidences)
  .describe(
    '`sure`: the website says it. `unsure`: it may, and its words are quoted. `none`: it does not tell.',
  )
export type Confidence = z.infer<typeof confidence>

export const manners = ['plain', 'quoted', 'doubtful', 'none'] as const
export const said = z
  .enum(manners)
  .describe(
    '`plain`: told as sure. `quoted`: the website’s words, which probably answer. `doubtful`: the same with a remark that they may not. `none`: it does not tell.',
  )
export type Said = z.infer<typeof said>

export const quotation = z.object({ url: z.string(), title: z.string(), quote: z.string() })
export const more = z
  .array(quotation)
  .max(2)
  .describe('Where the answer is unsure: up to two further quotes. `response` is complete without them.')
export type Quotation = z.infer<typeof quotation>

/** A model's second check of sentences before they were sent. Stored as shown. */
export const secondLook = z.object({
  sentences: z.array(
    z.object({
      sentence: z.string(),
      found: z
        .enum(['supported', 'contradicted', 'absent'])
        .nullable()
        .describe('Null where nothing was found in time: it was said as it stood.'),
      instead: z.string().nullable().describe('The true sentence that was said in its place.'),
    }),
  ),
  ms: z.number().int().describe('How long it took. 0 where all of it was found before.'),
  tokens: z.number().int().describe('What it used, in and out.'),
})
export type SecondLook = z.infer<typeof secondLook>

/** How an answer was produced, for the owner only: visitors must never see text that was withheld. */
export const making = z
  .object({
    by: z.string().describe('`built-in`, or the name of the model.'),
    trouble: z
      .string()
      .nullable()
      .describe('Why the answer is not the model’s, or why the model said no more: `slow`, for example.'),
    cut: z
      .array(
        z.object({
          sentence: z.string(),
          reason: z.string(),
          key: z
            .string()
            .nullable()
            .describe(
              'Names it where its owner may say that it was true; null where that is not the question.',
            ),
          isTrue: z.boolean().describe('Its owner said so.'),
        }),
      )
      .describe('What the model said and nobody heard, each with the name of what spoke against it.'),
    secondLook: secondLook.nullable().describe('Null where no sentence was looked at again.'),
    conversation: z
      .uuid()
      .describe('The conversation it is kept in, by the id under which its owner reads it.'),
  })
  .describe('How the answer came about. The owner alone is told.')
export type Making = z.infer<typeof making>

const answerLanguage = z
  .string()
  .describe(
    'The language the answer is written in, as two letters: `fr`. Screen readers need it to pronounce the text.',
  )

export const chatAnswer = z.object({
  response: z.string(),
  language: answerLanguage,
  sessionId: z.string(),
  conversationId: z.string(),
  timestamp: z.string(),
  answered: z.boolean().describe('Whether the answer is sure.'),
  confidence,
  said,
  sentences,
  more,
  sources: z.array(source).describe('The pages, files and texts that the answer leans on.'),
  handoff: handoff
    .optional()
    .describe('Where a person was asked for or is there. While one is, `response` only says so.'),
  making: making.optional(),
})
export type ChatAnswer = z.infer<typeof chatAnswer>

export const feedback = z
  .object({ ...sessionFields, rating: z.number().int().min(1).max(5) })
  .refine(hasSession, 'sessionId is required')
export const historyRequest = z.object(sessionFields).refine(hasSession, 'sessionId is required')

export const historyMessage = z.object({
  id: z.number().describe('Larger than that of every message before; the events go on from it.'),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  author: z.string().optional().describe('The first name of the person who wrote it.'),
  language: answerLanguage.nullable().optional(),
  answered: z.boolean().nullable().optional(),
  confidence: confidence.nullable().optional(),
  said: said.nullable().optional(),
  sentences: sentences.optional(),
  more: more.optional(),
  sources: z.array(source).optional(),
  making: making.optional(),
})
export const history = z.object({
  sessionId: z.string(),
  conversationId: z.string(),
  satisfactionRating: z.number().nullable(),
  messages: z.array(historyMessage),
  handoff: handoff.optional(),
})

export const arrivedMessage = historyMessage.pick({ id: true, content: true, timestamp: true }).extend({
  role: z.literal('assistant'),
  author: z.string(),
})

export const eventsRequest = z
  .object({ ...sessionFields, after: z.coerce.number().int().nonnegative().catch(0).optional() })
  .refine(hasSession, 'sessionId is required')
/** Starts a conversation if the session is missing. */
export const handoffRequest = z.object(sessionFields)

/** The questions of a session are left out of its hints. */
export const hintsRequest = z.object(sessionFields)

export const hints = z.object({
  questions: z
    .array(z.object({ question: z.string(), url: z.string().describe('The page that answers it.') }))
    .describe('Questions that this assistant answers surely.'),
  places: z.array(z.string()).describe('Addresses of the business as its website writes them.'),
})
export type Hints = z.infer<typeof hints>

export const suggestedQuestions = z.object({ questions: z.array(z.string()) })
export type SuggestedQuestions = z.infer<typeof suggestedQuestions>

export const uploadedFile = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
})
export type UploadedFile = z.infer<typeof uploadedFile>

/** An upload may start the conversation. */
export const fileAnswer = uploadedFile.extend({ sessionId: z.string(), conversationId: z.string() })
export type FileAnswer = z.infer<typeof fileAnswer>
