import type { Payer } from '../auth/plan-of.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { dropsOldestFiles, excessOf, isFull } from '../usage/storage.ts'
import { countFiles, deleteOldestFiles, type FileRow, insertFile } from './store.ts'

const mostFiles = 10
// The database lies on the same disk, and without room it stops.
const leastFreeBytes = 268_435_456

const noRoom = () =>
  new Failure('limit_reached', 'Storage limit reached. This assistant has no room for more files.', {
    limitReached: true,
  })

/** Asks before a byte is read whether there is room for any file, on the disk and in the plan. */
export async function requireRoomForFile(
  services: Pick<Services, 'db' | 'files' | 'stored'>,
  account: Payer,
) {
  const { db, files } = services
  if ((await files.freeBytes()) < leastFreeBytes)
    throw new Failure('unavailable', 'There is no room for files at the moment. Please try again later.')
  if (!dropsOldestFiles(account) && (await isFull(db, services, account))) throw noRoom()
}

/** Keeps a file with its conversation, if both the conversation and the account have room for it. */
export async function keepFile(
  services: Pick<Services, 'db' | 'files' | 'now' | 'stored'>,
  account: Payer,
  values: Parameters<typeof insertFile>[1],
): Promise<FileRow> {
  const { db, files } = services
  const { row, gone } = await db.transaction(async (tx) => {
    const excess = await excessOf(tx, services, account, values.size)
    if (excess > 0 && !dropsOldestFiles(account)) throw noRoom()
    if ((await countFiles(tx, account.id, values.conversationId)) >= mostFiles) {
      throw new Failure('limit_reached', `A conversation takes at most ${mostFiles} files.`)
    }
    // A stranger who fills the storage of the house assistant must not close it to the next.
    const gone = excess > 0 ? await deleteOldestFiles(tx, account.id, excess) : []
    return { row: await insertFile(tx, values), gone }
  })
  await files.remove(gone)
  return row
}
