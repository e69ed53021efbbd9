import type { Queryable } from '../../platform/db/client.ts'
import { readMayBeTold } from '../facts/redaction.ts'
import { findByUrl } from '../pages/page-texts.ts'

/** The redacted page. Text shared by all pages has an address of its own. */
export async function findPageByAddress(db: Queryable, accountId: string, assistantId: string, url: string) {
  const page = await findByUrl(db, accountId, assistantId, url)
  if (!page) return null
  const { ofSite } = await readMayBeTold(db, assistantId)
  return { ...page, title: ofSite(page.title), text: ofSite(page.text) }
}
