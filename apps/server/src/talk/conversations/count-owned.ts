import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { conversations, messages } from '../../platform/db/schema/conversations.ts'

export const countSaid = async (db: Queryable, accountId: string) => ({
  conversations: await db.$count(conversations, eq(conversations.accountId, accountId)),
  messages: await db.$count(messages, eq(messages.accountId, accountId)),
})
