import type { SiteRules } from '@foyer/contract/sources'
import type { Queryable } from '../../platform/db/client.ts'
import { unwantedUrls } from '../corrections/change-site-rules.ts'
import { deleteStagedOfRemoved } from './published-pages-store.ts'
import { deleteStaged, deleteStagedPages, listStagedUrls } from './staged-pages-store.ts'

/** All that a scan has read, where nothing comes of it. */
export const dropStaged = (db: Queryable, scanId: string) => deleteStaged(db, scanId)

export const dropStagedPages = (db: Queryable, scanId: string, urls: readonly string[]) =>
  deleteStagedPages(db, scanId, urls)

/** Leaves out the pages that the owner does not want, or removed while the site was read, and says which. */
export async function dropUnwanted(
  db: Queryable,
  scan: { id: string; accountId: string },
  assistantId: string,
  rules: SiteRules,
): Promise<string[]> {
  const unwanted = unwantedUrls(await listStagedUrls(db, scan.id), rules)
  await deleteStagedPages(db, scan.id, unwanted)
  return [...unwanted, ...(await deleteStagedOfRemoved(db, scan, assistantId))]
}
