import type { Queryable } from '../../platform/db/client.ts'
import { countByAssistant, type Filter } from './store.ts'

async function count(db: Queryable, accountId: string, filter: Filter): Promise<Map<string, number>> {
  const rows = await countByAssistant(db, accountId, filter)
  return new Map(rows.map(({ assistantId, count }) => [assistantId, count]))
}

/** Conversations per assistant, without the owner's test chats. */
export const countConversations = (db: Queryable, accountId: string, since: Date) =>
  count(db, accountId, { testChats: 'hide', since })

/** Conversations per assistant with questions left to teach, matching the list's `untaught` filter. */
export const countUntaught = (db: Queryable, accountId: string, since: Date) =>
  count(db, accountId, { answers: 'untaught', since })
