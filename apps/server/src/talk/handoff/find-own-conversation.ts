import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { findConversationAt } from '../conversations/find-conversation.ts'
import { noConversation, placeOf } from '../visitors/caller-place.ts'
import { identifyReader } from '../visitors/identify-caller.ts'

/** Finds only the caller's own conversation, so that ids can't be guessed. */
export async function findOwnConversation(
  services: Services,
  request: FastifyRequest,
  assistantId: string,
  sessionId: string,
) {
  const identified = await identifyReader(services, request, assistantId)
  const { assistant, caller } = identified
  const found = await findConversationAt(services.db, placeOf(services.secrets, assistant, caller, sessionId))
  if (!found) throw noConversation()
  const conversation = { conversationId: found.id, accountId: assistant.accountId, assistantId: assistant.id }
  return { identified, conversation }
}
