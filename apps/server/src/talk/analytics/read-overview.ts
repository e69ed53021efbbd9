import { type Overview, overviewDays } from '@foyer/contract/overview'
import { countFacts } from '../../knowledge/facts/count-facts.ts'
import { listOwnedAssistants } from '../../people/assistants/find-assistant.ts'
import type { Services } from '../../services.ts'
import { countConversations, countUntaught } from '../conversations/count-conversations.ts'
import { findAskers } from '../conversations/find-askers.ts'

const day = 24 * 3_600_000

export async function readOverview(
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
): Promise<Overview> {
  const since = new Date(now().getTime() - overviewDays * day)
  const [rows, conversations, unanswered, asked] = await Promise.all([
    listOwnedAssistants(db, accountId),
    countConversations(db, accountId, since),
    countUntaught(db, accountId, since),
    findAskers(db, accountId),
  ])
  const facts = await countFacts(
    db,
    rows.map(({ id }) => id),
  )
  return {
    assistants: rows.map(({ id }) => ({
      id,
      conversations: conversations.get(id) ?? 0,
      unanswered: unanswered.get(id) ?? 0,
      facts: facts.get(id) ?? 0,
    })),
    unanswered: rows.reduce((sum, { id }) => sum + (unanswered.get(id) ?? 0), 0),
    start: {
      created: rows.length > 0,
      asked: asked.owner,
      // A visitor's question proves that the widget is installed, even if no page view was recorded.
      embedded: asked.visitor || rows.some(({ widgetSeenAt }) => widgetSeenAt !== null),
      visited: asked.visitor,
    },
  }
}
