import { requireConfirmedAddress } from '../../people/auth/confirmations.ts'
import { queueMailTo } from '../../people/mail/send-mail.ts'
import { isUnsubscribed } from '../../people/mail/unsubscribed-addresses.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { holdConversation } from '../conversations/hold-conversation.ts'
import { findReachable } from '../leads/find-reachable.ts'
import { readUnreadReply, replyLetter, type UnreadReply } from './reply-letters.ts'
import { spendVisitorMail } from './spend-visitor-mail.ts'
import { changeHandoff, lockHandoff, type OwnedConversation } from './store.ts'

export const visitorMailQueue = { name: 'mail-visitor' }

type MailedConversation = Pick<OwnedConversation, 'accountId' | 'conversationId'>

/**
 * Has a person's words sent by mail, unless the visitor comes back first. Does nothing where nobody left an address, and
 * refuses the words where the owner's own address is not confirmed.
 */
export async function mailLater(
  { queue, now, handingOver }: Pick<Services, 'queue' | 'now' | 'handingOver'>,
  tx: Queryable,
  { accountId, conversationId }: MailedConversation,
) {
  const to = await findReachable(tx, accountId, conversationId)
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
 * Sends what a person wrote to a visitor who is gone and left an address, each word once: what was told by the stream or
 * by an earlier mail is left out. All that was written meanwhile is one mail. Where the day has had too many, it waits
 * for mail-held-replies.ts.
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

/** Queues one mail of replies to the same address and notes that they were told. */
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
