import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { leads } from '../../platform/db/schema/leads.ts'

/** The visitor's own email address in this conversation. Addresses left by the owner or a program are never mailed. */
export async function findVisitorContact(db: Queryable, accountId: string, conversationId: string) {
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
