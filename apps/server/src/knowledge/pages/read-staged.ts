import type { Queryable } from '../../platform/db/client.ts'
import { countRead, listRead as listReadPages, listStaged } from './staged-pages-store.ts'

const atOnce = 25

/** Staged pages in the order of their addresses, a few at a time: a large site does not fit into memory at once. */
export async function* readStaged(db: Queryable, scanId: string) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await listStaged(db, scanId, { after, limit: atOnce })
    if (rows.length > 0) yield rows
    after = rows.length === atOnce ? rows.at(-1)!.url : undefined
  }
}

/** How many pages a scan has read. */
export const countStaged = (db: Queryable, scanId: string) => countRead(db, scanId)

/** The addresses of the pages that a scan has read. */
export const listRead = (db: Queryable, scanId: string) => listReadPages(db, scanId)
