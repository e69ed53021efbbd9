import type { Queryable } from '../../platform/db/client.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { findRecipient } from '../auth/find-recipient.ts'
import { deliverMail } from './deliver-mail.ts'
import type { MailContent } from './mail-content.ts'
import type { MailAddress } from './mail-settings.ts'
import { isUnsubscribed } from './unsubscribed-addresses.ts'

type QueuedMail = {
  accountId: string
  letter: MailContent
  to?: MailAddress
  /** Sends to the owner's address even if it is unconfirmed. */
  unconfirmed?: true
}

/** Retries for about a day, which outlasts greylisting and most outages. */
export const mailQueue = {
  name: 'send-mail',
  retries: 17,
  longestWaitSeconds: 4 * 3_600,
  expireInSeconds: 300,
}

/**
 * The mail is sent after commit, to the owner's address at that time. An unconfirmed address may be a stranger's, so
 * it gets none.
 */
export async function queueMail(
  { queue }: Pick<Services, 'queue'>,
  tx: Queryable,
  accountId: string,
  letter: MailContent,
) {
  const owner = await findRecipient(tx, accountId)
  if (owner?.isConfirmed)
    await queue.send<QueuedMail>(mailQueue, { accountId, letter }, { in: tx, group: accountId })
}

/** Only for confirmations and resets: sends to an unconfirmed address, too. */
export const queueLinkMail = (
  { queue }: Pick<Services, 'queue'>,
  tx: Queryable,
  accountId: string,
  letter: MailContent,
) => queue.send<QueuedMail>(mailQueue, { accountId, letter, unconfirmed: true }, { in: tx, group: accountId })

/** Sends to another address. The caller must have checked that it may get mail. */
export const queueMailTo = (
  { queue }: Pick<Services, 'queue'>,
  tx: Queryable,
  accountId: string,
  to: MailAddress,
  letter: MailContent,
) => queue.send<QueuedMail>(mailQueue, { accountId, letter, to }, { in: tx, group: accountId })

/**
 * After a crash between sending and marking the job done, or a restored backup, a mail may go out twice with the same
 * Message-ID.
 */
export const sendMail = (
  services: Pick<Services, 'config' | 'db' | 'log' | 'now' | 'secrets'>,
): Job<QueuedMail> => ({
  ...mailQueue,
  atOnce: 2,
  atOncePerGroup: 1,
  async run({ accountId, letter, to: given, unconfirmed }, _signal, isLastTry) {
    const owner = given ? null : await findRecipient(services.db, accountId)
    const to = given ?? (owner?.isConfirmed || unconfirmed ? owner : null)
    if (!to || (letter.toVisitor && (await isUnsubscribed(services.db, to.address)))) return
    if (isExpired(letter, services.now())) {
      services.log.warn({ accountId, letter: letter.id }, 'a mail was not sent: its link is good no longer')
      return
    }
    try {
      await deliverMail(services, to, letter, accountId)
    } catch (error) {
      const details = describeError(error, to.address)
      if (isPermanentError(error) || isLastTry) {
        services.log.error(
          { accountId, letter: letter.id, ...details },
          'a mail could not be delivered: given up',
        )
        return
      }
      services.log.warn(
        { accountId, letter: letter.id, ...details },
        'a mail could not be delivered: tried again',
      )
      // A new error, because the queue would store the original with the whole mail.
      throw new Error(details.reason)
    }
  },
})

const isExpired = ({ goodUntil }: MailContent, now: Date) =>
  goodUntil !== undefined && new Date(goodUntil) <= now

type SmtpError = { message: string; code?: string; command?: string; permanent?: boolean }

/**
 * True if this mail or its recipient is rejected. Errors of login or sender are the operator's to fix, so the mail
 * waits.
 */
const isPermanentError = (error: unknown) => {
  const { command, permanent } = error as SmtpError
  // 'API' means that nodemailer rejects the address.
  return command === 'API' || (permanent === true && (command === 'RCPT TO' || command === 'DATA'))
}

function describeError(error: unknown, address: string) {
  const { message, code, command } = error as SmtpError
  return { reason: message.replaceAll(address, 'the address'), code, command }
}
