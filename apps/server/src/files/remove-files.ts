import type { Queryable } from '../db/client.ts'
import type { Services } from '../services.ts'
import type { FileStore } from './file-store.ts'
import { deleteFilesBefore, listFileIds, listFileIdsOfAssistant } from './store.ts'

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

/** The same for all that visitors sent to an assistant about to be deleted. */
export async function removeFilesOfAssistant(
  { db, files }: { db: Queryable; files: FileStore },
  accountId: string,
  assistantId: string,
): Promise<() => Promise<void>> {
  const ids = await listFileIdsOfAssistant(db, accountId, assistantId)
  return () => files.remove(ids)
}

/** Removes an account's files that were sent before, while their conversations may go on. */
export async function removeFilesBefore(
  { db, files }: Pick<Services, 'db' | 'files'>,
  accountId: string,
  before: Date,
) {
  await files.remove(await deleteFilesBefore(db, accountId, before))
}
