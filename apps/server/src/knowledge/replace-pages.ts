import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { pages } from '../db/schema/scans.ts'

type Whose = { accountId: string; assistantId: string }

/** These pages and no others, each with the hash of the build that they are of. */
export async function replacePages(
  tx: Queryable,
  { accountId, assistantId }: Whose,
  known: readonly { url: string; title: string; text: string }[],
  build: string,
  at: Date,
) {
  await tx.delete(pages).where(and(eq(pages.accountId, accountId), eq(pages.assistantId, assistantId)))
  await tx.insert(pages).values(
    known.map(({ url, title, text }) => ({
      accountId,
      assistantId,
      live: true,
      url,
      title,
      text,
      characters: sql<number>`char_length(${text})`,
      contentHash: build,
      scannedAt: at,
    })),
  )
}

/** The build that the pages are of; null where there are none. */
export async function findBuild(db: Queryable, { accountId, assistantId }: Whose): Promise<string | null> {
  const [row] = await db
    .select({ build: pages.contentHash })
    .from(pages)
    .where(and(eq(pages.accountId, accountId), eq(pages.assistantId, assistantId), eq(pages.live, true)))
    .limit(1)
  return row?.build ?? null
}
