import type { Queryable } from '../db/client.ts'
import { Failure } from '../http/failure.ts'
import { isId } from '../http/ids.ts'
import { forgetNotices } from '../notices/forget-notices.ts'
import { deleteLeads, findLead, listOfPerson, type Person } from './store.ts'
import { subjectOf } from './tell-lead.ts'

/**
 * A lead, whatever was merged into it, and what was told of it: the notices here, and what waits for webhooks by its
 * reference.
 */
export async function eraseLead(db: Queryable, accountId: string, id: string) {
  const found = isId(id) ? await findLead(db, accountId, id) : null
  if (!found) throw new Failure('not_found', 'No such lead.')
  await erase(db, accountId, [found.lead.id])
}

/** All that a person left to be reached by, with every assistant of the account. */
export const eraseLeadsOf = async (db: Queryable, accountId: string, person: Person) =>
  erase(db, accountId, await listOfPerson(db, accountId, person))

const erase = (db: Queryable, accountId: string, ids: readonly string[]) =>
  db.transaction(async (tx) => {
    for (const id of await deleteLeads(tx, accountId, ids)) await forgetNotices(tx, accountId, subjectOf(id))
  })
