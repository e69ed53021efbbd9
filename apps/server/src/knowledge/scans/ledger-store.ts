import { and, asc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { scanLedger, scans } from '../../platform/db/schema/scans.ts'

export type LedgerRow = Pick<
  typeof scanLedger.$inferInsert,
  'url' | 'status' | 'outcome' | 'reason' | 'verdict' | 'movedTo' | 'bytes' | 'ms'
>

export async function insertLedger(db: Queryable, scanId: string, rows: readonly LedgerRow[]) {
  if (rows.length === 0) return
  await db
    .insert(scanLedger)
    .values(rows.map((row) => ({ ...row, scanId })))
    .onConflictDoNothing()
}

export type AnswerRow = Pick<
  typeof scanLedger.$inferSelect,
  'url' | 'status' | 'outcome' | 'reason' | 'verdict' | 'movedTo'
>

export async function listAnswers(db: Queryable, scanId: string): Promise<AnswerRow[]> {
  const { url, status, outcome, reason, verdict, movedTo } = scanLedger
  return db
    .select({ url, status, outcome, reason, verdict, movedTo })
    .from(scanLedger)
    .where(eq(scanLedger.scanId, scanId))
    .orderBy(asc(scanLedger.id))
}

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
