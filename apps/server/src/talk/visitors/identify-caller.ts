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

export const identifyCaller = (
  services: Services,
  request: FastifyRequest,
  assistantId: string,
): Promise<IdentifiedCaller> =>
  identifyCallerWith(services, request, assistantId, (id) => findAnsweringAssistant(services.db, id))

export async function identifyCallerWith<Assistant extends AnsweringAssistant>(
  services: Services,
  request: FastifyRequest,
  assistantId: string,
  find: Find<Assistant>,
): Promise<IdentifiedCaller<Assistant>> {
  const identified = await identify(services, request, assistantId, find)
  if (isInactive(identified)) throw inactive()
  return identified
}

/** For reading history, which owners may do while the assistant is inactive. */
export async function identifyReader(
  services: Services,
  request: FastifyRequest,
  assistantId: string,
): Promise<IdentifiedCaller> {
  const identified = await identify(services, request, assistantId, (id) =>
    findAnsweringAssistant(services.db, id),
  )
  if (isInactive(identified) && identified.caller.kind !== 'owner') throw inactive()
  return identified
}

const isInactive = ({ assistant }: IdentifiedCaller) => !assistant.isActive || assistant.suspended
const inactive = () => new Failure('inactive', 'This assistant is not active at the moment.')

async function identify<Assistant extends AnsweringAssistant>(
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

/** Valid credentials for another account's assistant get 404. */
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
