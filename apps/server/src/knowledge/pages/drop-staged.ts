import type { SiteRules } from '@foyer/contract/sources'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { deleteStagedOfRemoved } from './published-pages-store.ts'
import { listStagedUrls, stagedPages } from './staged-pages-store.ts'
import { unwantedUrls } from './unwanted-urls.ts'

export async function dropStaged(db: Queryable, scanId: string) {
  await db.delete(pages).where(stagedPages(scanId))
}

export async function dropStagedPages(db: Queryable, scanId: string, urls: readonly string[]) {
  for (const url of urls) await db.delete(pages).where(and(stagedPages(scanId), eq(pages.url, url)))
}

/** Returns what it dropped. */
export async function dropUnwanted(
  db: Queryable,
  scan: { id: string; accountId: string },
  assistantId: string,
  rules: SiteRules,
): Promise<string[]> {
  const unwanted = unwantedUrls(await listStagedUrls(db, scan.id), rules)
  await dropStagedPages(db, scan.id, unwanted)
  return [...unwanted, ...(await deleteStagedOfRemoved(db, scan, assistantId))]
}
