import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { ownSources, pages } from '../../platform/db/schema/pages.ts'

export const countOwnedPages = async (db: Queryable, accountId: string) => ({
  pages: await db.$count(pages, eq(pages.accountId, accountId)),
  sources: await db.$count(ownSources, eq(ownSources.accountId, accountId)),
})
