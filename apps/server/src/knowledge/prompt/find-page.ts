import type { Queryable } from '../../platform/db/client.ts'
import { readRedaction } from '../facts/redaction.ts'
import { findByUrl } from '../pages/page-texts.ts'

export async function findPageByAddress(db: Queryable, accountId: string, assistantId: string, url: string) {
  const page = await findByUrl(db, accountId, assistantId, url)
  if (!page) return null
  const { ofSite } = await readRedaction(db, assistantId)
  return { ...page, title: ofSite(page.title), text: ofSite(page.text) }
}
