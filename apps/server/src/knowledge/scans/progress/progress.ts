import type { Fact, ProgressEvent } from '@foyer/contract/scans'
import type { Services } from '../../../services.ts'
import type { ScanRow } from '../scan.ts'
import { insertEventOfRun } from '../store.ts'
import { signalScan } from './signals.ts'

/** Each event is a row. */
const pauseMs = 100
const factsPerEvent = 6

const extractedKinds: Record<Fact['kind'], string> = {
  name: 'Business Info',
  description: 'Business Info',
  email: 'Contact Info',
  phone: 'Contact Info',
  address: 'Contact Info',
  hours: 'Contact Info',
  social: 'Contact Info',
  service: 'Services & Products',
  product: 'Services & Products',
  price: 'Pricing Data',
}

/** Every page states these, so one is enough. */
const saidOnce: ReadonlySet<Fact['kind']> = new Set(['name', 'description'])

export type Progress = {
  tell(event: ProgressEvent): void
  found(pagesFound: number): void
  /** Pages that come too fast are merged. */
  read(page: { url: string; title: string }, facts: readonly Fact[], pagesFound: number): void
  /** Never rejects, because progress must not fail a scan. */
  flush(): Promise<void>
}

const noProgress: Progress = { tell() {}, found() {}, read() {}, async flush() {} }

export function createProgress({ db, log }: Pick<Services, 'db' | 'log'>, scan: ScanRow): Progress {
  if (!scan.progressId) return noProgress
  const known = new Set<string>()
  const extracted = new Set<string>()
  let news: Fact[] = []
  let waiting: ProgressEvent | null = null
  let timer: NodeJS.Timeout | undefined
  let lastAt = 0
  let writing = Promise.resolve()

  function write(event: ProgressEvent) {
    // The progress screen shows only these fields.
    const facts = news
      .splice(0, factsPerEvent)
      .map(({ kind, label, value, url }) => ({ kind, label, value, url }))
    const told: ProgressEvent = {
      ...event,
      ...(facts.length > 0 && { facts }),
      ...(extracted.size > 0 && { extracted: [...extracted] }),
    }
    writing = writing
      .then(async () => {
        if (await insertEventOfRun(db, scan.id, scan.run, told)) await signalScan(db, 'progress', scan)
      })
      .catch((error) => {
        log.warn({ err: error, scanId: scan.id }, 'the progress of a scan could not be stored')
      })
  }

  function writeWaiting() {
    clearTimeout(timer)
    timer = undefined
    if (!waiting) return
    write(waiting)
    waiting = null
    lastAt = Date.now()
  }

  function writeSoon(event: ProgressEvent) {
    waiting = event
    const waitMs = lastAt + pauseMs - Date.now()
    if (waitMs <= 0) writeWaiting()
    else timer ??= setTimeout(writeWaiting, waitMs)
  }

  return {
    tell(event) {
      writeWaiting()
      write(event)
    },
    found(pagesFound) {
      const pages = pagesFound === 1 ? '1 page' : `${pagesFound} pages`
      writeSoon({ step: 'discovering', message: `Found ${pages} so far`, pagesFound })
    },
    read({ url, title }, facts, pagesFound) {
      for (const fact of facts) {
        const key = saidOnce.has(fact.kind) ? fact.kind : `${fact.kind} ${fact.label} ${fact.value}`
        if (known.has(key)) continue
        known.add(key)
        extracted.add(extractedKinds[fact.kind])
        news.push(fact)
      }
      // A large shop must not pile up.
      news = news.slice(0, 10 * factsPerEvent)
      writeSoon({ step: 'extracting', message: `Read “${title || url}”`, pagesFound, page: { url, title } })
    },
    async flush() {
      writeWaiting()
      await writing
    },
  }
}
