import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { taughtAnswers } from '../../platform/db/schema/taught.ts'

export const countTaughtAnswers = (db: Queryable, accountId: string) =>
  db.$count(taughtAnswers, eq(taughtAnswers.accountId, accountId))
