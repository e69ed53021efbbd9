import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { messages } from '../../platform/db/schema/conversations.ts'

export const listPersonMessages = (db: Queryable, accountId: string, conversationId: string, after: number) =>
  db
    .select({
      id: messages.id,
      content: messages.content,
      createdAt: messages.createdAt,
      author: messages.author,
    })
    .from(messages)
    .where(
      and(
        eq(messages.accountId, accountId),
        eq(messages.conversationId, conversationId),
        isNotNull(messages.author),
        gt(messages.id, after),
      ),
    )
    .orderBy(asc(messages.id))
    .limit(200)
