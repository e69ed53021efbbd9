import { storable } from '@foyer/contract/storable'
import type { LedgerEvent, PageEvent } from '@foyer/crawler/crawl/crawl-event'
import { longestAddress } from '@foyer/crawler/crawl/page-address'
import type { Services } from '../../services.ts'
import { packReading } from '../pages/pack-reading.ts'
import { stageReadings } from '../pages/stage-readings.ts'
import type { StagedPage } from '../pages/staged-page.ts'
import { insertLedger, type LedgerRow } from './ledger-store.ts'
import type { ScanRow } from './scan.ts'
import { isHeld } from './store.ts'

// After a crash the pages of a batch are read again.
const batch = 25
const oldestMs = 250

export type Stager = {
  page(event: PageEvent): Promise<void>
  ledger(event: LedgerEvent): Promise<void>
  flush(): Promise<void>
}

export function createStager({ db, now }: Pick<Services, 'db' | 'now'>, scan: ScanRow): Stager {
  let pages: Promise<StagedPage>[] = []
  let rows: LedgerRow[] = []
  let unchanged: string[] = []
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  function write() {
    const taken = { pages, rows, unchanged }
    pages = []
    rows = []
    unchanged = []
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(async () => {
      const ready = await Promise.all(taken.pages)
      await db.transaction(async (tx) => {
        // The scan may have been cancelled meanwhile.
        if (!(await isHeld(tx, scan.id, scan.run))) return
        await stageReadings(tx, scan, { pages: ready, unchanged: taken.unchanged }, now())
        await insertLedger(tx, scan.id, taken.rows)
      })
    })
    writing.catch(() => {})
    return writing
  }

  async function keepPace() {
    timer ??= setTimeout(write, oldestMs)
    if (pages.length + rows.length + unchanged.length < batch) return
    // Keeps the crawl from outrunning the database.
    await writing
    void write()
  }

  return {
    page(event) {
      if (event.page) pages.push(toRow(event, now()))
      else unchanged.push(event.url)
      return keepPace()
    },
    ledger({ url, status, outcome, reason, verdict, bytes, ms }) {
      const movedTo = verdict?.is === 'moved' ? verdict.to : null
      rows.push({
        url: shortened(url),
        status,
        outcome,
        reason,
        verdict: verdict?.is ?? null,
        movedTo: movedTo && shortened(movedTo),
        bytes,
        ms: Math.round(ms),
      })
      return keepPace()
    },
    flush: () => (pages.length + rows.length + unchanged.length > 0 ? write() : writing),
  }
}

const shortened = (url: string) => (url.length > longestAddress ? `${url.slice(0, longestAddress)}…` : url)

async function toRow(event: PageEvent, at: Date): Promise<StagedPage> {
  const page = event.page!
  const text = storable(page.text)
  return {
    url: event.url,
    title: page.title,
    language: page.language || null,
    // Text shared by all pages is removed when all pages are there.
    text,
    characters: text.length,
    reading: await packReading(page),
    etag: event.etag,
    lastModified: event.lastModified,
    contentHash: event.hash,
    sketch: event.sketch,
    scannedAt: at,
  }
}
