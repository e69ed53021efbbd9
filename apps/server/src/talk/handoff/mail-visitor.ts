import { requireConfirmedAddress } from '../../people/auth/confirmations.ts'
import { queueMailTo } from '../../people/mail/send-mail.ts'
import { isUnsubscribed } from '../../people/mail/unsubscribed-addresses.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { holdConversation } from '../conversations/hold-conversation.ts'
import { findVisitorContact } from '../leads/find-visitor-contact.ts'
import { readUnreadReply, replyLetter, type UnreadReply } from './reply-letters.ts'
import { spendVisitorMail } from './spend-visitor-mail.ts'
import { changeHandoff, lockHandoff, type OwnedConversation } from './store.ts'

export const visitorMailQueue = { name: 'mail-visitor' }

type MailedConversation = Pick<OwnedConversation, 'accountId' | 'conversationId'>

/**
 * Queues a mail with the person's reply, unless the visitor left no address. Fails if the owner's own address is
 * unconfirmed.
 */
export async function queueReplyMail(
  { queue, now, handingOver }: Pick<Services, 'queue' | 'now' | 'handingOver'>,
  tx: Queryable,
  { accountId, conversationId }: MailedConversation,
) {
  const to = await findVisitorContact(tx, accountId, conversationId)
  if (!to || (await isUnsubscribed(tx, to.address))) return
  await requireConfirmedAddress(tx, accountId)
  const after = new Date(now().getTime() + handingOver.mailAfterMs)
  await queue.send<MailedConversation>(
    visitorMailQueue,
    { accountId, conversationId },
    { in: tx, after, group: accountId },
  )
}

/**
 * Mails what a person wrote to an absent visitor, each message once. Messages in between share one mail. Beyond the
 * daily limit it waits for mail-held-replies.ts.
 */
export const mailVisitor = (
  services: Pick<Services, 'db' | 'queue' | 'now' | 'secrets' | 'handingOver'>,
): Job<MailedConversation> => ({
  ...visitorMailQueue,
  async run({ accountId, conversationId }) {
    await services.db.transaction(async (tx) => {
      const held = await holdConversation(tx, accountId, conversationId)
      const row = held && (await lockHandoff(tx, held))
      if (!row || row.mailHeldAt) return
      const reply = await readUnreadReply(tx, services, row)
      if (!reply) return
      if (await spendVisitorMail({ ...services, db: tx }, row.accountId, reply.to.address))
        await postReplies(services, tx, [reply])
      else await changeHandoff(tx, row, undefined, { mailHeldAt: services.now() })
    })
  },
})

export async function postReplies(
  { queue }: Pick<Services, 'queue'>,
  tx: Queryable,
  replies: readonly UnreadReply[],
) {
  const [first] = replies
  if (!first) return
  await queueMailTo({ queue }, tx, first.row.accountId, first.to, replyLetter(replies))
  for (const { row, upTo } of replies)
    await changeHandoff(tx, row, undefined, { toldUpTo: upTo, mailHeldAt: null })
}
