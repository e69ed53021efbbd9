import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { dropStagedPages } from './drop-staged.ts'
import type { StagedPage, StayingPage } from './staged-page.ts'
import {
  insertKnown,
  insertStaged,
  insertUnchanged,
  replaceShared,
  stagedPages,
} from './staged-pages-store.ts'

type Scan = { id: string; accountId: string; assistantId: string | null }

export async function stageReadings(
  tx: Queryable,
  scan: Scan,
  readings: { pages: readonly StagedPage[]; unchanged: readonly string[] },
  at: Date,
) {
  await insertStaged(tx, scan, readings.pages)
  if (scan.assistantId)
    for (const url of readings.unchanged) await insertUnchanged(tx, scan, scan.assistantId, url, at)
}

export async function stageKnown(db: Queryable, scan: Scan, staying: readonly StayingPage[]) {
  if (scan.assistantId) await insertKnown(db, scan, scan.assistantId, staying)
}

export async function setTexts(
  db: Queryable,
  scanId: string,
  texts: readonly { id: string; title: string; text: string }[],
) {
  const column = (values: string[], type: 'uuid' | 'text') => sql`${sql.param(values)}::${sql.raw(type)}[]`
  const ids = column(
    texts.map(({ id }) => id),
    'uuid',
  )
  const titles = column(
    texts.map(({ title }) => title),
    'text',
  )
  const bodies = column(
    texts.map(({ text }) => text),
    'text',
  )
  await db.execute(sql`
    update ${pages} set title = given.title, text = given.text, characters = char_length(given.text)
    from unnest(${ids}, ${titles}, ${bodies}) as given (id, title, text)
    where ${pages.id} = given.id and ${stagedPages(scanId)}`)
}

export async function settleStaged(
  db: Queryable,
  scan: Scan,
  { dropped, shared }: { dropped: readonly string[]; shared: Parameters<typeof replaceShared>[2] },
  at: Date,
) {
  await dropStagedPages(db, scan.id, dropped)
  await replaceShared(db, scan, shared, at)
}
