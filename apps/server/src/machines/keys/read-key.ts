import { sha256 } from '../../platform/crypto/secrets.ts'
import type { Services } from '../../services.ts'
import { findKeyByHash, recordUse } from './store.ts'

// Accurate to the minute, so that busy keys don't cause a write per request.
const freshMs = 60_000

export async function readAccountKey({ db, now }: Pick<Services, 'db' | 'now'>, key: string) {
  const found = await findKeyByHash(db, sha256(key))
  if (!found) return null
  const at = now()
  const since = new Date(at.getTime() - freshMs)
  if (!found.lastUsedAt || found.lastUsedAt < since) await recordUse(db, found.accountId, found.id, at, since)
  return { keyId: found.id, accountId: found.accountId }
}
