import type { ApiKey } from '@foyer/contract/keys'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { sealNewKey } from './seal-key.ts'
import { showKey } from './show-key.ts'
import { insertKey, listKeyRows } from './store.ts'

const mostKeys = 100

export async function createKey(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  accountId: string,
  { name }: { name: string },
): Promise<ApiKey> {
  if ((await listKeyRows(db, accountId)).length >= mostKeys) {
    throw new Failure('limit_reached', `An account has at most ${mostKeys} keys. Revoke one first.`)
  }
  const { keyCipher, keyHash } = sealNewKey(secrets)
  return showKey(secrets, await insertKey(db, accountId, { name, keyCipher, keyHash }))
}
