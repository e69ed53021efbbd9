import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { assistants } from '../db/schema/assistants.ts'

/** Counts an account's assistants, paused ones too. */
export const countOwnedAssistants = (db: Queryable, accountId: string) =>
  db.$count(assistants, eq(assistants.accountId, accountId))
