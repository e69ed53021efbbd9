import type { Lead, LeadChange } from '@foyer/contract/leads'
import type { Queryable } from '../db/client.ts'
import { readLead } from './read-leads.ts'
import { updateLead } from './store.ts'

/** What an owner makes of a lead: only what is named changes. */
export async function changeLead(
  db: Queryable,
  accountId: string,
  id: string,
  { status, note }: LeadChange,
  now: Date,
): Promise<Lead> {
  const before = await readLead(db, accountId, id)
  await updateLead(db, accountId, before.id, {
    ...(status !== undefined && { status }),
    ...(note !== undefined && { note }),
    updatedAt: now,
  })
  return readLead(db, accountId, before.id)
}
