import type { Conversation } from '@foyer/contract/conversations'
import { readAssistantNames } from '../../people/assistants/read-assistant-names.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { listFirstQuestions, listLastMessages, listMessages } from './messages-store.ts'
import { showMessage } from './show-message.ts'
import type { ListedConversation } from './store.ts'

/** Files and handoff are added by slices above. */
export type ConversationWithMessages = Omit<Conversation, 'handoff'>

/** All messages, or the last `each`. */
export async function withMessages(
  db: Queryable,
  accountId: string,
  rows: readonly ListedConversation[],
  each: number | null,
): Promise<ConversationWithMessages[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const assistantIds = rows.map(({ assistantId }) => assistantId)
  const [said, first, names] = await Promise.all([
    each === null ? listMessages(db, accountId, ids) : listLastMessages(db, accountId, ids, each),
    listFirstQuestions(db, accountId, ids),
    readAssistantNames(db, accountId, assistantIds),
  ])
  const titleOf = new Map(first.map(({ conversationId, content }) => [conversationId, content]))
  const messagesOf = Map.groupBy(said, ({ conversationId }) => conversationId)
  return rows.map(({ place: _, createdAt, ...row }) => ({
    ...row,
    assistantName: names.get(row.assistantId) ?? null,
    title: titleOf.get(row.id) ?? null,
    createdAt: createdAt.toISOString(),
    // Only a single conversation shows how its answers were made.
    messages: (messagesOf.get(row.id) ?? []).map((message) =>
      showMessage(message, { making: each === null }),
    ),
  }))
}
