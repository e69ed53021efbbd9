import { z } from 'zod'
import { historyMessage, uploadedFile } from './chat.ts'
import { ownerHandoff } from './handoff.ts'

export const dateRanges = ['all', 'today', 'week', 'month'] as const

export const testChatFilters = ['show', 'hide', 'only'] as const

/**
 * All conversations, those with any question lacking a sure answer, or one kind of these: unsure, without an answer, or
 * asked by a visitor and not taught since.
 */
export const answerFilters = ['all', 'missing', 'unsure', 'none', 'untaught'] as const

const { making, ...visitorFields } = historyMessage.shape
/** A visitor's view of a message plus its files. Its id is no event cursor. */
export const conversationMessage = z.object({
  ...visitorFields,
  id: z.number(),
  files: z.array(uploadedFile).optional(),
  making,
})

export const conversation = z.object({
  id: z.uuid(),
  assistantId: z.uuid(),
  assistantName: z.string().nullable(),
  createdAt: z.string(),
  satisfactionRating: z.number().nullable(),
  messageCount: z.number(),
  title: z.string().nullable().describe('What was asked first; null while nothing was.'),
  unanswered: z.boolean().describe('Something was asked that found no sure answer.'),
  testChat: z.boolean(),
  overApi: z.boolean().describe('A program of yours brought it, with a key.'),
  handoff: ownerHandoff.nullable().describe('Null where nobody was ever asked for or there.'),
  messages: z.array(conversationMessage),
})
export type Conversation = z.infer<typeof conversation>

export const conversationTotals = z.object({
  totalConversations: z.number(),
  totalMessages: z.number(),
  testChats: z.number(),
  /** From 1 to 5; null without ratings. */
  averageSatisfaction: z.number().nullable(),
})
export type ConversationTotals = z.infer<typeof conversationTotals>

export const cutSentenceChange = z.object({ isTrue: z.boolean('Say whether it was true') })

export const erased = z.object({ message: z.string(), deleted: z.number() })
