import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { sessions } from '../db/schema/auth.ts'

/** The sessions of an account, on all its devices. */
export const countOwnedSessions = (db: Queryable, accountId: string) =>
  db.$count(sessions, eq(sessions.accountId, accountId))
