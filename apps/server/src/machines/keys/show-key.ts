import type { ApiKey } from '@foyer/contract/keys'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { type KeyRow, listKeyRows } from './store.ts'

export const showKey = (secrets: Pick<Secrets, 'decrypt'>, row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  key: secrets.decrypt(row.keyCipher),
  createdAt: row.createdAt.toISOString(),
  lastUsed: row.lastUsedAt?.toISOString() ?? null,
})

/** For the account export, without the secrets. */
export async function listKeyNames(db: Queryable, accountId: string) {
  const rows = await listKeyRows(db, accountId)
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsed: lastUsedAt }))
}
