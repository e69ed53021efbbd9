import type { ChatAnswer } from '@foyer/contract/chat'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from '../../platform/http/errors.ts'
import type { Failure } from '../../platform/http/failure.ts'
import { type EventStream, openEventStream } from '../../platform/http/streams/event-stream.ts'
import { callerStanding } from '../visitors/caller-standing.ts'
import type { ReceivedMessage } from './answer-message.ts'
import type { Chat } from './chat.ts'
import { answerAt } from './receive.ts'

export type StreamedAnswer = {
  begin?(stream: EventStream): void
  piece(stream: EventStream, text: string): void
  retract(stream: EventStream): void
  end(stream: EventStream, answer: ChatAnswer): void
  fail(stream: EventStream, failure: Failure): void
}

/**
 * Opens the stream once the question is accepted: refusals keep their HTTP status, and the heartbeat keeps proxies from
 * timing out while a model thinks.
 */
export async function streamAnswer(
  chat: Chat,
  request: FastifyRequest,
  reply: FastifyReply,
  received: ReceivedMessage,
  written: StreamedAnswer,
) {
  const standing = await callerStanding(chat.services, request, received)
  const left = new AbortController()
  let opened: EventStream | undefined
  const accepted = () => {
    opened = openEventStream(request, reply, chat.services, standing)
    opened.signal.addEventListener('abort', () => left.abort())
    written.begin?.(opened)
  }
  let hasSaid = false
  const say = (text: string) => {
    if (opened) written.piece(opened, text)
    hasSaid = true
  }
  const retract = () => {
    if (opened && hasSaid) written.retract(opened)
  }
  try {
    const answer = await answerAt(chat, reply, received, { accepted, say, retract, watched: true }, left)
    if (opened) written.end(opened, answer)
  } catch (error) {
    if (!opened) throw error
    const failure = failureOf(error as Error)
    request.log.error({ err: failure.cause ?? failure }, failure.message)
    written.fail(opened, failure)
  } finally {
    opened?.close()
  }
  return reply
}
