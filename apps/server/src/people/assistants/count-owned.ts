import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'

export const countOwnedAssistants = (db: Queryable, accountId: string) =>
  db.$count(assistants, eq(assistants.accountId, accountId))
