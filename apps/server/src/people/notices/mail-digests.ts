import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { lockAccount } from '../auth/lock-account.ts'
import { queueMail } from '../mail/send-mail.ts'
import { digestMail } from './notice-mails.ts'
import { type Digest, listAccountsWithPending, listPending, markQueued } from './store.ts'

const day = 24 * 3_600_000
const accountsAtOnce = 100

// Before work begins in Europe.
const hourOfDay = 6
const monday = 1

/** The last 6:00 UTC, on a Monday for weekly digests. Notices before it are due. */
export function lastDueTime(digest: Digest, now: Date): Date {
  const at = new Date(now)
  at.setUTCHours(hourOfDay, 0, 0, 0)
  if (at > now) at.setTime(at.getTime() - day)
  const daysBack = digest === 'weekly' ? (at.getUTCDay() - monday + 7) % 7 : 0
  return new Date(at.getTime() - daysBack * day)
}

/**
 * Mails digests. What is due depends only on the clock and on unsent notices, so a missed run is caught up. Notices are
 * marked in the transaction that queues the mail, so none is sent twice.
 */
export const mailDigests = ({ db, queue, now }: Pick<Services, 'db' | 'queue' | 'now'>): Job => ({
  name: 'mail-digests',
  every: '*/10 * * * *',
  async run(_data, signal) {
    for (const digest of ['daily', 'weekly', 'held'] as const) {
      const before = lastDueTime(digest, now())
      for (;;) {
        const accounts = signal.aborted
          ? []
          : await listAccountsWithPending(db, digest, before, accountsAtOnce)
        for (const accountId of accounts)
          await db.transaction(async (tx) => {
            await lockAccount(tx, accountId)
            const rows = await listPending(tx, accountId, digest, before)
            if (rows.length === 0) return
            await queueMail({ queue }, tx, accountId, digestMail(rows, digest))
            await markQueued(
              tx,
              rows.map(({ id }) => id),
              now(),
            )
          })
        if (accounts.length < accountsAtOnce) break
      }
    }
  },
})
