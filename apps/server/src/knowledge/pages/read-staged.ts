import type { Queryable } from '../../platform/db/client.ts'
import { countRead, listRead as listReadPages, listStaged } from './staged-pages-store.ts'

const atOnce = 25

/** Large sites do not fit into memory. */
export async function* readStaged(db: Queryable, scanId: string) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await listStaged(db, scanId, { after, limit: atOnce })
    if (rows.length > 0) yield rows
    after = rows.length === atOnce ? rows.at(-1)!.url : undefined
  }
}

export const countStaged = (db: Queryable, scanId: string) => countRead(db, scanId)

export const listRead = (db: Queryable, scanId: string) => listReadPages(db, scanId)
