import { and, asc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { scanLedger, scans } from '../db/schema/scans.ts'

export type LedgerRow = Pick<
  typeof scanLedger.$inferInsert,
  'url' | 'status' | 'outcome' | 'reason' | 'bytes' | 'ms'
>

export async function insertLedger(db: Queryable, scanId: string, rows: readonly LedgerRow[]) {
  if (rows.length === 0) return
  await db
    .insert(scanLedger)
    .values(rows.map((row) => ({ ...row, scanId })))
    .onConflictDoNothing()
}

/** What an interrupted run was done with. A page counts as kept once it is staged, not once it is in the ledger. */
export async function settledAddresses(db: Queryable, scanId: string) {
  return db
    .select({ url: scanLedger.url, outcome: scanLedger.outcome })
    .from(scanLedger)
    .where(and(eq(scanLedger.scanId, scanId), sql`${scanLedger.outcome} <> 'kept'`))
}

/**
 * Addresses that could not be had for reasons that pass: no answer, or an error of the server. Only a page the site says
 * is gone, or no longer shows, is forgotten.
 */
export async function unreachableAddresses(db: Queryable, scanId: string): Promise<string[]> {
  const { status } = scanLedger
  const passes = or(isNull(status), gte(status, 500), inArray(status, [408, 425, 429]))
  const rows = await db
    .select({ url: scanLedger.url })
    .from(scanLedger)
    .where(and(eq(scanLedger.scanId, scanId), eq(scanLedger.outcome, 'failed'), passes))
  return rows.map(({ url }) => url)
}

/** Tells the owner why a page that was read is not known. */
export async function noteDropped(
  db: Queryable,
  scanId: string,
  dropped: readonly { url: string; reason: string }[],
) {
  for (const { url, reason } of dropped) {
    await db
      .update(scanLedger)
      .set({ outcome: 'dropped', reason })
      .where(and(eq(scanLedger.scanId, scanId), eq(scanLedger.url, url)))
  }
}

export async function listLedger(
  db: Queryable,
  accountId: string,
  scanId: string,
  { after, limit }: { after: number; limit: number },
) {
  return db
    .select({
      id: scanLedger.id,
      url: scanLedger.url,
      status: scanLedger.status,
      outcome: scanLedger.outcome,
      reason: scanLedger.reason,
      bytes: scanLedger.bytes,
      ms: scanLedger.ms,
    })
    .from(scanLedger)
    .innerJoin(scans, eq(scans.id, scanLedger.scanId))
    .where(and(eq(scans.accountId, accountId), eq(scans.id, scanId), gt(scanLedger.id, after)))
    .orderBy(asc(scanLedger.id))
    .limit(limit)
}
