import type { Conversation } from '@foyer/contract/conversations'
import { nameAssistants } from '../assistants/name-assistants.ts'
import type { Services } from '../services.ts'
import { listFilesOf, listFirstQuestions, listLastMessages, listMessages } from './messages-store.ts'
import { type Clock, showOwnersHandoff } from './show-handoff.ts'
import { showMessage } from './show-message.ts'
import { type Listed, listHandoffsOf } from './store.ts'

type Shown = Conversation['messages'][number]

/** Conversations with what was said in them: all of it, or the last `each` messages. */
export async function showConversations(
  { db, ...clock }: Pick<Services, 'db'> & Clock,
  accountId: string,
  rows: readonly Listed[],
  each: number | null,
): Promise<Conversation[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const assistantIds = rows.map(({ assistantId }) => assistantId)
  const [said, sent, handoffs, first, names] = await Promise.all([
    each === null ? listMessages(db, accountId, ids) : listLastMessages(db, accountId, ids, each),
    listFilesOf(db, accountId, ids),
    listHandoffsOf(db, accountId, ids),
    listFirstQuestions(db, accountId, ids),
    nameAssistants(db, accountId, assistantIds),
  ])
  const titleOf = new Map(first.map(({ conversationId, content }) => [conversationId, content]))
  const handoffOf = new Map(handoffs.map((row) => [row.conversationId, showOwnersHandoff(row, clock)]))
  const filesOf = Map.groupBy(sent, ({ messageId }) => messageId)
  const messagesOf = Map.groupBy(said, ({ conversationId }) => conversationId)
  return rows.map(({ place: _, createdAt, ...row }) => ({
    ...row,
    assistantName: names.get(row.assistantId) ?? null,
    title: titleOf.get(row.id) ?? null,
    handoff: handoffOf.get(row.id) ?? null,
    createdAt: createdAt.toISOString(),
    messages: (messagesOf.get(row.id) ?? []).map((message): Shown => {
      const files = filesOf.get(message.id)?.map(({ messageId: _, ...file }) => file)
      // A list shows how conversations went; how each answer came about is read in one of them.
      return {
        ...showMessage(message, { making: each === null }),
        ...(files && { files }),
      }
    }),
  }))
}
