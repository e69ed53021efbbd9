import { z } from 'zod'
import { source, uploadedFile } from './chat.ts'

export const dateRanges = ['all', 'today', 'week', 'month'] as const

export const conversationMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  answered: z.boolean().nullable().optional(),
  sources: z.array(source).optional(),
  files: z.array(uploadedFile).optional(),
})

export const conversation = z.object({
  id: z.uuid(),
  assistantId: z.uuid(),
  assistantName: z.string().nullable(),
  createdAt: z.string(),
  satisfactionRating: z.number().nullable(),
  messageCount: z.number(),
  messages: z.array(conversationMessage),
})
export type Conversation = z.infer<typeof conversation>
