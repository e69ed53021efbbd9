import { folded } from '@foyer/contract/folded'
import type { Lead, LeadStatus, LeadTotals } from '@foyer/contract/leads'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { showLeads } from './show-leads.ts'
import { countByStatus, type Filter, findLead, listLeads } from './store.ts'

export type LeadQuery = { assistant?: string; status?: LeadStatus | 'all'; q?: string }

/** Filtering by another account's assistant is 404, as an empty list would look like an answer. */
export async function filterOf(
  db: Queryable,
  accountId: string,
  { assistant, status, q }: LeadQuery,
): Promise<Filter> {
  const one = assistant && assistant !== 'all' ? assistant : null
  if (one) await findOwnedAssistant(db, accountId, one)
  const search = folded(q ?? '').trim()
  return {
    ...(one && { assistantId: one }),
    ...(status && status !== 'all' && { status }),
    ...(search && { search }),
  }
}

export async function readLeads(
  db: Queryable,
  accountId: string,
  wanted: LeadQuery & { limit: number; cursor?: string },
): Promise<{ shown: Lead[]; next: string | null }> {
  const filter = await filterOf(db, accountId, wanted)
  const rows = await listLeads(db, accountId, filter, readCursor(wanted.cursor), wanted.limit + 1)
  const shown = rows.slice(0, wanted.limit)
  const last = shown.at(-1)
  const next = last && rows.length > wanted.limit ? { place: last.place, id: last.lead.id } : null
  return { shown: await showLeads(db, accountId, shown), next: next && writeCursor(next) }
}

export async function readLead(db: Queryable, accountId: string, id: string): Promise<Lead> {
  const found = isId(id) ? await findLead(db, accountId, id) : null
  if (!found) throw new Failure('not_found', 'No such lead.')
  const [lead] = await showLeads(db, accountId, [found])
  return lead!
}

export async function readTotals(db: Queryable, accountId: string, wanted: LeadQuery): Promise<LeadTotals> {
  const rows = await countByStatus(db, accountId, await filterOf(db, accountId, wanted))
  const of = (status: LeadStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return { new: of('new'), contacted: of('contacted'), closed: of('closed') }
}
