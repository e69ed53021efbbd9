import { type Plan, unlimited } from '@foyer/contract/plans'
import type { DoneEvent, Verdict } from '@foyer/crawler/crawl/crawl-event'
import type { DoneAddress, PreviousPage } from '@foyer/crawler/crawl/crawl-options'
import type { PageLink, ReadPage } from '@foyer/crawler/read/read-page'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Services } from '../../services.ts'
import { listValidators } from '../pages/list-validators.ts'
import { unpackReading } from '../pages/pack-reading.ts'
import { findReading } from '../pages/page-texts.ts'
import { readStaged } from '../pages/read-staged.ts'
import { type AnswerRow, listAnswers } from './ledger-store.ts'
import type { Progress } from './progress/progress.ts'
import type { RunWatch } from './progress/watch-run.ts'
import type { ScanRow } from './scan.ts'
import type { Stager } from './stage-pages.ts'

export type Tools = { watch: RunWatch; progress: Progress; stager: Stager }

/** Resumes where an earlier run stopped. */
export async function readSite(
  { db, siteCrawler }: Services,
  scan: ScanRow,
  { pagesPerScan }: Plan,
  { watch, progress, stager }: Tools,
): Promise<DoneEvent> {
  const done = await addressesDone(db, scan)
  const previous = scan.assistantId ? await previousPages(db, scan.accountId, scan.assistantId) : undefined
  const rules = scan.assistantId
    ? (await findOwnedAssistant(db, scan.accountId, scan.assistantId)).siteRules
    : undefined
  const events = siteCrawler.crawl(scan.websiteUrl, {
    accountId: scan.accountId,
    sampleSite: scan.sampleSite,
    // Facts are only shown while an assistant is created.
    withFacts: scan.kind === 'create',
    pages: pagesPerScan === unlimited ? Number.MAX_SAFE_INTEGER : pagesPerScan,
    previous,
    ...(rules && { rules }),
    done,
    signal: watch.signal,
  })
  let found = scan.pagesFound
  let kept = done.filter(({ outcome }) => outcome === 'kept').length
  let told = false
  for await (const event of events) {
    if (event.type === 'done') return event
    if (!told) progress.tell({ step: 'discovering', message: 'Looking for the pages of the site' })
    told = true
    if (event.type === 'progress') {
      if (event.found > found && kept === 0) progress.found(event.found)
      found = event.found
    } else if (event.type === 'page') {
      kept++
      if (event.page && scan.kind === 'create') progress.read(event.page, event.findings ?? [], found)
      await stager.page(event)
    } else {
      await stager.ledger(event)
    }
    watch.count(found, kept)
  }
  throw new Error('a crawl ended without saying how')
}

async function previousPages(db: Services['db'], accountId: string, assistantId: string) {
  const rows = await listValidators(db, accountId, assistantId)
  const linksOf = (url: string) => async () => {
    const reading = await findReading(db, assistantId, url)
    return reading ? followedLinks(await unpackReading(reading)) : []
  }
  return new Map<string, PreviousPage>(
    rows.map(({ url, ...page }) => [url, { ...page, links: linksOf(url) }]),
  )
}

const followedLinks = ({ links, robots }: ReadPage): readonly PageLink[] => (robots.nofollow ? [] : links)

/** Pages repeat the same links, so each is listed once. */
async function addressesDone(db: Services['db'], scan: ScanRow): Promise<DoneAddress[]> {
  if (scan.run === 1) return []
  // The ledger is written before the page is staged.
  const settled = (await listAnswers(db, scan.id)).filter(({ outcome }) => outcome !== 'kept')
  const done: DoneAddress[] = settled.map((row) => ({ ...row, verdict: verdictOf(row) }))
  const seen = new Set<string>()
  for await (const batch of readStaged(db, scan.id)) {
    for (const { url, sketch, reading } of batch) {
      const followed = followedLinks(await unpackReading(reading))
      const links = followed.filter((link) => !seen.has(link.url) && seen.add(link.url))
      done.push({ url, outcome: 'kept', sketch, links })
    }
  }
  return done
}

function verdictOf({ verdict, movedTo }: AnswerRow): Verdict | null {
  if (verdict === null) return null
  return verdict === 'moved' ? { is: verdict, to: movedTo } : { is: verdict }
}
