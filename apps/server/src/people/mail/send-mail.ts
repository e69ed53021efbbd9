import type { Queryable } from '../../platform/db/client.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { findRecipient } from '../auth/find-recipient.ts'
import { deliverMail } from './deliver-mail.ts'
import type { Letter } from './letter.ts'
import type { Correspondent } from './mail-settings.ts'
import { isStopped } from './stopped-addresses.ts'

type PostedLetter = {
  accountId: string
  letter: Letter
  to?: Correspondent
  /** Goes to the owner although nobody has confirmed the address. */
  unconfirmed?: true
}

/** Tried again for about a day, which outlasts greylisting and most nights without a mail server. */
export const mailQueue = {
  name: 'send-mail',
  retries: 17,
  longestWaitSeconds: 4 * 3_600,
  expireInSeconds: 300,
}

/**
 * Queues a letter to an owner; it goes when the transaction commits, to whatever address the owner has by then. While
 * nobody has confirmed the address it may be a stranger's, and no letter goes there, then or later.
 */
export async function postMail(
  { queue }: Pick<Services, 'queue'>,
  tx: Queryable,
  accountId: string,
  letter: Letter,
) {
  const owner = await findRecipient(tx, accountId)
  if (owner?.isConfirmed)
    await queue.send<PostedLetter>(mailQueue, { accountId, letter }, { in: tx, group: accountId })
}

/** Confirmations and resets alone: the same to an address that nobody has confirmed. */
export const postLink = (
  { queue }: Pick<Services, 'queue'>,
  tx: Queryable,
  accountId: string,
  letter: Letter,
) =>
  queue.send<PostedLetter>(mailQueue, { accountId, letter, unconfirmed: true }, { in: tx, group: accountId })

/** The same to an address that is not the account's. Whoever calls this has seen that it may be written to. */
export const postMailTo = (
  { queue }: Pick<Services, 'queue'>,
  tx: Queryable,
  accountId: string,
  to: Correspondent,
  letter: Letter,
) => queue.send<PostedLetter>(mailQueue, { accountId, letter, to }, { in: tx, group: accountId })

/**
 * After a crash between the server's 'yes' and our noting it a letter is sent twice, with the same Message-ID; so is one
 * that waits in a backup and was sent after that was made.
 */
export const sendMail = (
  services: Pick<Services, 'config' | 'db' | 'log' | 'now' | 'secrets'>,
): Job<PostedLetter> => ({
  ...mailQueue,
  atOnce: 2,
  atOncePerGroup: 1,
  async run({ accountId, letter, to: given, unconfirmed }, _signal, isLastTry) {
    const owner = given ? null : await findRecipient(services.db, accountId)
    const to = given ?? (owner?.isConfirmed || unconfirmed ? owner : null)
    if (!to || (letter.toVisitor && (await isStopped(services.db, to.address)))) return
    if (isTooLate(letter, services.now())) {
      services.log.warn({ accountId, letter: letter.id }, 'a mail was not sent: its link is good no longer')
      return
    }
    try {
      await deliverMail(services, to, letter, accountId)
    } catch (error) {
      const trouble = describe(error, to.address)
      if (isRefusal(error) || isLastTry) {
        services.log.error(
          { accountId, letter: letter.id, ...trouble },
          'a mail could not be delivered: given up',
        )
        return
      }
      services.log.warn(
        { accountId, letter: letter.id, ...trouble },
        'a mail could not be delivered: tried again',
      )
      // A new one: the old holds the whole mail, and the queue keeps what it is thrown.
      throw new Error(trouble.reason)
    }
  },
})

const isTooLate = ({ goodUntil }: Letter, now: Date) => goodUntil !== undefined && new Date(goodUntil) <= now

type Trouble = { message: string; code?: string; command?: string; permanent?: boolean }

/** A 'never' to this mail or its reader. One to our name or our password is the operator's to mend; the mail waits. */
const isRefusal = (error: unknown) => {
  const { command, permanent } = error as Trouble
  // 'API': nodemailer itself would not write to such an address.
  return command === 'API' || (permanent === true && (command === 'RCPT TO' || command === 'DATA'))
}

function describe(error: unknown, address: string) {
  const { message, code, command } = error as Trouble
  return { reason: message.replaceAll(address, 'the address'), code, command }
}
