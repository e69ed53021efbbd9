import type { CompletionRequest } from '@foyer/contract/openai'
import type { StreamedAnswer } from '../../talk/chat/stream-answer.ts'
import { failureBodyOf } from './answer-failure.ts'
import { firstChunk, lastChunk, nextChunk, type Reply, usageChunk } from './write-answer.ts'

/** An answer in the chunks that OpenAI's clients read. */
export const inChunks = (head: Reply, request: CompletionRequest): StreamedAnswer => ({
  begin: (stream) => stream.send(firstChunk(head)),
  piece: (stream, text) => stream.send(nextChunk(head, text)),
  // The protocol can't take anything back: what is said instead stands by itself.
  retract: (stream) => stream.send(nextChunk(head, '\n\n')),
  end(stream, answer) {
    // Nothing was answered: all of it is said here.
    if (answer.handoff?.state === 'person') stream.send(nextChunk(head, answer.response))
    stream.send(lastChunk(head, answer))
    if (request.stream_options?.include_usage) stream.send(usageChunk(head, request, answer))
    stream.sendText('[DONE]')
  },
  fail: (stream, failure) => stream.send(failureBodyOf(failure)),
})
