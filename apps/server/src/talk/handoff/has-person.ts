import { type SQL, sql } from 'drizzle-orm'
import { handoffs } from '../../platform/db/schema/handoff.ts'

export const hasPerson = (assistantId: SQL<string>) =>
  // A literal state, because a parameter couldn't use the partial index.
  sql<boolean>`exists (select from ${handoffs} where ${handoffs.assistantId} = ${assistantId} and ${handoffs.state} = 'person')`
