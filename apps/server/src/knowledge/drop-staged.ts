import type { SiteRules } from '@foyer/contract/sources'
import type { Queryable } from '../db/client.ts'
import { unwantedUrls } from './change-site-rules.ts'
import { deleteStaged, deleteStagedPages, listStagedUrls } from './staged-pages-store.ts'

/** All that a scan has read, where nothing comes of it. */
export const dropStaged = (db: Queryable, scanId: string) => deleteStaged(db, scanId)

/** Leaves out the pages that the owner does not want, and says which. */
export async function dropUnwanted(db: Queryable, scanId: string, rules: SiteRules): Promise<string[]> {
  const unwanted = unwantedUrls(await listStagedUrls(db, scanId), rules)
  await deleteStagedPages(db, scanId, unwanted)
  return unwanted
}
