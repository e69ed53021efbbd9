import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages, taughtAnswers } from '../../platform/db/schema/pages.ts'

const pagesAtOnce = 100

/** Pages by address, so that every instance builds the same index. */
export function listPagesAfter(
  db: Queryable,
  accountId: string,
  assistantId: string,
  after: string,
  longest: number,
) {
  return db
    .select({
      url: pages.url,
      title: pages.title,
      language: pages.language,
      text: sql<string>`left(${pages.text}, ${longest})`,
    })
    .from(pages)
    .where(
      and(
        eq(pages.accountId, accountId),
        eq(pages.assistantId, assistantId),
        eq(pages.live, true),
        gt(pages.url, after),
      ),
    )
    .orderBy(asc(pages.url))
    .limit(pagesAtOnce)
}

/** How many characters each page has. */
export async function listPageLengths(db: Queryable, accountId: string, assistantId: string) {
  const rows = await db
    .select({ characters: pages.characters })
    .from(pages)
    .where(and(eq(pages.accountId, accountId), eq(pages.assistantId, assistantId), eq(pages.live, true)))
  return rows.map(({ characters }) => characters)
}

export function listTaught(db: Queryable, accountId: string, assistantId: string) {
  return db
    .select({ question: taughtAnswers.question, answer: taughtAnswers.answer })
    .from(taughtAnswers)
    .where(and(eq(taughtAnswers.accountId, accountId), eq(taughtAnswers.assistantId, assistantId)))
    .orderBy(asc(taughtAnswers.createdAt), asc(taughtAnswers.id))
}
