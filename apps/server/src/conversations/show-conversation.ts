import type { Conversation } from '@foyer/contract/conversations'
import type { Queryable } from '../db/client.ts'
import { type Listed, listFilesOf, listLastMessages, listMessages } from './store.ts'

type Shown = Conversation['messages'][number]

/** Conversations with what was said in them: all of it, or the last `each` messages. */
export async function showConversations(
  db: Queryable,
  accountId: string,
  rows: readonly Listed[],
  each: number | null,
): Promise<Conversation[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [said, sent] = await Promise.all([
    each === null ? listMessages(db, accountId, ids) : listLastMessages(db, accountId, ids, each),
    listFilesOf(db, accountId, ids),
  ])
  const filesOf = Map.groupBy(sent, ({ messageId }) => messageId)
  const messagesOf = Map.groupBy(said, ({ conversationId }) => conversationId)
  return rows.map(({ place: _, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    messages: (messagesOf.get(row.id) ?? []).map((message): Shown => {
      const files = filesOf.get(message.id)?.map(({ messageId: _, ...file }) => file)
      return {
        role: message.role,
        content: message.content,
        timestamp: message.createdAt.toISOString(),
        ...(message.role === 'assistant' && {
          answered: message.answered,
          sources: message.sources ?? [],
        }),
        ...(files && { files }),
      }
    }),
  }))
}
