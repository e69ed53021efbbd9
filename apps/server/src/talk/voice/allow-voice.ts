import type { FastifyRequest } from 'fastify'
import { readAccountKey } from '../../machines/keys/read-key.ts'
import { accountKeyPrefix } from '../../machines/keys/seal-key.ts'
import {
  assistantKeyPrefix,
  findAssistant,
  findAssistantByApiKey,
} from '../../people/assistants/find-assistant.ts'
import { bearerToken, readRequestAccount } from '../../people/auth/guard-owners.ts'
import { readSession } from '../../people/auth/sessions/read-session.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { identifyCaller } from '../visitors/identify-caller.ts'

export async function allowVoice(
  services: Services,
  request: FastifyRequest,
  assistantId: string | undefined,
) {
  if (await readRequestAccount(request, (token) => readSession(services, token), services.config.publicUrl))
    return
  if (!assistantId) {
    if (await holdsKey(services, request)) return
    throw new Failure('unauthorized', 'Unauthorized')
  }
  const { caller } = await identifyCaller(services, request, assistantId)
  if (caller.kind !== 'visitor') return
  if (!(await findAssistant(services.db, assistantId))?.voiceEnabled) {
    throw new Failure('forbidden', 'Voice is not switched on for this assistant.')
  }
}

async function holdsKey(services: Services, request: FastifyRequest): Promise<boolean> {
  const bearer = bearerToken(request)
  if (bearer?.startsWith(assistantKeyPrefix))
    return (await findAssistantByApiKey(services.db, bearer)) !== null
  return bearer?.startsWith(accountKeyPrefix) ? (await readAccountKey(services, bearer)) !== null : false
}
