import { notify } from '../../platform/db/listen.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { listWithoutConfirmationMail } from '../auth/confirmations.ts'
import { lockAccount } from '../auth/lock-account.ts'
import type { Welcome } from '../auth/register-account.ts'
import { mailConfirmation } from './verify-email.ts'

const atOnce = 100

const name = 'mail-confirmations'

/** The notification only speeds things up: `confirmationSentAt` says that the mail is still to be sent. */
export const welcomeByMail: Welcome = (tx, { id }) => notify(tx, 'foyer_registered', id)

/** Mails every owner who was never asked to confirm their address. */
export const mailConfirmations = (services: Pick<Services, 'db' | 'now' | 'queue' | 'secrets'>): Job => ({
  name,
  every: '* * * * *',
  async run(_data, signal) {
    const { db } = services
    for (;;) {
      const accounts = signal.aborted ? [] : await listWithoutConfirmationMail(db, atOnce)
      for (const id of accounts)
        await db.transaction(async (tx) => {
          // Another instance may have sent it, or the owner confirmed meanwhile.
          const account = await lockAccount(tx, id)
          if (!account || account.emailVerifiedAt || account.confirmationSentAt) return
          await mailConfirmation(services, tx, account)
        })
      if (accounts.length < atOnce) return
    }
  },
})

/** Runs the job as soon as someone registers. Returns an unsubscribe function. */
export function mailConfirmationsAtOnce({
  listener,
  queue,
  log,
}: Pick<Services, 'listener' | 'queue' | 'log'>) {
  const runNow = () =>
    void queue.send({ name }, {}).catch((error: Error) => {
      log.debug({ err: error }, 'confirmations of new addresses wait for the next minute')
    })
  return listener.listen('foyer_registered', { received: runNow, missed: runNow })
}
