import { rates } from '@foyer/contract/rates'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { findAccount } from '../auth/find-account.ts'
import { countInHour, limitInHour } from '../auth/limits/limit-in-hour.ts'
import { makeLink } from '../auth/links.ts'
import { lockAccount } from '../auth/lock-account.ts'
import { queueLinkMail } from '../mail/send-mail.ts'
import { passwordLinkMail } from './account-mails.ts'

type ResetLinkRequest = { email: string }

export const resetLinkQueue = { name: 'mail-reset-link' }

/** Queues the mail, so that known and unknown addresses get the same answer in the same time. */
export async function requestResetLink(
  services: Pick<Services, 'db' | 'now' | 'secrets' | 'queue'>,
  { email }: ResetLinkRequest,
  address: string,
) {
  await limitInHour(
    services,
    { what: 'password-links', of: address },
    rates.passwordLinksPerHourPerAddress,
    'Too many links were asked for from your network. Please try again later.',
  )
  // Grouped by network, because the account isn't known yet.
  const group = services.secrets.fingerprint(address)
  await services.queue.send<ResetLinkRequest>(resetLinkQueue, { email }, { group })
}

export const mailResetLink = (
  services: Pick<Services, 'db' | 'now' | 'secrets' | 'queue'>,
): Job<ResetLinkRequest> => ({
  ...resetLinkQueue,
  atOnce: 2,
  atOncePerGroup: 1,
  async run({ email }) {
    const { db, now, queue } = services
    const known = await findAccount(db, email)
    // An error here would reveal that the account exists.
    if (
      !known ||
      !(await countInHour(services, { what: 'reset-mails', of: known.id }, rates.linksPerHourPerAccount))
    )
      return
    await db.transaction(async (tx) => {
      const account = await lockAccount(tx, known.id)
      if (!account) return
      const link = { purpose: 'reset_password', email: account.email } as const
      const made = await makeLink(tx, account.id, link, now())
      await queueLinkMail({ queue }, tx, account.id, passwordLinkMail(services, made))
    })
  },
})
