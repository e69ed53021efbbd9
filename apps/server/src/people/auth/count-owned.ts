import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { sessions } from '../../platform/db/schema/auth.ts'

export const countOwnedSessions = (db: Queryable, accountId: string) =>
  db.$count(sessions, eq(sessions.accountId, accountId))
