import type { ChatAnswer } from '@foyer/contract/chat'
import type { Completion, CompletionRequest } from '@foyer/contract/openai'

export type Reply = { id: string; created: number; model: string }

const tokensIn = (text: string) => Math.ceil(text.length / 4)

function usageOf({ messages }: CompletionRequest, answer: string) {
  const asked = messages.reduce(
    (sum, { content }) =>
      sum + tokensIn(typeof content === 'string' ? content : JSON.stringify(content ?? '')),
    0,
  )
  const completion_tokens = tokensIn(answer)
  return { prompt_tokens: asked, completion_tokens, total_tokens: asked + completion_tokens }
}

const ours = ({ answered, confidence, sources, conversationId }: ChatAnswer) => ({
  answered,
  confidence,
  sources,
  conversation_id: conversationId,
})

export function completionOf(reply: Reply, request: CompletionRequest, answer: ChatAnswer): Completion {
  const { response, sources } = answer
  return {
    ...reply,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: response,
          refusal: null,
          // A file that stands nowhere on the web can't be cited by an address.
          annotations: sources
            .filter(({ url }) => url)
            .map(({ url, title }) => ({
              type: 'url_citation',
              // The whole answer rests on them.
              url_citation: { url, title, start_index: 0, end_index: response.length },
            })),
        },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: usageOf(request, response),
    ...ours(answer),
  }
}

const chunk = (reply: Reply, delta: object, finish: 'stop' | null) => ({
  ...reply,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
})

export const firstChunk = (reply: Reply) => chunk(reply, { role: 'assistant', content: '' }, null)
export const nextChunk = (reply: Reply, text: string) => chunk(reply, { content: text }, null)
export const lastChunk = (reply: Reply, answer: ChatAnswer) => ({
  ...chunk(reply, {}, 'stop'),
  ...ours(answer),
})
export const usageChunk = (reply: Reply, request: CompletionRequest, answer: ChatAnswer) => ({
  ...reply,
  object: 'chat.completion.chunk',
  choices: [],
  usage: usageOf(request, answer.response),
})
