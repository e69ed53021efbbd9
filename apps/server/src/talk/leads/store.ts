import type { LeadStatus } from '@foyer/contract/leads'
import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { leadAliases, leads } from '../../platform/db/schema/leads.ts'
import type { Cursor } from '../../platform/http/cursor.ts'

export type LeadRow = typeof leads.$inferSelect
export type NewLeadRow = typeof leads.$inferInsert

type LeadSession = Pick<LeadRow, 'accountId' | 'assistantId' | 'callerKind' | 'caller' | 'sessionId'>

/** Earlier releases stored several rows per session. The visible one comes first. */
export async function findLeadOfSession(
  db: Queryable,
  { accountId, assistantId, callerKind, caller, sessionId }: LeadSession,
): Promise<LeadRow | null> {
  const [row] = await db
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.accountId, accountId),
        eq(leads.assistantId, assistantId),
        eq(leads.callerKind, callerKind),
        eq(leads.caller, caller),
        eq(leads.sessionId, sessionId),
      ),
    )
    .orderBy(sql`${leads.mergedInto} nulls first`, asc(leads.createdAt), asc(leads.id))
    .limit(1)
  return row ?? null
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

// Old ids are not needed, and endless repeats must not fill the table.
const maxAliases = 100

/** An additional id, returned for an addition to a lead. */
export async function insertAlias(db: Queryable, accountId: string, leadId: string): Promise<{ id: string }> {
  const [row] = await db.insert(leadAliases).values({ accountId, leadId }).returning({ id: leadAliases.id })
  await db.delete(leadAliases).where(
    and(
      eq(leadAliases.accountId, accountId),
      inArray(
        leadAliases.id,
        db
          .select({ id: leadAliases.id })
          .from(leadAliases)
          .where(and(eq(leadAliases.leadId, leadId), ne(leadAliases.id, row!.id)))
          .orderBy(desc(leadAliases.createdAt), asc(leadAliases.id))
          .offset(maxAliases),
      ),
    ),
  )
  return row!
}

export async function moveLeadUnder(db: Queryable, accountId: string, id: string, root: string) {
  await db
    .update(leads)
    .set({ mergedInto: root })
    .where(and(eq(leads.accountId, accountId), or(eq(leads.id, id), eq(leads.mergedInto, id))))
}

export const listJoined = (db: Queryable, accountId: string, ids: readonly string[]): Promise<LeadRow[]> =>
  db
    .select()
    .from(leads)
    .where(and(eq(leads.accountId, accountId), inArray(leads.mergedInto, [...ids])))
    .orderBy(asc(leads.createdAt), asc(leads.id))

export type Filter = { assistantId?: string; status?: LeadStatus; search?: string }

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Searches folded text as in conversations; phone numbers also without spaces. */
const matchesOwnText = (lead: typeof leads, search: string): SQL => sql`(
  search_folded(concat_ws(' ', ${lead.name}, ${lead.email}, ${lead.phone}, ${lead.phoneKey},
    array_to_string(${lead.earlierContacts}, ' '), ${lead.message}, ${lead.note}))
  like ${`%${literal(search)}%`})`

/** Includes joined leads. */
function matchesText(search: string): SQL {
  const part = alias(leads, 'part') as unknown as typeof leads
  return sql`(${matchesOwnText(leads, search)} or exists (select from ${leads} ${sql.identifier('part')}
    where ${part.mergedInto} = ${leads.id} and ${part.accountId} = ${leads.accountId} and ${matchesOwnText(part, search)}))`
}

const matching = (accountId: string, { assistantId, status, search }: Filter) =>
  and(
    eq(leads.accountId, accountId),
    isNull(leads.mergedInto),
    assistantId ? eq(leads.assistantId, assistantId) : undefined,
    status ? eq(leads.status, status) : undefined,
    search ? matchesText(search) : undefined,
  )

const shown = {
  lead: leads,
  // A Date has no microseconds, and the cursor must not skip leads of the same millisecond.
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

/** Finds a lead by its id, by one joined to it, or by any id returned to its visitor. */
export async function findLead(db: Queryable, accountId: string, id: string): Promise<ListedLead | null> {
  const found = alias(leads, 'found')
  const aliased = db
    .select({ id: leadAliases.leadId })
    .from(leadAliases)
    .where(and(eq(leadAliases.accountId, accountId), eq(leadAliases.id, id)))
  const root = db
    .select({ id: sql`coalesce(${found.mergedInto}, ${found.id})` })
    .from(found)
    .where(and(eq(found.accountId, accountId), or(eq(found.id, id), inArray(found.id, aliased))))
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

/** Includes joined leads. Returns all deleted ids. */
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

/** A visitor is identified by their secret. Behind an integrator's key each session is another person. */
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
