import type { NewTaughtAnswer } from '@foyer/contract/analytics'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { taughtAnswers } from '../../platform/db/schema/taught.ts'

// Taught answers outrank pages, so a limit keeps the site the main source.
export const mostTaught = 500

export const owned = (accountId: string, assistantId: string) =>
  and(eq(taughtAnswers.accountId, accountId), eq(taughtAnswers.assistantId, assistantId))

export const listTaught = (db: Queryable, accountId: string, assistantId: string) =>
  db
    .select()
    .from(taughtAnswers)
    .where(owned(accountId, assistantId))
    .orderBy(desc(taughtAnswers.createdAt), desc(taughtAnswers.id))

export async function countTaught(db: Queryable, accountId: string, assistantId: string) {
  const [row] = await db.select({ count: count() }).from(taughtAnswers).where(owned(accountId, assistantId))
  return row?.count ?? 0
}

export async function insertTaught(
  db: Queryable,
  accountId: string,
  assistantId: string,
  pair: NewTaughtAnswer,
) {
  const [row] = await db
    .insert(taughtAnswers)
    .values({ accountId, assistantId, ...pair })
    .returning()
  return row!
}

export async function updateTaught(
  db: Queryable,
  accountId: string,
  assistantId: string,
  id: string,
  pair: NewTaughtAnswer,
) {
  const [row] = await db
    .update(taughtAnswers)
    .set(pair)
    .where(and(owned(accountId, assistantId), eq(taughtAnswers.id, id)))
    .returning()
  return row ?? null
}

export async function deleteTaught(db: Queryable, accountId: string, assistantId: string, id: string) {
  const rows = await db
    .delete(taughtAnswers)
    .where(and(owned(accountId, assistantId), eq(taughtAnswers.id, id)))
    .returning({ id: taughtAnswers.id })
  return rows.length > 0
}
