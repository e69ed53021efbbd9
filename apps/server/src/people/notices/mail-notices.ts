import { rates } from '@foyer/contract/rates'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { countInDay } from '../auth/limit-in-hour.ts'
import { postMail } from '../mail/send-mail.ts'
import { letterOf } from './letters.ts'
import { noteHeld, noteQueued, takeUnmailed } from './store.ts'

const atOnce = 100

const name = 'mail-notices'

/**
 * Hands the mails of new notices to the queue, each once: a notice is noted as handed over in the transaction that does
 * so. Those that wait for a digest are left to mail-digests.ts, and so is what is more than a day allows; those that nobody wants by mail are noted as done. Run
 * when a notice is told of, and every minute for those of which nobody heard.
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
        // In one order on every instance: counts are held to the end of the transaction.
        rows.sort((one, other) => (one.notice.accountId < other.notice.accountId ? -1 : 1))
        for (const { notice, choice } of rows) {
          const counted = { what: 'notice-mails', of: notice.accountId } as const
          const allowed = rates.noticeMailsPerDayPerAccount
          if (choice === 'at_once' && !(await countInDay({ ...services, db: tx }, counted, allowed))) {
            held.push(notice.id)
            continue
          }
          if (choice === 'at_once') await postMail({ queue }, tx, notice.accountId, letterOf(notice))
          done.push(notice.id)
        }
        if (done.length > 0) await noteQueued(tx, done, now())
        if (held.length > 0) await noteHeld(tx, held, now())
        return rows.length
      })
  },
})

/** Has the mails of new notices sent at once. Returns how to stop. */
export function mailNoticesAtOnce({ listener, queue, log }: Pick<Services, 'listener' | 'queue' | 'log'>) {
  const hurry = () =>
    void queue.send({ name }, {}).catch((error: Error) => {
      log.debug({ err: error }, 'mails of new notices wait for the next minute')
    })
  return listener.listen('foyer_notice', { heard: hurry, missed: hurry })
}
