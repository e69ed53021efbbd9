import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { taughtAnswers } from '../../platform/db/schema/taught.ts'

export const listTaught = (db: Queryable, accountId: string, assistantId: string) =>
  db
    .select({ question: taughtAnswers.question, answer: taughtAnswers.answer })
    .from(taughtAnswers)
    .where(and(eq(taughtAnswers.accountId, accountId), eq(taughtAnswers.assistantId, assistantId)))
    .orderBy(asc(taughtAnswers.createdAt), asc(taughtAnswers.id))
