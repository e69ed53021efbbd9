import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { conversations } from '../../platform/db/schema/conversations.ts'

/** A visitor is identified by their secret. Behind an integrator's key each session is another person. */
export async function findPerson(db: Queryable, accountId: string, id: string) {
  const [one] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), eq(conversations.id, id)))
  if (!one) return null
  const { callerKind, caller, sessionId } = one
  return { callerKind, caller, sessionId: callerKind === 'integrator' ? sessionId : null }
}
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

export async function listOfPerson(db: Queryable, accountId: string, person: Person) {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.accountId, accountId),
        eq(conversations.callerKind, person.callerKind),
        eq(conversations.caller, person.caller),
        person.sessionId === null ? undefined : eq(conversations.sessionId, person.sessionId),
      ),
    )
  return rows.map((row) => row.id)
}
