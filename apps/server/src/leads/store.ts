import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { leads } from '../db/schema/leads.ts'

/** Who left a lead. The person behind an integrator's key is known by their session, a visitor by their secret. */
export type Person = Pick<typeof leads.$inferSelect, 'callerKind' | 'caller'> & { sessionId: string | null }

export async function deleteLeadsOf(db: Queryable, accountId: string, person: Person) {
  await db
    .delete(leads)
    .where(
      and(
        eq(leads.accountId, accountId),
        eq(leads.callerKind, person.callerKind),
        eq(leads.caller, person.caller),
        person.sessionId === null ? undefined : eq(leads.sessionId, person.sessionId),
      ),
    )
}
