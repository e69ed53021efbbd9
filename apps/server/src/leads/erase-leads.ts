import type { Queryable } from '../db/client.ts'
import { deleteLeadsOf, type Person } from './store.ts'

/** All that a person left to be reached by, with every assistant of the account. */
export const eraseLeadsOf = (db: Queryable, accountId: string, person: Person) =>
  deleteLeadsOf(db, accountId, person)
