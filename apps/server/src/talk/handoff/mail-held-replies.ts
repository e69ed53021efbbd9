import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { holdConversation } from '../conversations/hold-conversation.ts'
import { postReplies } from './mail-visitor.ts'
import { readUnreadReply, type UnreadReply } from './reply-letters.ts'
import { spendVisitorMail } from './spend-visitor-mail.ts'
import { changeHandoff, listHeldBefore, lockHandoff } from './store.ts'

const day = 24 * 3_600_000
const batchSize = 1_000

/** Sends the replies that exceeded a limit a day ago, as one mail per account and address. */
export const mailHeldReplies = (
  services: Pick<Services, 'db' | 'queue' | 'now' | 'secrets' | 'handingOver'>,
): Job => ({
  name: 'mail-held-replies',
  every: '*/10 * * * *',
  async run(_data, signal) {
    const { db, now } = services
    const held = await listHeldBefore(db, new Date(now().getTime() - day), batchSize)
    for (const [accountId, conversations] of Map.groupBy(held, (each) => each.accountId)) {
      if (signal.aborted) return
      await db.transaction(async (tx) => {
        const replies: UnreadReply[] = []
        for (const { conversationId } of conversations) {
          const conversation = await holdConversation(tx, accountId, conversationId)
          const row = conversation && (await lockHandoff(tx, conversation))
          // Another instance may have sent it meanwhile.
          if (!row?.mailHeldAt) continue
          const reply = await readUnreadReply(tx, services, row)
          if (reply) replies.push(reply)
          else await changeHandoff(tx, row, undefined, { mailHeldAt: null })
        }
        for (const [address, same] of Map.groupBy(replies, ({ to }) => to.address.toLowerCase()))
          if (await spendVisitorMail({ ...services, db: tx }, accountId, address))
            await postReplies(services, tx, same)
      })
    }
  },
})
