import { FetchFailure } from '@foyer/crawler/fetch/fetch-failure'
import { listOwnedAssistants } from '../../people/assistants/find-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { explainFetchFailure } from './explain-fetch-failure.ts'

/** Checks the address and where its name resolves now. Sending checks again. */
export async function requireAddress({ fetch }: Pick<Services, 'fetch'>, url: string) {
  try {
    await fetch.checkName(url)
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    throw new Failure('invalid_input', explainFetchFailure(error))
  }
}

export async function requireAssistants(db: Queryable, accountId: string, chosen: readonly string[] | null) {
  if (chosen === null) return
  const own = new Set((await listOwnedAssistants(db, accountId)).map(({ id }) => id))
  if (!chosen.every((id) => own.has(id))) throw new Failure('not_found', 'No such assistant.')
}
