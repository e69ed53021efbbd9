import type { Queryable } from '../../platform/db/client.ts'
import { deleteAllPages, insertLive } from './pages-store.ts'

export async function replacePages(
  tx: Queryable,
  { accountId, assistantId }: { accountId: string; assistantId: string },
  known: readonly { url: string; title: string; text: string }[],
  build: string,
  at: Date,
) {
  await deleteAllPages(tx, accountId, assistantId)
  await insertLive(
    tx,
    known.map(({ url, title, text }) => ({
      accountId,
      assistantId,
      url,
      title,
      text,
      contentHash: build,
      scannedAt: at,
    })),
  )
}
