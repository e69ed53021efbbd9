import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { scans } from '../../platform/db/schema/scans.ts'

export const countOwnedScans = (db: Queryable, accountId: string) =>
  db.$count(scans, eq(scans.accountId, accountId))
