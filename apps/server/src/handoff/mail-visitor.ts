import { findOwnedAssistant } from '../assistants/find-assistant.ts'
import { requireConfirmedAddress } from '../auth/confirmations.ts'
import { holdConversation } from '../conversations/hold-conversation.ts'
import { listPersonsMessages } from '../conversations/list-persons-messages.ts'
import type { Queryable } from '../db/client.ts'
import type { Job } from '../jobs/queue.ts'
import { findReachable } from '../leads/find-reachable.ts'
import { postMailTo } from '../mail/send-mail.ts'
import type { Services } from '../services.ts'
import { makeReturnToken } from './return-token.ts'
import { isHere } from './show-handoff.ts'
import { changeHandoff, lockHandoff, type OwnedConversation } from './store.ts'

const name = 'mail-visitor'

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
  if (!(await findReachable(tx, accountId, conversationId))) return
  await requireConfirmedAddress(tx, accountId)
  const after = new Date(now().getTime() + handingOver.mailAfterMs)
  await queue.send<MailedConversation>(
    { name },
    { accountId, conversationId },
    { in: tx, after, group: accountId },
  )
}

/**
 * Sends what a person wrote to a visitor who is gone and left an address, each word once: what was told by the stream or
 * by an earlier mail is left out. All that was written meanwhile is one mail.
 */
export const mailVisitor = (
  services: Pick<Services, 'db' | 'queue' | 'now' | 'secrets' | 'handingOver'>,
): Job<MailedConversation> => ({
  name,
  async run({ accountId, conversationId }) {
    const { db, queue } = services
    await db.transaction(async (tx) => {
      const held = await holdConversation(tx, accountId, conversationId)
      const row = held && (await lockHandoff(tx, held))
      if (!row || isHere(row, services)) return
      const said = await listPersonsMessages(tx, accountId, conversationId, row.toldUpTo ?? 0)
      const last = said.at(-1)
      const to = last && (await findReachable(tx, accountId, conversationId))
      if (!to) return
      const assistant = await findOwnedAssistant(tx, accountId, row.assistantId)
      const author = last.author || assistant.name
      await changeHandoff(tx, row, undefined, { toldUpTo: last.id })
      await postMailTo({ queue }, tx, accountId, to, {
        id: `${conversationId}-${last.id}`,
        subject: `${author} from ${assistant.name} has replied`,
        text: said.map(({ content }) => content).join('\n\n'),
        action: {
          label: 'Go on with the conversation',
          path: `/conversation/${row.assistantId}#${makeReturnToken(services, conversationId)}`,
        },
        sender: assistant.name,
        reason: `You get this mail because you left your address in a chat with ${assistant.name}. Answer in the conversation; mails to this address are not read.`,
      })
    })
  },
})
