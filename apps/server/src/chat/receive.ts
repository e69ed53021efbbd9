import type { ChatAnswer, ChatRequest } from '@foyer/contract/chat'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { identifyCallerOf } from '../visitors/identify-caller.ts'
import { type AnswerListener, answerMessage, type ReceivedMessage } from './answer-message.ts'
import type { Chat } from './chat.ts'

/** A message as it comes in, whichever protocol brought it: who asks, which assistant, from where, and when. */
export async function receive(
  chat: Chat,
  request: FastifyRequest,
  assistantId: string,
  asked: ChatRequest,
): Promise<ReceivedMessage> {
  const { services } = chat
  const arrivedAt = chat.arrive()
  const { assistant, caller } = await identifyCallerOf(services, request, assistantId, chat.find)
  const address = services.secrets.fingerprint(request.visitorAddress)
  return { arrivedAt, assistant, caller, address, request: asked }
}

/** Answers whoever waits at the other end; who leaves before the end is heard no further. */
export async function answerAt(
  chat: Chat,
  { raw }: FastifyReply,
  asking: ReceivedMessage,
  hearing: Omit<AnswerListener, 'leaving'>,
  left = new AbortController(),
): Promise<ChatAnswer> {
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  const answering = answerMessage(chat, asking, { ...hearing, leaving: left.signal })
  chat.underWay.add(answering)
  try {
    return await answering
  } finally {
    chat.underWay.delete(answering)
  }
}

/** For callers who get the whole answer at once: nothing is sent to them while it is being made. */
export const silentListener: Omit<AnswerListener, 'leaving'> = {
  accepted: () => {},
  say: () => {},
  watched: false,
}
