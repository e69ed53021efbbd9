import type { ApiKey } from '@foyer/contract/keys'
import type { Secrets } from '../crypto/secrets.ts'
import type { KeyRow } from './store.ts'

export const showKey = (secrets: Pick<Secrets, 'decrypt'>, row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  key: secrets.decrypt(row.keyCipher),
  createdAt: row.createdAt.toISOString(),
  lastUsed: row.lastUsedAt?.toISOString() ?? null,
})
