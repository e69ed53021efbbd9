import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { leads } from '../../platform/db/schema/leads.ts'

/**
 * Whom to write to about a conversation: the visitor who left an e-mail address in it and agreed to be written to. What the
 * owner or a program of theirs left is an address of their choice, to which nobody here writes.
 */
export async function findReachable(db: Queryable, accountId: string, conversationId: string) {
  const [row] = await db
    .select({ name: leads.name, email: leads.email })
    .from(leads)
    .where(
      and(
        eq(leads.accountId, accountId),
        eq(leads.conversationId, conversationId),
        eq(leads.callerKind, 'visitor'),
        isNotNull(leads.email),
      ),
    )
    .orderBy(desc(leads.updatedAt))
    .limit(1)
  return row?.email ? { name: row.name ?? '', address: row.email } : null
}
