import type { Queryable } from '../../platform/db/client.ts'
import { countByAssistant, type Filter } from './store.ts'

async function count(db: Queryable, accountId: string, filter: Filter): Promise<Map<string, number>> {
  const rows = await countByAssistant(db, accountId, filter)
  return new Map(rows.map(({ assistantId, count }) => [assistantId, count]))
}

/** How many conversations each assistant had with others than its owner. */
export const countConversations = (db: Queryable, accountId: string, since: Date) =>
  count(db, accountId, { testChats: 'hide', since })

/** How many conversations of each assistant wait for the owner to teach something: those that the list then shows. */
export const countUntaught = (db: Queryable, accountId: string, since: Date) =>
  count(db, accountId, { answers: 'untaught', since })
