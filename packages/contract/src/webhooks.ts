import { z } from 'zod'
import { formBefore } from './form-before.ts'
import { oneLine } from './one-line.ts'
import { required } from './required.ts'

export const webhookEvents = [
  'conversation.started',
  'message.answered',
  'question.unanswered',
  'person.wanted',
  'rating.given',
  'lead.created',
  'scan.finished',
  'scan.failed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent only by the test button, to any webhook. */
export const testEvent = 'webhook.test'

const address = z
  .string(required('The address is required'))
  .trim()
  .min(1, 'The address is required')
  .max(2_000, 'The address must be 2,000 characters or less')
  .pipe(z.url({ protocol: /^https?$/, error: 'The address must begin with https:// or http://' }))

const events = z
  .array(z.enum(webhookEvents, { error: 'There is no such event' }), required('Choose at least one event'))
  .min(1, 'Choose at least one event')
  .max(100, 'At most 100 events')
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)))

/** Null subscribes to all assistants, including future ones. */
const assistantIds = z
  .array(z.uuid('No such assistant.'))
  .min(1, 'Choose at least one assistant')
  .max(500, 'Choose 500 assistants at most, or all')
  .transform((chosen) => [...new Set(chosen)])
  .nullable()

const description = z
  .string()
  .overwrite(oneLine)
  .trim()
  .max(200, 'The description must be 200 characters or less')

export const newWebhook = z.object({
  url: address,
  events,
  assistantIds: assistantIds
    .default(null)
    .describe('Those it listens to; null is all, those to come included.'),
  description: description.default('').describe('What you call it.'),
})
export const webhookChange = z
  .object({ url: address, events, assistantIds, description, isActive: z.boolean(), before: formBefore })
  .partial()

export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  assistantIds: z.array(z.uuid()).nullable().describe('Null listens to all, those to come included.'),
  description: z.string(),
  isActive: z.boolean(),
  stoppedBecause: z.string().nullable().describe('Why it was switched off, where Foyer did that.'),
  secret: z.string().describe('Signs what is sent, as Standard Webhooks say.'),
  previousSecretUntil: z
    .string()
    .nullable()
    .describe('Until then what is sent also bears the signature of the secret before.'),
  createdAt: z.string(),
})
export type Webhook = z.infer<typeof webhook>

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const

export const webhookDelivery = z.object({
  id: z.string().describe('Also sent as `webhook-id`: the same for every try.'),
  type: z.string().describe('The event.'),
  status: z.enum(deliveryStatuses),
  attempts: z.number().describe('Tries so far; a replay counts from the beginning.'),
  responseStatus: z.number().nullable().describe('What the receiver answered last; null where nothing came.'),
  problem: z.string().nullable().describe('In words, what went wrong last.'),
  createdAt: z.string(),
  lastAttemptAt: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
  payload: z.unknown().describe('What is sent: `type`, `timestamp` and `data`.'),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>
