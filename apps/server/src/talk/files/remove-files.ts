import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import type { FileStore } from './file-store.ts'
import { deleteFilesBefore, listFileIdsOfAccount, listFileIdsOfAssistant, listSent } from './store.ts'

/**
 * Lists the files of an assistant before its deletion and returns a function that removes them afterwards. A crash in
 * between leaves files for sweep-files.ts, never a conversation with missing files.
 */
export async function removeFilesOfAssistant(
  { db, files }: { db: Queryable; files: FileStore },
  accountId: string,
  assistantId: string,
): Promise<() => Promise<void>> {
  const ids = await listFileIdsOfAssistant(db, accountId, assistantId)
  return () => files.remove(ids)
}

export async function removeFilesOfConversations(
  { db, files }: { db: Queryable; files: FileStore },
  accountId: string,
  conversationIds: readonly string[],
): Promise<() => Promise<void>> {
  const sent = await listSent(db, accountId, conversationIds)
  return () => files.remove(sent.map(({ id }) => id))
}

/** Also returns the count for the erasure receipt. */
export async function removeFilesOfAccount(
  { db, files }: { db: Queryable; files: FileStore },
  accountId: string,
): Promise<{ count: number; remove: () => Promise<void> }> {
  const ids = await listFileIdsOfAccount(db, accountId)
  return { count: ids.length, remove: () => files.remove(ids) }
}

/** Their conversations may continue. */
export async function removeFilesBefore(
  { db, files }: Pick<Services, 'db' | 'files'>,
  accountId: string,
  before: Date,
) {
  await files.remove(await deleteFilesBefore(db, accountId, before))
}
