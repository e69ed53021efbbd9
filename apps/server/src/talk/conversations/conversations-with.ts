import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { conversations } from '../../platform/db/schema/conversations.ts'

/** The ids of all conversations with an assistant, to be part of a query for what belongs to them. */
export const conversationsWith = (db: Queryable, accountId: string, assistantId: string) =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), eq(conversations.assistantId, assistantId)))
