import { dropsOldestFiles, isStorageFull, storageExcess } from '../../money/usage/storage.ts'
import type { Payer } from '../../people/auth/plan/plan-of.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import { beginConversation } from '../conversations/hold-conversation.ts'
import { countFiles, deleteOldestFiles, type FileRow, insertFile, type NewFile } from './store.ts'

const maxFiles = 10
// The database shares the disk and stops without space.
const leastFreeBytes = 268_435_456

const noRoom = () =>
  new Failure('limit_reached', 'Storage limit reached. This assistant has no room for more files.', {
    limitReached: true,
  })

/** Checks disk and plan before any byte is read. */
export async function requireRoomForFile(
  services: Pick<Services, 'db' | 'files' | 'stored'>,
  account: Payer,
) {
  const { db, files } = services
  if ((await files.freeBytes()) < leastFreeBytes)
    throw new Failure('unavailable', 'There is no room for files at the moment. Please try again later.')
  if (!dropsOldestFiles(account) && (await isStorageFull(db, services, account))) throw noRoom()
}

/**
 * Stores a file if the conversation and the account have room. The conversation starts in the same transaction, so that
 * a refusal leaves none behind.
 */
export async function keepFile(
  services: Pick<Services, 'db' | 'files' | 'now' | 'stored'>,
  account: Payer,
  place: ConversationPlace,
  values: Omit<NewFile, 'accountId' | 'conversationId' | 'createdAt'>,
): Promise<FileRow> {
  const { db, files, now } = services
  const { row, gone } = await db.transaction(async (tx) => {
    const excess = await storageExcess(tx, services, account, values.size)
    if (excess > 0 && !dropsOldestFiles(account)) throw noRoom()
    const held = await beginConversation(tx, place, now())
    if ((await countFiles(tx, account.id, held.conversationId)) >= maxFiles) {
      throw new Failure('limit_reached', `A conversation takes at most ${maxFiles} files.`)
    }
    // A stranger who fills the public assistant's storage must not block the next one.
    const gone = excess > 0 ? await deleteOldestFiles(tx, account.id, excess) : []
    return { row: await insertFile(tx, held, { ...values, createdAt: now() }), gone }
  })
  await files.remove(gone)
  return row
}
