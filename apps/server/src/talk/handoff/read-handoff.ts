import type { Handoff, OwnerHandoff } from '@foyer/contract/handoff'
import type { Services } from '../../services.ts'
import { showHandoff, showOwnersHandoff } from './show-handoff.ts'
import { findHandoff, listHandoffs } from './store.ts'

/** Null if no person was ever requested or present. */
export async function readHandoff(
  services: Pick<Services, 'db' | 'now' | 'handingOver'>,
  accountId: string,
  conversationId: string,
): Promise<Handoff | null> {
  const row = await findHandoff(services.db, { accountId, conversationId })
  return row && showHandoff(row, services)
}

export async function readHandoffs(
  services: Pick<Services, 'db' | 'now' | 'handingOver'>,
  accountId: string,
  conversationIds: readonly string[],
): Promise<Map<string, OwnerHandoff>> {
  const rows = await listHandoffs(services.db, accountId, conversationIds)
  const shown = rows.map(
    async (row) => [row.conversationId, await showOwnersHandoff(services.db, row, services)] as const,
  )
  return new Map(await Promise.all(shown))
}
