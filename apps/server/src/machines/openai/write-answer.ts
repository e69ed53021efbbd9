import type { ChatAnswer } from '@foyer/contract/chat'
import type { Completion, CompletionRequest } from '@foyer/contract/openai'

type Annotation = Completion['choices'][number]['message']['annotations'][number]

export type CompletionHead = { id: string; created: number; model: string }

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

const foyerFields = ({ answered, confidence, said, sentences, sources, conversationId }: ChatAnswer) => ({
  answered,
  confidence,
  said,
  sentences,
  sources,
  conversation_id: conversationId,
})

/** One per supported sentence. Sources without known sentences are cited for the whole answer. */
const annotationsOf = ({ response, sentences, sources }: ChatAnswer): Annotation[] =>
  // Uploaded files have no URL to cite.
  sources
    .filter(({ url }) => url)
    .flatMap(({ url, title, sentences: numbers = [] }) => {
      const supported = numbers.flatMap((number) => (sentences[number - 1] ? [sentences[number - 1]!] : []))
      const spans = supported.length > 0 ? supported : [[0, response.length] as const]
      return spans.map(([start_index, end_index]) => ({
        type: 'url_citation' as const,
        url_citation: { url, title, start_index, end_index },
      }))
    })
    .toSorted((one, other) => one.url_citation.start_index - other.url_citation.start_index)

export function completionOf(
  reply: CompletionHead,
  request: CompletionRequest,
  answer: ChatAnswer,
): Completion {
  const { response } = answer
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
          annotations: annotationsOf(answer),
        },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: usageOf(request, response),
    ...foyerFields(answer),
  }
}

const chunk = (reply: CompletionHead, delta: object, finish: 'stop' | null) => ({
  ...reply,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
})

export const firstChunk = (reply: CompletionHead) => chunk(reply, { role: 'assistant', content: '' }, null)
export const nextChunk = (reply: CompletionHead, text: string) => chunk(reply, { content: text }, null)
export const lastChunk = (reply: CompletionHead, answer: ChatAnswer) => ({
  ...chunk(reply, { annotations: annotationsOf(answer) }, 'stop'),
  ...foyerFields(answer),
})
export const usageChunk = (reply: CompletionHead, request: CompletionRequest, answer: ChatAnswer) => ({
  ...reply,
  object: 'chat.completion.chunk',
  choices: [],
  usage: usageOf(request, answer.response),
})
