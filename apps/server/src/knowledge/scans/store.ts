import type { ProgressEvent } from '@foyer/contract/scans'
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { scanEvents, scans } from '../../platform/db/schema/scans.ts'
import type { ScanRow } from './scan.ts'

const underWay = inArray(scans.status, ['queued', 'running'])
const heldBy = (id: string, run: number) =>
  and(eq(scans.id, id), eq(scans.run, run), eq(scans.status, 'running'))

/** Null if the assistant is being scanned already or the creation's id is taken. */
export async function insertScan(db: Queryable, values: typeof scans.$inferInsert) {
  const [row] = await db.insert(scans).values(values).onConflictDoNothing().returning()
  return row ?? null
}

/** Replaces a failed creation with the same id. */
export async function insertCreation(db: Queryable, values: typeof scans.$inferInsert) {
  if (values.progressId) {
    await db
      .delete(scans)
      .where(
        and(
          eq(scans.accountId, values.accountId),
          eq(scans.progressId, values.progressId),
          inArray(scans.status, ['failed', 'cancelled']),
        ),
      )
  }
  return insertScan(db, values)
}

export async function findScan(db: Queryable, accountId: string, id: string) {
  const [row] = await db
    .select()
    .from(scans)
    .where(and(eq(scans.accountId, accountId), eq(scans.id, id)))
  return row ?? null
}

export async function findByProgress(db: Queryable, accountId: string, progressId: string) {
  const [row] = await db
    .select()
    .from(scans)
    .where(and(eq(scans.accountId, accountId), eq(scans.progressId, progressId)))
  return row ?? null
}

export async function isProgressOfOthers(db: Queryable, accountId: string, progressId: string) {
  const [row] = await db
    .select({ id: scans.id })
    .from(scans)
    .where(and(ne(scans.accountId, accountId), eq(scans.progressId, progressId)))
    .limit(1)
  return row !== undefined
}

export async function lockScan(db: Queryable, accountId: string, id: string) {
  const [row] = await db
    .select()
    .from(scans)
    .where(and(eq(scans.accountId, accountId), eq(scans.id, id)))
    .for('no key update')
  return row ?? null
}

export async function countCreations(db: Queryable, accountId: string) {
  const [row] = await db
    .select({ count: count() })
    .from(scans)
    .where(and(eq(scans.accountId, accountId), eq(scans.kind, 'create'), isNull(scans.assistantId), underWay))
  return row?.count ?? 0
}

export async function latestScans(db: Queryable, accountId: string, assistantIds: readonly string[]) {
  if (assistantIds.length === 0) return []
  return db
    .selectDistinctOn([scans.assistantId])
    .from(scans)
    .where(
      and(
        eq(scans.accountId, accountId),
        inArray(scans.assistantId, [...assistantIds]),
        // Assistants without a website have progress events but no scanned site.
        ne(scans.websiteUrl, ''),
      ),
    )
    .orderBy(scans.assistantId, desc(scans.createdAt), desc(scans.id))
}

export async function lastPublishedAddress(db: Queryable, accountId: string, assistantId: string) {
  const [row] = await db
    .select({ websiteUrl: scans.websiteUrl })
    .from(scans)
    .where(
      and(
        eq(scans.accountId, accountId),
        eq(scans.assistantId, assistantId),
        eq(scans.status, 'done'),
        ne(scans.websiteUrl, ''),
      ),
    )
    .orderBy(desc(scans.createdAt), desc(scans.id))
    .limit(1)
  return row?.websiteUrl ?? null
}

export async function runningScansOf(db: Queryable, accountId: string, assistantId: string) {
  return db
    .select()
    .from(scans)
    .where(and(eq(scans.accountId, accountId), eq(scans.assistantId, assistantId), underWay))
}

export async function runningScansOfAccount(db: Queryable, accountId: string) {
  return db
    .select()
    .from(scans)
    .where(and(eq(scans.accountId, accountId), underWay))
}

export const listUnderWay = (db: Queryable) => db.select().from(scans).where(underWay)

