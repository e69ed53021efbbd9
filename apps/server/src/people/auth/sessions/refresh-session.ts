import type { Session } from '@foyer/contract/auth'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../services.ts'
import { toUser } from '../account.ts'
import { lockAccount } from '../lock-account.ts'
import { openSession } from './open-session.ts'
import { sessionStateOf } from './session-state.ts'
import { deleteFamily, findSession, markRefreshed } from './sessions-store.ts'
import { readToken } from './tokens.ts'

/**
 * Tries the bearer first, then the cookie. A token can be refreshed once: concurrent requests are told to use the new
 * session.
 */
export async function refreshSession(
  services: Pick<Services, 'db' | 'now' | 'secrets'>,
  tokens: readonly (string | null)[],
): Promise<Session> {
  for (const [nth, token] of tokens.entries()) {
    const refreshed = token && (await refresh(services, token, tokens.slice(nth + 1)))
    if (refreshed) return refreshed
  }
  throw new Failure('unauthorized', 'Unauthorized')
}

async function refresh(
  services: Pick<Services, 'db' | 'now' | 'secrets'>,
  token: string,
  otherTokens: readonly (string | null)[],
): Promise<Session | null> {
  const at = services.now()
  const named = await readToken(services.secrets.tokenKey, token, at)
  if (!named) return null
  return services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, named.accountId)
    // Read under the lock, because a password change or logout may just have ended the session.
    const found = account && (await findSession(tx, account.id, named.sessionId, at))
    if (!found) return null
    const { id, familyId } = found.session
    const standing = sessionStateOf(found.session, at)
    if (standing === 'reused') {
      await deleteFamily(tx, account.id, familyId)
      return null
    }
    if (standing === 'newest') {
      await markRefreshed(tx, account.id, id, at)
      return openSession(services, tx, account, familyId)
    }
    // Another tab refreshed first, and the shared cookie already holds the new session.
    for (const other of otherTokens) {
      const shared = other && (await readToken(services.secrets.tokenKey, other, at))
      const kept = shared && (await findSession(tx, account.id, shared.sessionId, at))
      if (kept && kept.session.familyId === familyId && sessionStateOf(kept.session, at) === 'newest')
        return { token: other, user: toUser(account) }
    }
    throw new Failure('conflict', 'This session has just been refreshed. Go on with its new token.')
  })
}
