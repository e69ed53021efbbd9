import type { ApiKey } from '@foyer/contract/keys'
import { lockAccount } from '../../people/auth/lock-account.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { sealNewKey } from './seal-key.ts'
import { showKey } from './show-key.ts'
import { countKeys, insertKey } from './store.ts'

const mostKeys = 100

export async function createKey(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  accountId: string,
  { name }: { name: string },
): Promise<ApiKey> {
  const { keyCipher, keyHash } = sealNewKey(secrets)
  const row = await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if ((await countKeys(tx, accountId)) >= mostKeys) {
      throw new Failure('limit_reached', `An account has at most ${mostKeys} keys. Revoke one first.`)
    }
    return insertKey(tx, accountId, { name, keyCipher, keyHash })
  })
  return showKey(secrets, row)
}
