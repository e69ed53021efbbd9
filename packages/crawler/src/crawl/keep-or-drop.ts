import type { CommonAnswers } from './common-answers.ts'
import type { LedgerEvent, PageEvent, Verdict } from './crawl-event.ts'
import type { PreviousPage } from './crawl-options.ts'
import type { Discovery } from './discovery.ts'
import type { Duplicates } from './duplicates.ts'
import type { Candidate, Frontier } from './frontier.ts'
import { indexFile, type PageAddress, pageAddress } from './page-address.ts'
import { reasons, unwantedReasons } from './reasons.ts'
import { keptAddress } from './ref-links.ts'
import type { UnwantedReason } from './site-rules.ts'
import { unpackSketch } from './sketch.ts'
import type { Traps } from './traps.ts'
import type { UnchangedVisit, VisitedPage } from './visit.ts'

export interface Verdicts {
  /** Keeps the page, drops it, or waits for its canonical page. Returns the reason if it is dropped. */
  judge(candidate: Candidate, visited: VisitedPage): string | null
  keepUnchanged(candidate: Candidate, visited: UnchangedVisit): void
  drop(
    url: string,
    answer: Partial<Pick<LedgerEvent, 'status' | 'bytes' | 'ms'>>,
    reason: string,
    verdict?: Verdict,
  ): string
  settled(key: string): void
  settleAll(): boolean
  readonly kept: number
  readonly waiting: number
}

interface Tools {
  discovery: Discovery
  frontier: Frontier
  duplicates: Duplicates
  commonAnswers: CommonAnswers
  traps: Traps
  unwanted: (url: string) => UnwantedReason | null
  previous: (candidate: Candidate) => (PreviousPage & { url: string }) | undefined
  isSettled: (key: string) => boolean
  tell: (event: PageEvent | LedgerEvent) => void
}

// A password form next to more words than this is not a login page.
const loginWords = 150
const maxWaiting = 40
// A page with more words than this is kept even if it refreshes to another spelling of itself.
const ownText = 150
// A text of this length may repeat the whole site, which can only be judged after the other pages.
const longText = 20_000
const restOfSite = ''
const maxWaitingForTheRest = 10
const refreshSeconds = 5

const sketchWords = ({ sketch }: { sketch: string }) => unpackSketch(sketch).words

