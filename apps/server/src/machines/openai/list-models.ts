import type { ModelEntry } from '@foyer/contract/openai'
import type { FastifyRequest } from 'fastify'
import { namesForVisitors } from '../../knowledge/facts/name-for-visitors.ts'
import type { AssistantRow } from '../../people/assistants/assistant.ts'
import { findAssistantByApiKey, listOwnedAssistants } from '../../people/assistants/find-assistant.ts'
import { bearerToken } from '../../people/auth/guard-owners.ts'
import { readSession } from '../../people/auth/sessions/read-session.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { readAccountKey } from '../keys/read-key.ts'
import { accountKeyPrefix } from '../keys/seal-key.ts'
import { requireKey } from './require-key.ts'

/** An assistant's key lists that assistant. An account key or session lists all active ones. */
export async function listAskableModels(
  services: Pick<Services, 'db' | 'now' | 'secrets'>,
  request: FastifyRequest,
): Promise<ModelEntry[]> {
  requireKey(request)
  const rows = await rowsOf(services, bearerToken(request) ?? '')
  const shown = rows.filter(({ isActive, suspended }) => isActive && !suspended)
  const names = await namesForVisitors(services.db, shown)
  return shown.map(({ id, name, createdAt }) => ({
    id,
    object: 'model',
    created: Math.floor(createdAt.getTime() / 1_000),
    owned_by: 'foyer',
    name: names.get(id) ?? name,
  }))
}

export async function findModel(
  services: Pick<Services, 'db' | 'now' | 'secrets'>,
  request: FastifyRequest,
  id: string,
): Promise<ModelEntry> {
  const models = await listAskableModels(services, request)
  const model = models.find((each) => each.id === id)
  if (!model) throw new Failure('not_found', 'No such assistant.')
  return model
}

async function rowsOf(
  services: Pick<Services, 'db' | 'now' | 'secrets'>,
  bearer: string,
): Promise<AssistantRow[]> {
  const own = await findAssistantByApiKey(services.db, bearer)
  if (own) return [own]
  const account = bearer.startsWith(accountKeyPrefix)
    ? (await readAccountKey(services, bearer))?.accountId
    : (await readSession(services, bearer))?.id
  if (!account)
    throw new Failure('unauthorized', 'This key is not valid. It may have been replaced or revoked.')
  return listOwnedAssistants(services.db, account)
}
