import { rates } from '@foyer/contract/rates'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { countInDay } from '../auth/limits/limit-in-hour.ts'
import { queueMail } from '../mail/send-mail.ts'
import { noticeMail } from './notice-mails.ts'
import { markHeld, markQueued, takeUnmailed } from './store.ts'

const atOnce = 100

const name = 'mail-notices'

/**
 * Queues mails of new notices and marks them in the same transaction, so each is sent once. Digests, and notices beyond
 * the daily limit, are left to mail-digests.ts. A notification triggers it; the schedule covers missed ones.
 */
export const mailNotices = (services: Pick<Services, 'db' | 'queue' | 'now' | 'secrets'>): Job => ({
  name,
  every: '* * * * *',
  async run(_data, signal) {
    const { db, queue, now } = services
    let taken = atOnce
    while (taken === atOnce && !signal.aborted)
      taken = await db.transaction(async (tx) => {
        const rows = await takeUnmailed(tx, atOnce)
        const [done, held]: [string[], string[]] = [[], []]
        rows.sort((one, other) => (one.notice.accountId < other.notice.accountId ? -1 : 1))
        for (const { notice, choice } of rows) {
          const counted = { what: 'notice-mails', of: notice.accountId } as const
          const allowed = rates.noticeMailsPerDayPerAccount
          if (choice === 'at_once' && !(await countInDay({ ...services, db: tx }, counted, allowed))) {
            held.push(notice.id)
            continue
          }
          if (choice === 'at_once') await queueMail({ queue }, tx, notice.accountId, noticeMail(notice))
          done.push(notice.id)
        }
        if (done.length > 0) await markQueued(tx, done, now())
        if (held.length > 0) await markHeld(tx, held, now())
        return rows.length
      })
  },
})

/** Runs the job as soon as a notice is added. Returns an unsubscribe function. */
export function mailNoticesAtOnce({ listener, queue, log }: Pick<Services, 'listener' | 'queue' | 'log'>) {
  const runNow = () =>
    void queue.send({ name }, {}).catch((error: Error) => {
      log.debug({ err: error }, 'mails of new notices wait for the next minute')
    })
  return listener.listen('foyer_notice', { received: runNow, missed: runNow })
}
