import { everywhereMark } from '@foyer/contract/everywhere-mark'
import type { Queryable } from '../../platform/db/client.ts'
import {
  countChanged,
  deleteNotStaged,
  deleteStagedTwins,
  insertCopies,
  publishStaged,
  updateFromStaged,
} from './published-pages-store.ts'

type Scan = { id: string; accountId: string }

export const publishCopies = (db: Queryable, scan: Scan, assistantId: string) =>
  insertCopies(db, scan, assistantId)

/** Text shared by all pages is not counted as a page. */
const countPages = (urls: readonly string[]) => urls.filter((url) => !url.endsWith(everywhereMark)).length

/** Runs in the caller's transaction. Pages that stay keep their ids. */
export async function swapPages(db: Queryable, scan: Scan, assistantId: string) {
  const gone = await deleteNotStaged(db, scan, assistantId)
  const changed = await countChanged(db, scan, assistantId)
  await updateFromStaged(db, scan, assistantId)
  await deleteStagedTwins(db, scan, assistantId)
  const added = await publishStaged(db, scan, assistantId)
  return { added: countPages(added), changed, removed: countPages(gone) }
}
