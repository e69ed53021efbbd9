import { sharedTextMark } from '@foyer/contract/shared-text-mark'
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

/** Makes what is known so far live as a copy; the scan goes on with its own. */
export const publishCopies = (db: Queryable, scan: Scan, assistantId: string) =>
  insertCopies(db, scan, assistantId)

/** What all pages repeat is stored beside them, comes and goes with them, and is not counted as a page. */
const countPages = (urls: readonly string[]) => urls.filter((url) => !url.endsWith(sharedTextMark)).length

/**
 * Puts the staged pages in the place of the live ones. A page that stays keeps its id. Must run in a transaction; says
 * what differs from before.
 */
export async function swapPages(db: Queryable, scan: Scan, assistantId: string) {
  const gone = await deleteNotStaged(db, scan, assistantId)
  const changed = await countChanged(db, scan, assistantId)
  await updateFromStaged(db, scan, assistantId)
  await deleteStagedTwins(db, scan, assistantId)
  const added = await publishStaged(db, scan, assistantId)
  return { added: countPages(added), changed, removed: countPages(gone) }
}
