import type { Queryable } from '../db/client.ts'
import { findByUrl } from './pages-store.ts'
import { readWithdrawn } from './read-withdrawn.ts'

/** A page as it may be told, by its address. What stands on every page is kept under an address of its own. */
export async function findPageByAddress(db: Queryable, accountId: string, assistantId: string, url: string) {
  const page = await findByUrl(db, accountId, assistantId, url)
  if (!page) return null
  const withdraw = await readWithdrawn(db, assistantId)
  return withdraw ? { ...page, text: withdraw(page.text) } : page
}
