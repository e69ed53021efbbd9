import type { NoticeKind } from '@foyer/contract/notices'
import type { Job } from '../jobs/queue.ts'
import type { Letter } from '../mail/letter.ts'
import { postMail } from '../mail/send-mail.ts'
import type { Services } from '../services.ts'
import { type NoticeRow, noteQueued, takeUnmailed } from './store.ts'

const atOnce = 100

const name = 'mail-notices'

/**
 * Hands the mails of new notices to the queue, each once: a notice is noted as handed over in the transaction that does
 * so. Run when a notice is told of, and every minute for those of which nobody heard.
 */
export const mailNotices = ({ db, queue, now }: Pick<Services, 'db' | 'queue' | 'now'>): Job => ({
  name,
  every: '* * * * *',
  async run(_data, signal) {
    let taken = atOnce
    while (taken === atOnce && !signal.aborted)
      taken = await db.transaction(async (tx) => {
        const rows = await takeUnmailed(tx, atOnce)
        for (const row of rows) await postMail({ queue }, tx, row.accountId, letterOf(row))
        if (rows.length > 0)
          await noteQueued(
            tx,
            rows.map(({ id }) => id),
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

const labels: Record<NoticeKind, string> = {
  receipt: 'See your receipts',
  payment_failed: 'Update your card',
  subscription_ended: 'See the plans',
  limit_near: 'See your usage',
  limit_reached: 'See your usage',
  webhook_failed: 'See the webhook',
  new_lead: 'See the lead',
}

const letterOf = ({ id, kind, title, text, href }: NoticeRow): Letter => ({
  id,
  subject: title,
  text,
  action: href === null ? null : { label: labels[kind as NoticeKind] ?? 'Open Foyer', path: href },
})
