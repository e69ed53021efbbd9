import type { Conversation } from '@foyer/contract/conversations'
import { readConversationsOf } from '../conversations/read-conversations.ts'
import type { Services } from '../services.ts'
import { listOpen, missWaiting } from './store.ts'

const mostShown = 100

/** Conversations that are going on now: those that want a person first, then those in which one is. */
export async function readLive(
  services: Pick<Services, 'db' | 'now' | 'handingOver'>,
  accountId: string,
): Promise<Conversation[]> {
  const { db, now, handingOver } = services
  const ago = (ms: number) => new Date(now().getTime() - ms)
  await missWaiting(db, accountId, ago(handingOver.patienceMs))
  const ids = await listOpen(db, accountId, ago(2.5 * handingOver.presenceMs), mostShown)
  return readConversationsOf(services, accountId, ids)
}
