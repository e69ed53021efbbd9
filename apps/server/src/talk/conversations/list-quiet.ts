import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { conversations } from '../../platform/db/schema/conversations.ts'

export async function listQuietSince(db: Queryable, accountId: string, before: Date, most: number) {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.accountId, accountId),
        lt(conversations.createdAt, before),
        or(isNull(conversations.lastMessageAt), lt(conversations.lastMessageAt, before)),
      ),
    )
    .limit(most)
  return rows.map(({ id }) => id)
}
