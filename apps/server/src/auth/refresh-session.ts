import type { Session } from '@foyer/contract/auth'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { openSession } from './open-session.ts'
import { readSession } from './read-session.ts'
import { endSessionAt } from './store.ts'

// Requests that left with the old token a moment ago, and other tabs, still arrive.
const graceMs = 60_000

/** A new session for a standing one. The first token that still holds counts: bearer, then cookie. */
export async function refreshSession(
  services: Services,
  tokens: readonly (string | null)[],
): Promise<Session> {
  for (const token of tokens) {
    const account = token && (await readSession(services, token))
    if (!account) continue
    return services.db.transaction(async (tx) => {
      const ends = new Date(services.now().getTime() + graceMs)
      await endSessionAt(tx, account.id, account.sessionId, ends)
      return openSession(services, tx, account)
    })
  }
  throw new Failure('unauthorized', 'Unauthorized')
}
