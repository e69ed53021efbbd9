import { z } from 'zod'
import { confidence, said, sentences, source } from './chat.ts'
import { storable } from './storable.ts'

// The part of OpenAI's protocol that answering needs. Other fields are ignored: most clients send model settings such
// as temperature, which have no meaning here.

// Old messages of a long conversation are accepted and ignored.
const text = z.string().max(200_000)
const textPart = z.object({ type: z.literal('text'), text })
const otherPart = z.object({ type: z.string().max(100) })

const content = z.union([text, z.array(z.union([textPart, otherPart])).max(100)]).nullish()

export const completionMessage = z.object({ role: z.string().max(40), content })
export type CompletionMessage = z.infer<typeof completionMessage>

export const completionRequest = z.object({
  model: z.string({ error: 'model is required: the id of the assistant' }).max(200),
  messages: z
    .array(completionMessage, { error: 'messages is required' })
    .min(1, 'messages must hold at least one message')
    .max(500, 'messages must hold at most 500 messages'),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  n: z.number().int().nullish(),
  response_format: z.object({ type: z.string().max(100) }).nullish(),
  tool_choice: z.union([z.string().max(100), z.object({ type: z.string().max(100).optional() })]).nullish(),
  /** The caller's end user. Their questions that begin alike form one conversation in the owner's list. */
  user: z.string().max(512).overwrite(storable).nullish(),
  safety_identifier: z.string().max(512).overwrite(storable).nullish(),
})
export type CompletionRequest = z.infer<typeof completionRequest>

const usage = z.object({
  prompt_tokens: z.number().int(),
  completion_tokens: z.number().int(),
  total_tokens: z.number().int(),
})

/** Foyer's additions to OpenAI's response. */
const foyerFields = {
  answered: z.boolean(),
  confidence,
  said,
  sentences,
  sources: z.array(source),
  conversation_id: z.string(),
}

export const completion = z.object({
  id: z.string(),
  object: z.literal('chat.completion'),
  created: z.number().int(),
  model: z.string(),
  choices: z.array(
    z.object({
      index: z.number().int(),
      message: z.object({
        role: z.literal('assistant'),
        content: z.string(),
        refusal: z.null(),
        annotations: z.array(
          z.object({
            type: z.literal('url_citation'),
            url_citation: z.object({
              url: z.string(),
              title: z.string(),
              start_index: z.number().int(),
              end_index: z.number().int(),
            }),
          }),
        ),
      }),
      logprobs: z.null(),
      finish_reason: z.literal('stop'),
    }),
  ),
  /** Estimated at four letters a token, as there may be no model to count with. */
  usage,
  ...foyerFields,
})
export type Completion = z.infer<typeof completion>

export const modelEntry = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.number().int(),
  owned_by: z.string(),
  name: z.string(),
})
export const modelList = z.object({ object: z.literal('list'), data: z.array(modelEntry) })
export type ModelEntry = z.infer<typeof modelEntry>

export const openAiFailure = z.object({
  error: z.object({
    message: z.string(),
    type: z.string(),
    param: z.string().nullable(),
    code: z.string().nullable(),
  }),
})
export type OpenAiFailure = z.infer<typeof openAiFailure>
