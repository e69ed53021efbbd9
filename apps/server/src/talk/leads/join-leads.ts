import { type Lead, type LeadStatus, noteLimit } from '@foyer/contract/leads'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Database } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { joinTexts } from './merge-lead.ts'
import { readLead } from './read-leads.ts'
import { findLead, moveLeadUnder, updateLead } from './store.ts'

/** Joins two leads of the same person under the older one. */
export async function joinLeads(
  db: Database,
  accountId: string,
  id: string,
  otherId: string,
  now: Date,
): Promise<Lead> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const find = async (wanted: string) => {
      const found = isId(wanted) ? await findLead(tx, accountId, wanted) : null
      if (!found) throw new Failure('not_found', 'No such lead.')
      return found.lead
    }
    const both = [await find(id), await find(otherId)]
    const [older, newer] = both.sort(
      (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
    ) as [(typeof both)[0], (typeof both)[0]]
    if (older.id !== newer.id) {
      if (older.assistantId !== newer.assistantId)
        throw new Failure('bad_request', 'These leads were left with two assistants.')
      const note = newer.note ? joinTexts(older.note, newer.note) : older.note
      if (note.length > noteLimit)
        throw new Failure('conflict', 'Their notes are too long to become one. Shorten one of them first.')
      await moveLeadUnder(tx, accountId, newer.id, older.id)
      await updateLead(tx, accountId, newer.id, { note: '' })
      const status = moreUrgent(older.status, newer.status)
      await updateLead(tx, accountId, older.id, { note, status, updatedAt: now })
    }
    return readLead(tx, accountId, older.id)
  })
}

/** An open lead wins: a person who wrote again needs a reply again. */
const moreUrgent = (one: LeadStatus, other: LeadStatus) =>
  (['new', 'contacted', 'closed'] as const).find((status) => status === one || status === other)!
