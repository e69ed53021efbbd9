import type { Queryable } from '../../platform/db/client.ts'
import {
  deleteStagedPages,
  insertKnown,
  insertStaged,
  insertUnchanged,
  replaceShared,
  type StagedPage,
  type StayingPage,
  updateTexts,
} from './staged-pages-store.ts'

export type { StagedPage }

type Scan = { id: string; accountId: string; assistantId: string | null }

export async function stageReadings(
  tx: Queryable,
  scan: Scan,
  { pages, unchanged }: { pages: readonly StagedPage[]; unchanged: readonly string[] },
  at: Date,
) {
  await insertStaged(tx, scan, pages)
  if (scan.assistantId)
    for (const url of unchanged) await insertUnchanged(tx, scan, scan.assistantId, url, at)
}

export async function stageKnown(db: Queryable, scan: Scan, staying: readonly StayingPage[]) {
  if (scan.assistantId) await insertKnown(db, scan, scan.assistantId, staying)
}

export const setTexts = (
  db: Queryable,
  scanId: string,
  texts: readonly { id: string; title: string; text: string }[],
) => updateTexts(db, scanId, texts)

export async function settleStaged(
  db: Queryable,
  scan: Scan,
  { dropped, shared }: { dropped: readonly string[]; shared: Parameters<typeof replaceShared>[2] },
  at: Date,
) {
  await deleteStagedPages(db, scan.id, dropped)
  await replaceShared(db, scan, shared, at)
}
