import { asc, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { taughtAnswers } from '../../platform/db/schema/taught.ts'
import { mostTaught, owned } from './store.ts'

export const listTaught = (db: Queryable, accountId: string, assistantId: string) =>
  db
    .select({ question: taughtAnswers.question, answer: taughtAnswers.answer })
    .from(taughtAnswers)
    .where(owned(accountId, assistantId))
    .orderBy(asc(taughtAnswers.createdAt), asc(taughtAnswers.id))

export async function listTaughtQuestions(db: Queryable, accountId: string, assistantId: string | null) {
  return db
    .select({ text: taughtAnswers.question, assistantId: taughtAnswers.assistantId })
    .from(taughtAnswers)
    .where(assistantId ? owned(accountId, assistantId) : eq(taughtAnswers.accountId, accountId))
    .orderBy(desc(taughtAnswers.createdAt), desc(taughtAnswers.id))
    .limit(mostTaught)
}
