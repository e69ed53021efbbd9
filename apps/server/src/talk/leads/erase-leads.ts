import { lockAccount } from '../../people/auth/lock-account.ts'
import { forgetNotices } from '../../people/notices/forget-notices.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { subjectOf } from './announce-lead.ts'
import { deleteLeads, findLead, listOfPerson, type Person } from './store.ts'

/** Erases a lead with everything joined to it and its notices. Pending webhooks are deleted by reference. */
export const eraseLead = (db: Queryable, accountId: string, id: string) =>
  erase(db, accountId, async (tx) => {
    const found = isId(id) ? await findLead(tx, accountId, id) : null
    if (!found) throw new Failure('not_found', 'No such lead.')
    return [found.lead.id]
  })

export const eraseLeadsOf = (db: Queryable, accountId: string, person: Person) =>
  erase(db, accountId, (tx) => listOfPerson(tx, accountId, person))

const erase = (db: Queryable, accountId: string, find: (tx: Queryable) => Promise<string[]>) =>
  db.transaction(async (tx) => {
    // The lock keeps concurrently joined leads together.
    await lockAccount(tx, accountId)
    for (const id of await deleteLeads(tx, accountId, await find(tx)))
      await forgetNotices(tx, accountId, subjectOf(id))
  })
