import type { FastifyRequest } from 'fastify'
import { readAccountKey } from '../../machines/keys/read-key.ts'
import { accountKeyPrefix } from '../../machines/keys/seal-key.ts'
import { assistantKeyPrefix, findAssistantByApiKey } from '../../people/assistants/find-assistant.ts'
import { bearerToken } from '../../people/auth/guard-owners.ts'
import { readSession } from '../../people/auth/sessions/read-session.ts'
import { sha256 } from '../../platform/crypto/secrets.ts'
import { requireAllowedDomain } from '../../platform/http/allowed-domains.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import type { Services } from '../../services.ts'
import type { AnsweringAssistant } from './answering-assistant.ts'
import { findAnsweringAssistant } from './find-answering-assistant.ts'

export type Caller = { kind: 'visitor' } | { kind: 'integrator' | 'owner'; id: string }

const none = () => new Failure('not_found', 'No such assistant.')
const unknownKey = () =>
  new Failure('unauthorized', 'This key is not valid. It may have been replaced or revoked.')

type IdentifiedCaller<Assistant = AnsweringAssistant> = { assistant: Assistant; caller: Caller }
type Find<Assistant> = (assistantId: string) => Promise<Assistant | null>

/** Who talks to which assistant: its owner, an integrator with a key, or a visitor with nothing. */
export const identifyCaller = (
  services: Services,
  request: FastifyRequest,
  assistantId: string,
): Promise<IdentifiedCaller> =>
  identifyCallerOf(services, request, assistantId, (id) => findAnsweringAssistant(services.db, id))

/** The same for whoever has a way of their own to find the assistant. */
export async function identifyCallerOf<Assistant extends AnsweringAssistant>(
  services: Services,
  request: FastifyRequest,
  assistantId: string,
  find: Find<Assistant>,
): Promise<IdentifiedCaller<Assistant>> {
  const met = await meet(services, request, assistantId, find)
  if (isResting(met)) throw resting()
  return met
}

/** The same for what was said before. An owner reads it also while the assistant rests. */
export async function identifyReader(
  services: Services,
  request: FastifyRequest,
  assistantId: string,
): Promise<IdentifiedCaller> {
  const met = await meet(services, request, assistantId, (id) => findAnsweringAssistant(services.db, id))
  if (isResting(met) && met.caller.kind !== 'owner') throw resting()
  return met
}

const isResting = ({ assistant }: IdentifiedCaller) => !assistant.isActive || assistant.suspended
const resting = () => new Failure('inactive', 'This assistant is not active at the moment.')

async function meet<Assistant extends AnsweringAssistant>(
  services: Services,
  request: FastifyRequest,
  assistantId: string,
  find: Find<Assistant>,
): Promise<IdentifiedCaller<Assistant>> {
  const bearer = bearerToken(request)
  if (!bearer && request.headers.authorization) throw unknownKey()
  const assistant = isId(assistantId) ? await find(assistantId) : null
  const caller = bearer ? await callerWith(services, bearer, assistant) : ({ kind: 'visitor' } as const)
  if (!assistant) throw none()
  if (caller.kind === 'visitor') requireAllowedDomain(services, request, assistant)
  return { assistant, caller }
}

/** Credentials that stand, but for someone else's assistant, read as if it didn't exist. */
async function callerWith(
  services: Services,
  bearer: string,
  assistant: AnsweringAssistant | null,
): Promise<Caller> {
  if (bearer.startsWith(assistantKeyPrefix)) {
    if (assistant?.apiKeyHash === sha256(bearer)) return { kind: 'integrator', id: 'assistant key' }
    throw (await findAssistantByApiKey(services.db, bearer)) ? none() : unknownKey()
  }
  if (bearer.startsWith(accountKeyPrefix)) {
    const key = await readAccountKey(services, bearer)
    if (!key) throw unknownKey()
    if (key.accountId !== assistant?.accountId) throw none()
    return { kind: 'integrator', id: `key ${key.keyId}` }
  }
  const account = await readSession(services, bearer)
  if (!account) throw new Failure('unauthorized', 'Unauthorized')
  if (account.id !== assistant?.accountId) throw none()
  return { kind: 'owner', id: account.id }
}
