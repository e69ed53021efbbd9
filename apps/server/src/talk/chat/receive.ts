import type { ChatAnswer, ChatRequest } from '@foyer/contract/chat'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { identifyCallerWith } from '../visitors/identify-caller.ts'
import { answerMessage, type ReceivedMessage } from './answer-message.ts'
import type { Chat } from './chat.ts'
import type { ReplySink } from './compose.ts'

export async function receive(
  chat: Chat,
  request: FastifyRequest,
  assistantId: string,
  asked: ChatRequest,
): Promise<ReceivedMessage> {
  const { services } = chat
  const arrivedAt = services.now()
  const { assistant, caller } = await identifyCallerWith(services, request, assistantId, chat.find)
  const address = services.secrets.fingerprint(request.visitorAddress)
  return { arrivedAt, assistant, caller, address, request: asked }
}

/** Stops writing to callers who disconnect. */
export async function answerAt(
  chat: Chat,
  { raw }: FastifyReply,
  received: ReceivedMessage,
  sink: Omit<ReplySink, 'leaving'>,
  left = new AbortController(),
): Promise<ChatAnswer> {
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  const answering = answerMessage(chat, received, { ...sink, leaving: left.signal })
  chat.pendingAnswers.add(answering)
  try {
    return await answering
  } finally {
    chat.pendingAnswers.delete(answering)
  }
}

export const silentSink: Omit<ReplySink, 'leaving'> = {
  accepted: () => {},
  say: () => {},
  retract: () => {},
  watched: false,
}
