import type { ErasedAccount, Proof } from '@foyer/contract/accounts'
import { stopAllScans } from '../../knowledge/scans/stop-scan.ts'
import { cancelAtProvider } from '../../money/billing/cancel-at-provider.ts'
import { notify } from '../../platform/db/listen.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { removeFilesOfAccount } from '../../talk/files/remove-files.ts'
import { listOwnedAssistants } from '../assistants/find-assistant.ts'
import type { Account } from '../auth/account.ts'
import { lockAccount } from '../auth/lock-account.ts'
import { removeAccount } from '../auth/remove-account.ts'
import { requireProof } from '../auth/require-proof.ts'
import { queueMailTo } from '../mail/send-mail.ts'
import { erasureMail } from './account-mails.ts'
import { countAccountData } from './count-account-data.ts'

/**
 * Erases an account in one transaction. The payment provider comes first: if it can't be reached, nothing is lost.
 * Files come last: after a crash, sweep-files.ts finds the leftover bytes.
 */
export async function eraseAccount(
  services: Pick<Services, 'db' | 'files' | 'now' | 'passwords' | 'payments' | 'queue' | 'secrets'>,
  account: Account,
  proof: Proof,
  visitorAddress: string,
): Promise<ErasedAccount> {
  const hash = await requireProof(services, account, proof, visitorAddress)
  const subscriptionCancelled = await cancelAtProvider(services, account.id)
  const { erased, receiptMailed, removeFiles } = await eraseRows(
    services,
    account.id,
    hash,
    subscriptionCancelled,
  )
  await removeFiles()
  return {
    message: 'Your account and everything in it was erased.',
    erasedAt: services.now().toISOString(),
    subscriptionCancelled,
    receiptMailed,
    erased,
  }
}

const eraseRows = (
  services: Pick<Services, 'db' | 'files' | 'queue'>,
  accountId: string,
  hash: string | null,
  subscriptionCancelled: boolean,
) =>
  services.db.transaction(async (tx) => {
    const current = await lockAccount(tx, accountId)
    if (current?.passwordHash !== hash) throw new Failure('unauthorized', 'Unauthorized')
    const assistantIds = (await listOwnedAssistants(tx, accountId)).map(({ id }) => id)
    const files = await removeFilesOfAccount({ ...services, db: tx }, accountId)
    const erased = { ...(await countAccountData(tx, accountId, assistantIds)), files: files.count }
    await stopAllScans(tx, accountId)
    for (const id of assistantIds) await notify(tx, 'foyer_knowledge', id)
    await services.queue.forget(accountId, { in: tx })
    await removeAccount(tx, accountId)
    const to = { name: `${current.firstName} ${current.lastName}`, address: current.email }
    const receiptMailed = current.emailVerifiedAt !== null
    if (receiptMailed)
      await queueMailTo(services, tx, accountId, to, erasureMail(erased, subscriptionCancelled))
    return { erased, receiptMailed, removeFiles: files.remove }
  })
