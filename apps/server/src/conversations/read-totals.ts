import type { ConversationTotals } from '@foyer/contract/conversations'
import type { Services } from '../services.ts'
import { filterOf, type Wanted } from './read-conversations.ts'
import { countAll, countDays, countSince } from './totals-store.ts'

// Fewer are looked at sooner than anything about them is looked up.
const manyConversations = 2_000

export async function readTotals(
  services: Pick<Services, 'db' | 'now'>,
  accountId: string,
  wanted: Wanted,
): Promise<ConversationTotals> {
  const filter = await filterOf(services, accountId, wanted)
  const total = filter.since
    ? { ...(await countSince(services.db, accountId, filter, filter.since)), due: false }
    : await countAll(services.db, accountId, filter)
  if (total.due && total.lookedAt >= manyConversations) await countDays(services.db, accountId)
  return {
    totalConversations: total.conversations,
    totalMessages: total.messages,
    testChats: total.testChats,
    averageSatisfaction: total.rating,
  }
}
