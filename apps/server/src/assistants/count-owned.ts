import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { assistants } from '../db/schema/assistants.ts'

/** The assistants of an account, those that rest among them. */
export const countOwnedAssistants = (db: Queryable, accountId: string) =>
  db.$count(assistants, eq(assistants.accountId, accountId))
