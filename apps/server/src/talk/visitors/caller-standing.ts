import type { FastifyRequest } from 'fastify'
import { findAssistant } from '../../people/assistants/find-assistant.ts'
import { bearerToken } from '../../people/auth/guard-owners.ts'
import { readSession } from '../../people/auth/sessions/read-session.ts'
import { sessionStreamAccess } from '../../people/auth/sessions/session-stream-access.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { StreamAccess } from '../../platform/http/streams/event-stream.ts'
import type { Services } from '../../services.ts'
import { type Caller, identifyCaller } from './identify-caller.ts'

type Listening = { assistant: { id: string; accountId: string }; caller: Caller }

/** An owner's stream ends with their session, any other when its request would be refused. */
export async function callerStanding(
  services: Services,
  request: FastifyRequest,
  { assistant, caller }: Listening,
): Promise<StreamAccess> {
  const { id, accountId } = assistant
  if (caller.kind !== 'owner') return { accountId, isValid: () => isStillLetIn(services, request, id) }
  const account = await readSession(services, bearerToken(request) ?? '')
  return {
    accountId,
    isValid: async () =>
      account !== null &&
      (await sessionStreamAccess(services, account).isValid()) &&
      (await findAssistant(services.db, id)) !== null,
  }
}

async function isStillLetIn(services: Services, request: FastifyRequest, assistantId: string) {
  try {
    await identifyCaller(services, request, assistantId)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
