import type { SiteRules } from '@foyer/contract/sources'
import type { Queryable } from '../../platform/db/client.ts'
import { deleteStagedOfRemoved } from './published-pages-store.ts'
import { deleteStaged, deleteStagedPages, listStagedUrls } from './staged-pages-store.ts'
import { unwantedUrls } from './unwanted-urls.ts'

export const dropStaged = (db: Queryable, scanId: string) => deleteStaged(db, scanId)

export const dropStagedPages = (db: Queryable, scanId: string, urls: readonly string[]) =>
  deleteStagedPages(db, scanId, urls)

/** Returns what it dropped. */
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
