import type { Services } from '../../../services.ts'
import type { Account } from '../account.ts'
import { planOf } from '../plan/plan-of.ts'
import { endFamily } from './end-family.ts'
import { sessionStateOf } from './session-state.ts'
import { findSession } from './sessions-store.ts'
import { readToken } from './tokens.ts'

/** Null if the token is forged or expired, or its session has ended. */
export async function readSession(
  { db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>,
  token: string,
): Promise<Account | null> {
  const named = await readToken(secrets.tokenKey, token, now())
  if (!named) return null
  const found = await findSession(db, named.accountId, named.sessionId, now())
  if (!found) return null
  const { id: sessionId, familyId } = found.session
  const standing = sessionStateOf(found.session, now())
  if (standing === 'reused') {
    // Two clients hold tokens of one sign-in, and either may be the thief.
    await endFamily(db, named.accountId, familyId)
    return null
  }
  const { passwordHash: _, ...account } = found.account
  const plan = planOf({ tier: account.tier, agreed: found.agreed })
  return { ...account, plan, sessionId, familyId, sessionState: standing }
}
