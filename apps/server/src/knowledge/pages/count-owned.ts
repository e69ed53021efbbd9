import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistantFacts, ownSources, pages, taughtAnswers } from '../../platform/db/schema/pages.ts'

/** All that the assistants of an account know, shown to its owner or not. */
export const countKnown = async (db: Queryable, accountId: string, assistantIds: readonly string[]) => ({
  pages: await db.$count(pages, eq(pages.accountId, accountId)),
  facts: await db.$count(assistantFacts, inArray(assistantFacts.assistantId, [...assistantIds])),
  sources: await db.$count(ownSources, eq(ownSources.accountId, accountId)),
  taughtAnswers: await db.$count(taughtAnswers, eq(taughtAnswers.accountId, accountId)),
})
