import type { Tier } from '@foyer/contract/plans'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'
import { tierSql } from '../auth/plan/plan-sql.ts'

export const listDueForScan = (db: Queryable, now: Date, tiers: readonly Tier[], limit: number) =>
  db
    .select({ id: assistants.id, accountId: assistants.accountId })
    .from(assistants)
    .where(
      and(
        lte(assistants.nextScanAt, now),
        eq(assistants.scansAutomatically, true),
        eq(assistants.suspended, false),
        inArray(tierSql(sql`${assistants.accountId}`), [...tiers]),
      ),
    )
    .orderBy(asc(assistants.nextScanAt))
    .limit(limit)
