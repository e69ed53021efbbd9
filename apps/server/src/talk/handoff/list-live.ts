import type { Services } from '../../services.ts'
import { listOpen, markMissed } from './store.ts'

const maxShown = 100

/** Current conversations: those waiting for a person first, then those with one. */
export async function listLive(
  { db, now, handingOver }: Pick<Services, 'db' | 'now' | 'handingOver'>,
  accountId: string,
): Promise<string[]> {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  await markMissed(db, accountId, ago(handingOver.patienceMs))
  return listOpen(db, accountId, ago(2.5 * handingOver.presenceMs), maxShown)
}
