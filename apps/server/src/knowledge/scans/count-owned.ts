import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { scans } from '../../platform/db/schema/scans.ts'

/** All scans of an account, whatever became of them. */
export const countOwnedScans = (db: Queryable, accountId: string) =>
  db.$count(scans, eq(scans.accountId, accountId))
