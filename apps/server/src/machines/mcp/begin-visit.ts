import type { FastifyRequest } from 'fastify'
import type { Chat } from '../../talk/chat/chat.ts'
import { identifyCallerWith } from '../../talk/visitors/identify-caller.ts'
import type { Visit } from './make-server.ts'

export async function beginVisit(
  { services, find }: Chat,
  request: FastifyRequest,
  assistantId: string,
): Promise<Visit> {
  const { assistant, caller } = await identifyCallerWith(services, request, assistantId, find)
  const address = services.secrets.fingerprint(request.visitorAddress)
  return { assistant, caller, address, name: assistant.publicName }
}
