import type { Lead, LeadChange } from '@foyer/contract/leads'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { requireUnchanged } from '../../platform/http/require-unchanged.ts'
import { readLead } from './read-leads.ts'
import { updateLead } from './store.ts'

export async function changeLead(
  db: Queryable,
  accountId: string,
  id: string,
  { before: formBefore, status, note }: LeadChange,
  now: Date,
): Promise<Lead> {
  return db.transaction(async (tx) => {
    // The lock prevents a concurrent join, which would hide this change.
    await lockAccount(tx, accountId)
    const before = await readLead(tx, accountId, id)
    requireUnchanged(before, formBefore, { ...(status && { status }), ...(note !== undefined && { note }) })
    await updateLead(tx, accountId, before.id, {
      ...(status !== undefined && { status }),
      ...(note !== undefined && { note }),
      updatedAt: now,
    })
    return readLead(tx, accountId, before.id)
  })
}
