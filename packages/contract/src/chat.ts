import { z } from 'zod'
import { messageLimit } from './message-limit.ts'
import { storable } from './storable.ts'

const given = z
  .string()
  .overwrite(storable)
  .trim()
  .max(128, 'sessionId must be 128 characters or less')
  .nullish()

/** Two names of one conversation. Left out, null or empty is the same: there is none yet. */
export const named = {
  sessionId: given.describe('The name of the conversation, one for each of your customers.'),
  conversationId: given.describe('Another name of sessionId.'),
}
export type NamedSession = { sessionId?: string | null; conversationId?: string | null }
export const sessionOf = ({ sessionId, conversationId }: NamedSession): string | undefined =>
  sessionId || conversationId || undefined

const isNamed = (request: NamedSession) => sessionOf(request) !== undefined

const turn = z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(20_000) })

export const chatRequest = z.object({
  message: z
    .string({ error: ({ input }) => (input == null ? 'message is required' : 'message must be text') })
    .overwrite(storable)
    .trim()
    .min(1, 'message is required')
    .max(messageLimit, 'A message is at most 4,000 characters'),
  ...named,
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
})
export type ChatRequest = z.infer<typeof chatRequest>

export const source = z.object({ url: z.string(), title: z.string(), quote: z.string() })
export type Source = z.infer<typeof source>

export const chatAnswer = z.object({
  response: z.string(),
  sessionId: z.string(),
  conversationId: z.string(),
  timestamp: z.string(),
  answered: z.boolean().describe('False when the website does not tell and the assistant said so.'),
  sources: z.array(source).describe('The pages that the answer leans on.'),
})
export type ChatAnswer = z.infer<typeof chatAnswer>

export const feedback = z
  .object({ ...named, rating: z.number().int().min(1).max(5) })
  .refine(isNamed, 'sessionId is required')
export const historyRequest = z.object(named).refine(isNamed, 'sessionId is required')

export const historyMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  answered: z.boolean().nullable().optional(),
  sources: z.array(source).optional(),
})
export const history = z.object({
  sessionId: z.string(),
  conversationId: z.string(),
  satisfactionRating: z.number().nullable(),
  messages: z.array(historyMessage),
})

export const uploadedFile = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
})
export type UploadedFile = z.infer<typeof uploadedFile>

/** Of an upload: also the conversation it belongs to, which may have been begun by it. */
export const fileAnswer = uploadedFile.extend({ sessionId: z.string(), conversationId: z.string() })
export type FileAnswer = z.infer<typeof fileAnswer>
