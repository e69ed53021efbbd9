import { readNameForVisitors } from '../../knowledge/facts/name-for-visitors.ts'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { MailContent } from '../../people/mail/mail-content.ts'
import type { MailAddress } from '../../people/mail/mail-settings.ts'
import { isUnsubscribed } from '../../people/mail/unsubscribed-addresses.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import { listPersonMessages } from '../conversations/list-person-messages.ts'
import { findVisitorContact } from '../leads/find-visitor-contact.ts'
import { makeReturnLink } from './return-token.ts'
import { isVisitorOnline } from './show-handoff.ts'
import type { HandoffRow } from './store.ts'

export type UnreadReply = {
  row: HandoffRow
  to: MailAddress
  assistantName: string
  author: string
  text: string
  upTo: number
  path: string
  /** The expiry of `path`. */
  goodUntil: Date
}

/** Null if the visitor is online or read everything, left no address, or unsubscribed. */
export async function readUnreadReply(
  tx: Queryable,
  services: Pick<Services, 'now' | 'secrets' | 'handingOver'>,
  row: HandoffRow,
): Promise<UnreadReply | null> {
  if (isVisitorOnline(row, services)) return null
  const { accountId, conversationId, assistantId } = row
  const said = await listPersonMessages(tx, accountId, conversationId, row.toldUpTo ?? 0)
  const last = said.at(-1)
  const to = last && (await findVisitorContact(tx, accountId, conversationId))
  if (!to || (await isUnsubscribed(tx, to.address))) return null
  const name = await readNameForVisitors(tx, await findOwnedAssistant(tx, accountId, assistantId))
  const link = makeReturnLink(services, conversationId)
  return {
    row,
    to,
    assistantName: name,
    author: last.author || name,
    text: said.map(({ content }) => content).join('\n\n'),
    upTo: last.id,
    path: `/conversation/${assistantId}#${link.token}`,
    goodUntil: link.expiresAt,
  }
}

const label = 'Go on with the conversation'

const titleOf = ({ author, assistantName }: UnreadReply) => `${author} from ${assistantName} has replied`

export function replyLetter(replies: readonly UnreadReply[]): MailContent {
  const [first, ...others] = replies as [UnreadReply, ...UnreadReply[]]
  const common = {
    id: `${first.row.conversationId}-${first.upTo}`,
    sender: first.assistantName,
    toVisitor: true as const,
    goodUntil: first.goodUntil.toISOString(),
    reason: `You get this mail because you left your address in a chat with ${first.assistantName}. Answer in the conversation; mails to this address are not read.`,
  }
  if (others.length === 0)
    return { ...common, subject: titleOf(first), text: first.text, action: { label, path: first.path } }
  return {
    ...common,
    subject: `${replies.length} replies from ${first.assistantName}`,
    text: 'This is what you have not read yet:',
    items: replies.map((reply) => ({
      title: titleOf(reply),
      text: reply.text,
      action: { label, path: reply.path },
    })),
    action: null,
  }
}
