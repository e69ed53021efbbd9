import type { Conversation } from '@foyer/contract/conversations'
import { readAssistantNames } from '../../people/assistants/read-assistant-names.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { listFirstQuestions, listLastMessages, listMessages } from './messages-store.ts'
import { showMessage } from './show-message.ts'
import type { ListedConversation } from './store.ts'

/** All that was said in a conversation. What was sent in it and who answers is not known here. */
export type SaidConversation = Omit<Conversation, 'handoff'>

/** Conversations with what was said in them: all of it, or the last `each` messages. */
export async function showSaid(
  db: Queryable,
  accountId: string,
  rows: readonly ListedConversation[],
  each: number | null,
): Promise<SaidConversation[]> {
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
    // A list shows how conversations went; how each answer came about is read in one of them.
    messages: (messagesOf.get(row.id) ?? []).map((message) =>
      showMessage(message, { making: each === null }),
    ),
  }))
}
