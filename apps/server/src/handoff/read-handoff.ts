import type { Handoff } from '@foyer/contract/handoff'
import { showHandoff } from '../conversations/show-handoff.ts'
import type { Services } from '../services.ts'
import { findHandoff } from './store.ts'

/** Who answers in a conversation; null where nobody was ever asked for or there. */
export async function readHandoff(
  services: Pick<Services, 'db' | 'now' | 'handingOver'>,
  accountId: string,
  conversationId: string,
): Promise<Handoff | null> {
  const row = await findHandoff(services.db, { accountId, conversationId })
  return row && showHandoff(row, services)
}
