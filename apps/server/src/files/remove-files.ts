import type { Services } from '../services.ts'
import { listFileIds } from './store.ts'

/**
 * Names the files of conversations about to be deleted; call what it returns once they are. In this order a crash
 * leaves bytes that the broom finds, never a conversation whose files are missing.
 */
export async function removeFilesOf(
  { db, files }: Pick<Services, 'db' | 'files'>,
  accountId: string,
  conversationIds: readonly string[],
): Promise<() => Promise<void>> {
  const ids = await listFileIds(db, accountId, conversationIds)
  return () => files.remove(ids)
}
