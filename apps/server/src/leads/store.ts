import type { LeadStatus } from '@foyer/contract/leads'
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/client.ts'
import { leads } from '../db/schema/leads.ts'
import type { Cursor } from '../http/cursor.ts'

export type LeadRow = typeof leads.$inferSelect
export type NewLeadRow = typeof leads.$inferInsert

/** Who left something, as conversations name their callers. */
type LeadIdentity = Pick<LeadRow, 'callerKind' | 'caller' | 'sessionId' | 'emailKey' | 'phoneKey'>

/**
 * What the same person left at this assistant before, oldest first: in the same session, or under the same address or
 * number. Where that was merged into another, that one.
 */
export async function listSamePerson(
  db: Queryable,
  accountId: string,
  assistantId: string,
  left: LeadIdentity,
) {
  const found = alias(leads, 'found')
  const samePerson = or(
    and(
      eq(found.callerKind, left.callerKind),
      eq(found.caller, left.caller),
      eq(found.sessionId, left.sessionId),
    ),
    left.emailKey === null ? undefined : eq(found.emailKey, left.emailKey),
    left.phoneKey === null ? undefined : eq(found.phoneKey, left.phoneKey),
  )
  const ids = db
    .select({ id: sql`coalesce(${found.mergedInto}, ${found.id})` })
    .from(found)
    .where(and(eq(found.accountId, accountId), eq(found.assistantId, assistantId), samePerson))
  return db
    .select()
    .from(leads)
    .where(and(eq(leads.accountId, accountId), sql`${leads.id} in ${ids}`))
    .orderBy(asc(leads.createdAt), asc(leads.id))
}

export async function hasSession(db: Queryable, accountId: string, assistantId: string, left: LeadIdentity) {
  const [row] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.accountId, accountId),
        eq(leads.assistantId, assistantId),
        eq(leads.callerKind, left.callerKind),
        eq(leads.caller, left.caller),
        eq(leads.sessionId, left.sessionId),
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function insertLead(db: Queryable, values: NewLeadRow): Promise<LeadRow> {
  const [row] = await db.insert(leads).values(values).returning()
  return row!
}

export async function updateLead(
  db: Queryable,
  accountId: string,
  id: string,
  values: Partial<Omit<NewLeadRow, 'id' | 'accountId'>>,
) {
  await db
    .update(leads)
    .set(values)
    .where(and(eq(leads.accountId, accountId), eq(leads.id, id)))
}

/** Puts leads, and those that had been merged into them, under another. */
export async function mergeInto(db: Queryable, accountId: string, ids: readonly string[], root: string) {
  if (ids.length === 0) return
  await db
    .update(leads)
    .set({ mergedInto: root })
    .where(
      and(
        eq(leads.accountId, accountId),
        or(inArray(leads.id, [...ids]), inArray(leads.mergedInto, [...ids])),
      ),
    )
}

export type Filter = { assistantId?: string; status?: LeadStatus; search?: string }

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Name, addresses, numbers, message and note, as conversations are searched; a number also without its spaces. */
const says = (search: string): SQL => sql`(
  search_folded(concat_ws(' ', ${leads.name}, ${leads.email}, ${leads.phone}, ${leads.phoneKey},
    array_to_string(${leads.earlierContacts}, ' '), ${leads.message}, ${leads.note}))
  like ${`%${literal(search)}%`})`

const matching = (accountId: string, { assistantId, status, search }: Filter) =>
  and(
    eq(leads.accountId, accountId),
    isNull(leads.mergedInto),
    assistantId ? eq(leads.assistantId, assistantId) : undefined,
    status ? eq(leads.status, status) : undefined,
    search ? says(search) : undefined,
  )

const shown = {
  lead: leads,
  // To the microsecond, which a Date is too coarse for: two leads of one millisecond must not get lost.
  place: sql<string>`${leads.createdAt}::text`,
}
export type ListedLead = { lead: LeadRow; place: string }

export function listLeads(
  db: Queryable,
  accountId: string,
  filter: Filter,
  cursor: Cursor | null,
  limit: number,
): Promise<ListedLead[]> {
  const after = cursor
    ? sql`(${leads.createdAt}, ${leads.id}) < (${cursor.place}::timestamptz, ${cursor.id}::uuid)`
    : undefined
  return db
    .select(shown)
    .from(leads)
    .where(and(matching(accountId, filter), after))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit)
}

/** Finds a lead by its id, or by that of one that was merged into it. */
export async function findLead(db: Queryable, accountId: string, id: string): Promise<ListedLead | null> {
  const found = alias(leads, 'found')
  const root = db
    .select({ id: sql`coalesce(${found.mergedInto}, ${found.id})` })
    .from(found)
    .where(and(eq(found.accountId, accountId), eq(found.id, id)))
  const [row] = await db
    .select(shown)
    .from(leads)
    .where(and(eq(leads.accountId, accountId), sql`${leads.id} in ${root}`))
  return row ?? null
}

export async function countByStatus(db: Queryable, accountId: string, filter: Filter) {
  return db
    .select({ status: leads.status, count: count() })
    .from(leads)
    .where(matching(accountId, filter))
    .groupBy(leads.status)
}

/** Deletes leads with all that was merged into them; answers every id that is gone. */
export async function deleteLeads(db: Queryable, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .delete(leads)
    .where(
      and(
        eq(leads.accountId, accountId),
        or(inArray(leads.id, [...ids]), inArray(leads.mergedInto, [...ids])),
      ),
    )
    .returning({ id: leads.id })
  return rows.map(({ id }) => id)
}

/** A person is who holds the secret; behind an integrator's key each session is somebody else. */
export type Person = Pick<LeadRow, 'callerKind' | 'caller'> & { sessionId: string | null }

export async function listOfPerson(db: Queryable, accountId: string, person: Person) {
  const rows = await db
    .select({ id: sql<string>`coalesce(${leads.mergedInto}, ${leads.id})` })
    .from(leads)
    .where(
      and(
        eq(leads.accountId, accountId),
        eq(leads.callerKind, person.callerKind),
        eq(leads.caller, person.caller),
        person.sessionId === null ? undefined : eq(leads.sessionId, person.sessionId),
      ),
    )
  return rows.map(({ id }) => id)
}