/** Null if the scan has ended. */
export async function claimScan(db: Queryable, id: string, now: Date) {
  const [scan] = await db
    .update(scans)
    .set({
      status: 'running',
      run: sql`${scans.run} + 1`,
      crashes: sql`${scans.crashes} + 1`,
      startedAt: sql`coalesce(${scans.startedAt}, ${now})`,
    })
    .where(and(eq(scans.id, id), underWay))
    .returning()
  return scan ?? null
}

/** A released scan has not crashed. */
export async function releaseScan(db: Queryable, id: string, run: number) {
  const rows = await db
    .update(scans)
    .set({ status: 'queued', crashes: 0 })
    .where(heldBy(id, run))
    .returning({ id: scans.id })
  return rows.length > 0
}

export type WaitingScan = Pick<ScanRow, 'id' | 'kind' | 'run'>

export async function waitingScans(db: Queryable, atOncePerAccount: number): Promise<WaitingScan[]> {
  const running = sql`(select count(*) from ${scans} others
    where others.account_id = ${scans.accountId} and others.status = 'running')`
  return db
    .selectDistinctOn([scans.accountId], { id: scans.id, kind: scans.kind, run: scans.run })
    .from(scans)
    .where(and(eq(scans.status, 'queued'), sql`${running} < ${atOncePerAccount}`))
    .orderBy(scans.accountId, asc(scans.run), asc(scans.createdAt))
}

/** False if the scan was cancelled or another run has it. */
export async function noteCounts(
  db: Queryable,
  id: string,
  run: number,
  counts: { pagesFound: number; pagesKept: number },
) {
  const rows = await db.update(scans).set(counts).where(heldBy(id, run)).returning({ id: scans.id })
  return rows.length > 0
}

export async function isHeld(tx: Queryable, id: string, run: number) {
  const rows = await tx.select({ id: scans.id }).from(scans).where(heldBy(id, run)).for('share')
  return rows.length > 0
}

/** Requires `lockScan` in the same transaction. */
export async function updateScan(
  db: Queryable,
  { accountId, id }: Pick<ScanRow, 'accountId' | 'id'>,
  values: Partial<ScanRow>,
) {
  await db
    .update(scans)
    .set(values)
    .where(and(eq(scans.accountId, accountId), eq(scans.id, id)))
}

export async function insertEvent(db: Queryable, scanId: string, event: ProgressEvent) {
  await db.insert(scanEvents).values({ scanId, event })
}

/** The lock waits for a transaction that ends the scan, so no event follows the last one. */
export async function insertEventOfRun(db: Queryable, scanId: string, run: number, event: ProgressEvent) {
  const { rowCount } = await db.execute(sql`
    insert into ${scanEvents} (scan_id, event)
    select id, ${JSON.stringify(event)}::jsonb from ${scans} where ${heldBy(scanId, run)} for share`)
  return rowCount === 1
}

export async function eventsAfter(db: Queryable, accountId: string, scanId: string, after: number) {
  return db
    .select({ id: scanEvents.id, event: scanEvents.event })
    .from(scanEvents)
    .innerJoin(scans, eq(scans.id, scanEvents.scanId))
    .where(and(eq(scans.accountId, accountId), eq(scans.id, scanId), gt(scanEvents.id, after)))
    .orderBy(asc(scanEvents.id))
    .limit(1_000)
}

export async function failuresInARow(db: Queryable, accountId: string, assistantId: string) {
  const recent = await db
    .select({ status: scans.status })
    .from(scans)
    .where(and(eq(scans.accountId, accountId), eq(scans.assistantId, assistantId)))
    .orderBy(desc(scans.createdAt))
    .limit(10)
  const good = recent.findIndex(({ status }) => status !== 'failed')
  return good < 0 ? recent.length : good
}

export async function deleteOldScans(db: Queryable, before: Date, kept: number) {
  await db.delete(scanEvents).where(lt(scanEvents.createdAt, before))
  await db.delete(scans).where(
    sql`${scans.id} in (
      select id from (
        select id, status, created_at, assistant_id,
          row_number() over (partition by assistant_id order by created_at desc) as nth
        from scans
      ) ranked
      where status not in ('queued', 'running') and created_at < ${before}
        and (assistant_id is null or nth > ${kept})
    )`,
  )
}
