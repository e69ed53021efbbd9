import type { ApiKey, keyChange } from '@foyer/contract/keys'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { accountKeys } from '../../platform/db/schema/keys.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { requireUnchanged } from '../../platform/http/require-unchanged.ts'
import type { Services } from '../../services.ts'
import { sealNewKey } from './seal-key.ts'
import { showKey } from './show-key.ts'
import { deleteKey, listKeyRows, updateKey } from './store.ts'

type NeededServices = Pick<Services, 'db' | 'secrets'>

const notFound = () => new Failure('not_found', 'No such key.')

async function change(
  { db, secrets }: { db: Queryable } & Pick<Services, 'secrets'>,
  accountId: string,
  id: string,
  values: Parameters<typeof updateKey>[3],
): Promise<ApiKey> {
  const row = isId(id) ? await updateKey(db, accountId, id, values) : null
  if (!row) throw notFound()
  return showKey(secrets, row)
}

export function renameKey(
  { db, secrets }: NeededServices,
  accountId: string,
  id: string,
  { name, before }: z.output<typeof keyChange>,
) {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const now = (await listKeyRows(tx, accountId)).find((row) => row.id === id)
    if (now) requireUnchanged({ name: now.name }, before, { name })
    return change({ db: tx, secrets }, accountId, id, { name })
  })
}

/** The old secret stops working at once. */
export function rotateKey(needed: NeededServices, accountId: string, id: string) {
  const { keyCipher, keyHash } = sealNewKey(needed.secrets)
  return change(needed, accountId, id, { keyCipher, keyHash, lastUsedAt: null })
}

export async function revokeKey({ db }: Pick<Services, 'db'>, accountId: string, id: string) {
  if (!isId(id) || !(await deleteKey(db, accountId, id))) throw notFound()
}

export async function revokeAllKeys(tx: Queryable, accountId: string) {
  await tx.delete(accountKeys).where(eq(accountKeys.accountId, accountId))
}
