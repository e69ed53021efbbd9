import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { leads } from '../../platform/db/schema/leads.ts'

/** Includes joined leads. */
export const countOwnedLeads = (db: Queryable, accountId: string) =>
  db.$count(leads, eq(leads.accountId, accountId))
