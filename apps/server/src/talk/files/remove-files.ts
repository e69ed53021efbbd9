import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import type { FileStore } from './file-store.ts'
import { deleteFilesBefore, listFileIdsOfAccount, listFileIdsOfAssistant, listSent } from './store.ts'

/**
 * Names all that visitors sent to an assistant about to be deleted; call what it returns once it is. In this order a
 * crash leaves bytes that sweep-files.ts finds, never a conversation whose files are missing.
 */
export async function removeFilesOfAssistant(
  { db, files }: { db: Queryable; files: FileStore },
  accountId: string,
  assistantId: string,
): Promise<() => Promise<void>> {
  const ids = await listFileIdsOfAssistant(db, accountId, assistantId)
  return () => files.remove(ids)
}

/** The same for conversations about to be deleted. */
export async function removeFilesOfConversations(
  { db, files }: { db: Queryable; files: FileStore },
  accountId: string,
  conversationIds: readonly string[],
): Promise<() => Promise<void>> {
  const sent = await listSent(db, accountId, conversationIds)
  return () => files.remove(sent.map(({ id }) => id))
}

/** The same for an account about to be erased, and how many there are. */
export async function removeFilesOfAccount(
  { db, files }: { db: Queryable; files: FileStore },
  accountId: string,
): Promise<{ count: number; remove: () => Promise<void> }> {
  const ids = await listFileIdsOfAccount(db, accountId)
  return { count: ids.length, remove: () => files.remove(ids) }
}

/** Removes an account's files that were sent before, while their conversations may go on. */
export async function removeFilesBefore(
  { db, files }: Pick<Services, 'db' | 'files'>,
  accountId: string,
  before: Date,
) {
  await files.remove(await deleteFilesBefore(db, accountId, before))
}
