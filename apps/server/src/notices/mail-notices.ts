import type { Job } from '../jobs/queue.ts'
import { postMail } from '../mail/send-mail.ts'
import type { Services } from '../services.ts'
import { letterOf } from './letters.ts'
import { noteQueued, takeUnmailed } from './store.ts'

const atOnce = 100

const name = 'mail-notices'

/**
 * Hands the mails of new notices to the queue, each once: a notice is noted as handed over in the transaction that does
 * so. Those that wait for a digest are left to mail-digests.ts; those that nobody wants by mail are noted as done. Run
 * when a notice is told of, and every minute for those of which nobody heard.
 */
export const mailNotices = ({ db, queue, now }: Pick<Services, 'db' | 'queue' | 'now'>): Job => ({
  name,
  every: '* * * * *',
  async run(_data, signal) {
    let taken = atOnce
    while (taken === atOnce && !signal.aborted)
      taken = await db.transaction(async (tx) => {
        const rows = await takeUnmailed(tx, atOnce)
        for (const { notice, choice } of rows)
          if (choice === 'at_once') await postMail({ queue }, tx, notice.accountId, letterOf(notice))
        if (rows.length > 0)
          await noteQueued(
            tx,
            rows.map(({ notice }) => notice.id),
            now(),
          )
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
