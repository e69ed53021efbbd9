import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { ownSources } from '../db/schema/sources.ts'

/** The files and texts that an owner added. */
export const countOwnedSources = (db: Queryable, accountId: string) =>
  db.$count(ownSources, eq(ownSources.accountId, accountId))
