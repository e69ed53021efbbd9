import { type SQL, sql } from 'drizzle-orm'
import { handoffs } from '../../platform/db/schema/handoff.ts'

/** Whether a person is in some conversation with this assistant's visitors, as part of a statement that finds more. */
export const hasPerson = (assistantId: SQL<string>) =>
  // The state stands in the text: as a value that is sent along, the index of just those rows could not be used.
  sql<boolean>`exists (select from ${handoffs} where ${handoffs.assistantId} = ${assistantId} and ${handoffs.state} = 'person')`
