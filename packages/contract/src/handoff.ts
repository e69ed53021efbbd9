import { z } from 'zod'
import { messageLimit } from './message-limit.ts'
import { storable } from './storable.ts'
import { timeZone } from './time-zone.ts'

/**
 * `assistant` and `wanted`: the assistant answers, and in `wanted` a person is being called. `person`: a person answers
 * and the assistant is silent. `missed`: no person came, so the assistant answers.
 */
export const handoffStates = ['assistant', 'wanted', 'person', 'missed'] as const
export type HandoffState = (typeof handoffStates)[number]

/** `closed`: requested outside the owner's hours. `nobody`: the request timed out. */
export const missedReasons = ['closed', 'nobody'] as const

export const handoff = z.object({
  state: z
    .enum(handoffStates)
    .describe('`wanted` while a person is called, `person` while one is there, `missed` where nobody came.'),
  person: z.string().nullable().describe('The first name of whoever is there.'),
  reason: z.enum(missedReasons).nullable().describe('Why nobody came.'),
})
export type Handoff = z.infer<typeof handoff>

/** The request may start the conversation. */
export const handoffAnswer = handoff.extend({ sessionId: z.string(), conversationId: z.string() })

/** `mailed` goes to the visitor's address unless they `stopped` mails or the owner's own address is `unconfirmed`. */
export const replyMails = ['mailed', 'stopped', 'unconfirmed', 'no_address'] as const

export const ownerHandoff = handoff.extend({
  wantedAt: z.string().nullable().describe('When the visitor asked for a person.'),
  visitorHere: z.boolean().describe('The visitor has the chat open now.'),
  replyMail: z
    .enum(replyMails)
    .nullable()
    .describe('What becomes of a reply while the visitor is gone; null while no person is there.'),
})
export type OwnerHandoff = z.infer<typeof ownerHandoff>

/** Chosen by the sender, so that a retry after a lost response is stored once. */
export const messageKey = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/)

export const personMessage = z.object({
  content: z
    .string({ error: ({ input }) => (input == null ? 'content is required' : 'content must be text') })
    .overwrite(storable)
    .trim()
    .min(1, 'content is required')
    .max(messageLimit, 'A message is at most 4,000 characters'),
  messageKey: messageKey.optional().describe('Sent again with the same one, a message is stored once.'),
})
export type PersonMessage = z.infer<typeof personMessage>

const timeWords = 'Enter a time such as 09:00'
const time = z
  .string()
  .max(5, timeWords)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeWords)

/** A span that ends before it begins continues past midnight. */
export const handoffHours = z.object({
  timeZone,
  days: z
    .array(z.object({ day: z.number().int().min(0).max(6).describe('0 is Monday.'), from: time, to: time }))
    .max(21, 'At most three spans a day'),
})
export type HandoffHours = z.infer<typeof handoffHours>

export const liveEvent = z.object({
  what: z.enum(['message', 'handoff', 'typing', 'notice']),
  conversationId: z.uuid().nullable(),
  state: z.enum(handoffStates).optional(),
})
export type LiveEvent = z.infer<typeof liveEvent>

/** The token from a mail's link, with which the widget continues the conversation. */
export const resumeRequest = z.object({ token: z.string().max(300) })
export const resumedConversation = z.object({
  sessionId: z.string(),
  address: z.string().describe('Whose it is, such as b…@example.com: ask before you go on.'),
})
export type ResumedConversation = z.infer<typeof resumedConversation>