export function createVerdicts(tools: Tools): Verdicts {
  const { discovery, frontier, duplicates, commonAnswers, traps, tell } = tools
  const waiting = new Map<string, { candidate: Candidate; visited: VisitedPage }[]>()
  /** Keys of pages that refreshed to another spelling of themselves. */
  const sentOn = new Set<string>()
  let waitingCount = 0
  let kept = 0

  const drop: Verdicts['drop'] = (url, { status = null, bytes = 0, ms = 0 }, reason, verdict) => {
    tell({ type: 'ledger', url, status, outcome: 'dropped', reason, verdict: verdict ?? null, bytes, ms })
    return reason
  }

  function judge(candidate: Candidate, visited: VisitedPage): string | null {
    const { page, asksPassword } = visited.reading
    const { url } = visited
    const onward = onwardFrom(candidate, visited)
    if (onward) return drop(url, visited, reasons.sendsOn(onward.url), { is: 'moved', to: onward.url })
    // The start page's links count even when the owner excludes the page.
    const unwanted = tools.unwanted(url)
    if (unwanted) return drop(url, visited, unwantedReasons[unwanted], { is: 'unwanted' })
    commonAnswers.answered(candidate.key, page.text.trim() && visited.reading.sketch)
    if (visited.noindex) return drop(url, visited, reasons.noindex, { is: 'gone' })
    const words = page.text.split(/\s+/, loginWords + 1).length
    if (asksPassword && words <= loginWords) return drop(url, visited, reasons.login)
    if (!page.text.trim()) return drop(url, visited, visited.note ?? reasons.empty)
    if (visited.cutShort && isKnownLonger(candidate, visited)) {
      keepKnown(candidate, visited, reasons.knownIsLonger)
      return null
    }

    const original = originalOf(candidate, visited)
    const long = page.text.length > longText && (waiting.get(restOfSite)?.length ?? 0) < maxWaitingForTheRest
    if (original === null && !long) return decide(candidate, visited)
    const key = original ?? restOfSite
    waiting.set(key, [...(waiting.get(key) ?? []), { candidate, visited }])
    waitingCount++
    return null
  }

  function onwardFrom(candidate: Candidate, { url, reading }: VisitedPage): PageAddress | null {
    const refresh = reading.page.metaRefresh
    if (!refresh || refresh.seconds > refreshSeconds) return null
    const to = discovery.addressOf(refresh.url, url)
    if (!to || to.url === pageAddress(url)?.url) return null
    if (to.key !== candidate.key) {
      discovery.offer(to.url, { depth: candidate.depth, urgent: true })
      commonAnswers.ledTo(candidate.key, to.key)
      return to
    }
    // A folder may refresh to its index file once; a page with real text is probably just reloading itself.
    if (sentOn.has(to.key) || (refresh.seconds > 0 && sketchWords(reading) > ownText)) return null
    sentOn.add(to.key)
    frontier.insist({ ...candidate, url: to.url, host: to.host, attempts: 0 })
    return to
  }

  /** Returns the key of the canonical page if it is still queued and worth waiting for. */
  function originalOf(candidate: Candidate, { url, reading: { page } }: VisitedPage): string | null {
    const original = page.canonical ? discovery.addressOf(page.canonical, url) : null
    if (!original || original.key === candidate.key || waitingCount >= maxWaiting) return null
    discovery.offer(original.url, { depth: candidate.depth, urgent: true })
    return frontier.isKnown(original.key) && !tools.isSettled(original.key) ? original.key : null
  }

  function decide(candidate: Candidate, visited: VisitedPage): string | null {
    const likeness = duplicates.find(visited.reading.sketch)
    traps.learn(new URL(visited.url), !likeness)
    discovery.refLinks.judged(candidate.key, !likeness)
    if (likeness) {
      const to = 'same' in likeness ? likeness.same : null
      const reason = to ? reasons.sameAs(to) : reasons.scattered
      return drop(visited.url, visited, reason, { is: 'moved', to })
    }
    const { reading, etag, lastModified, status, bytes, ms, note } = visited
    const url = spellingOf(candidate, visited)
    const { page, hash, sketch, findings } = reading
    const unchanged = tools.previous(candidate)?.hash === hash
    duplicates.add(url, sketch)
    kept++
    tell({
      type: 'page',
      url,
      page,
      findings,
      unchanged,
      etag,
      lastModified,
      hash,
      sketch,
      status,
      bytes,
      ms,
    })
    tell({ type: 'ledger', url, status, outcome: 'kept', reason: note, verdict: null, bytes, ms })
    return null
  }

  /** A canonical link may correct the spelling of the address within its origin. */
  function spellingOf(candidate: Candidate, { url, reading: { page } }: VisitedPage): string {
    const own = page.canonical ? discovery.addressOf(page.canonical, url) : null
    const address = keptAddress(url)
    const spelt = (address?.key === candidate.key ? address : pageAddress(url))?.url ?? url
    if (own?.key !== candidate.key || new URL(own.url).origin !== new URL(url).origin) return spelt
    // Static exports name `/index.html` as canonical where everyone links to `/`.
    return own.url.replace(indexFile, '/') === spelt ? spelt : own.url
  }

  /** A truncated page never replaces a longer text. */
  function isKnownLonger(candidate: Candidate, { reading }: VisitedPage): boolean {
    const { sketch } = tools.previous(candidate) ?? {}
    return Boolean(sketch) && sketchWords(reading) <= unpackSketch(sketch!).words
  }

  function keepKnown(
    candidate: Candidate,
    { status, bytes, ms, noindex }: UnchangedVisit | VisitedPage,
    reason: string,
  ) {
    const before = tools.previous(candidate)
    const { url = candidate.url, etag = null, lastModified = null } = before ?? {}
    const unwanted = tools.unwanted(url)
    const answer = { status, bytes, ms }
    if (unwanted) return void drop(url, answer, unwantedReasons[unwanted], { is: 'unwanted' })
    if (noindex) return void drop(url, answer, reasons.noindex, { is: 'gone' })
    const hash = before?.hash ?? ''
    const sketch = before?.sketch ?? ''
    if (sketch) duplicates.add(url, sketch)
    commonAnswers.answered(candidate.key, sketch)
    kept++
    tell({
      type: 'page',
      url,
      page: null,
      unchanged: true,
      etag,
      lastModified,
      hash,
      sketch,
      status,
      bytes,
      ms,
    })
    tell({
      type: 'ledger',
      url,
      status,
      outcome: 'kept',
      reason,
      verdict: null,
      bytes,
      ms,
    })
  }

  function settled(key: string) {
    const freed = waiting.get(key)
    if (!freed) return
    waiting.delete(key)
    waitingCount -= freed.length
    for (const { candidate, visited } of freed) decide(candidate, visited)
  }

  return {
    judge,
    drop,
    settled,
    keepUnchanged: (candidate, visited) => keepKnown(candidate, visited, reasons.unchanged),
    settleAll() {
      const keys = [...waiting.keys()].filter((key) => key !== restOfSite)
      const any = waiting.size > 0
      for (const key of [...keys, restOfSite]) settled(key)
      return any
    },
    get kept() {
      return kept
    },
    get waiting() {
      return waitingCount
    },
  }
}
