import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'

export const selectAssistantIds = (db: Queryable, accountId: string) =>
  db.select({ id: assistants.id }).from(assistants).where(eq(assistants.accountId, accountId))
