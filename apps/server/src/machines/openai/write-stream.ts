import type { CompletionRequest } from '@foyer/contract/openai'
import type { StreamedAnswer } from '../../talk/chat/stream-answer.ts'
import { failureBodyOf } from './answer-failure.ts'
import { type CompletionHead, firstChunk, lastChunk, nextChunk, usageChunk } from './write-answer.ts'

export const inChunks = (head: CompletionHead, request: CompletionRequest): StreamedAnswer => ({
  begin: (stream) => stream.send(firstChunk(head)),
  piece: (stream, text) => stream.send(nextChunk(head, text)),
  // The protocol can't retract text, so the replacement starts a new paragraph.
  retract: (stream) => stream.send(nextChunk(head, '\n\n')),
  end(stream, answer) {
    // A person has taken over, so no text was streamed before.
    if (answer.handoff?.state === 'person') stream.send(nextChunk(head, answer.response))
    stream.send(lastChunk(head, answer))
    if (request.stream_options?.include_usage) stream.send(usageChunk(head, request, answer))
    stream.sendText('[DONE]')
  },
  fail: (stream, failure) => stream.send(failureBodyOf(failure)),
})
