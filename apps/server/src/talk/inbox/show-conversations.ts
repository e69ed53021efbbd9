import type { Conversation } from '@foyer/contract/conversations'
import type { Services } from '../../services.ts'
import type { ConversationWithMessages } from '../conversations/with-messages.ts'
import { listByMessage } from '../files/sent-files.ts'
import { readHandoffs } from '../handoff/read-handoff.ts'

export async function showConversations(
  services: Pick<Services, 'db' | 'now' | 'handingOver'>,
  accountId: string,
  said: readonly ConversationWithMessages[],
): Promise<Conversation[]> {
  const ids = said.map(({ id }) => id)
  if (ids.length === 0) return []
  const [sent, handoffs] = await Promise.all([
    listByMessage(services, accountId, ids),
    readHandoffs(services, accountId, ids),
  ])
  return said.map((conversation) => ({
    ...conversation,
    handoff: handoffs.get(conversation.id) ?? null,
    messages: conversation.messages.map((message) => {
      const files = sent.get(message.id)
      return files ? { ...message, files } : message
    }),
  }))
}
