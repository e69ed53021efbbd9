import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { conversations } from '../../platform/db/schema/conversations.ts'

export const conversationsWith = (db: Queryable, accountId: string, assistantId: string) =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), eq(conversations.assistantId, assistantId)))
