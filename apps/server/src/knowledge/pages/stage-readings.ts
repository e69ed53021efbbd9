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

/** Keeps what a scan has read beside what is being served: pages as they are now, and those that have not changed. */
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

/** Stages known pages that were not read this time as they were; of a new assistant there are none. */
export async function stageKnown(db: Queryable, scan: Scan, staying: readonly StayingPage[]) {
  if (scan.assistantId) await insertKnown(db, scan, scan.assistantId, staying)
}

/** What is told of staged pages, in place of what was read on them. */
export const setTexts = (
  db: Queryable,
  scanId: string,
  texts: readonly { id: string; title: string; text: string }[],
) => updateTexts(db, scanId, texts)

/** Leaves out pages that turned out to add nothing, and keeps what all others repeat once. */
export async function settleStaged(
  db: Queryable,
  scan: Scan,
  { dropped, shared }: { dropped: readonly string[]; shared: Parameters<typeof replaceShared>[2] },
  at: Date,
) {
  await deleteStagedPages(db, scan.id, dropped)
  await replaceShared(db, scan, shared, at)
}
