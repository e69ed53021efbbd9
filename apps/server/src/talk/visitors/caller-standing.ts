import type { FastifyRequest } from 'fastify'
import { findAssistant } from '../../people/assistants/find-assistant.ts'
import { bearerOf } from '../../people/auth/guard-owners.ts'
import { readSession } from '../../people/auth/read-session.ts'
import { sessionStanding } from '../../people/auth/session-stands.ts'
import type { Standing } from '../../platform/http/event-stream.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { type Caller, identifyCaller } from './identify-caller.ts'

type Listening = { assistant: { id: string; accountId: string }; caller: Caller }

/** An owner's stream ends with their session, any other when its request would be refused. */
export async function callerStanding(
  services: Services,
  request: FastifyRequest,
  { assistant, caller }: Listening,
): Promise<Standing> {
  const { id, accountId } = assistant
  if (caller.kind !== 'owner') return { accountId, stands: () => isStillLetIn(services, request, id) }
  const account = await readSession(services, bearerOf(request) ?? '')
  return {
    accountId,
    stands: async () =>
      account !== null &&
      (await sessionStanding(services, account).stands()) &&
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
