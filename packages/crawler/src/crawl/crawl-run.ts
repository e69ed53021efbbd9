import { setTimeout as sleep } from 'node:timers/promises'
import { speaksNoTls } from '../fetch/fetch-failure.ts'
import { createBell } from './channel.ts'
import type { CrawlEvent, DoneEvent, Verdict } from './crawl-event.ts'
import type { CrawlLimits, CrawlOptions } from './crawl-options.ts'
import { createCrawlState } from './crawl-state.ts'
import type { Candidate } from './frontier.ts'
import type { Host } from './hosts.ts'
import { createOutcomes } from './outcomes.ts'
import { longestAddress } from './page-address.ts'
import { reasons, unwantedReasons } from './reasons.ts'
import { summarise } from './summarise.ts'
import { type RefusedVisit, type Visit, type VisitTools, visit } from './visit.ts'

export interface CrawlRun {
  /** Awaits `room` before each request. */
  toTheEnd(room: () => Promise<void>): Promise<void>
  summary(stopped: DoneEvent['stopped'] | null): DoneEvent
}

export function createCrawlRun(
  startUrl: string,
  options: CrawlOptions,
  limits: CrawlLimits,
  tell: (event: CrawlEvent) => void,
  signal: AbortSignal,
): CrawlRun {
  const state = createCrawlState(startUrl, options, limits, tell, signal)
  const { frontier, discovery, hosts, sitemaps, verdicts, traps, count } = state
  const outcomes = createOutcomes(startUrl, options, state, beside)
  const bell = createBell()
  const asked = new Set<string>()
  const endsAt = performance.now() + limits.timeMs
  let busy = 0
  let reading = 0
  let renders = 0
  let crash: unknown = null
  // Duplicates need requests without counting as pages, so fetches have a limit of their own.
  const mostFetches = limits.pages * 4 + 100

  const tools: VisitTools = {
    fetch: options.fetch,
    read: options.read,
    limits,
    agent: state.agent,
    signal,
    render() {
      const { render } = options
      if (!render) return undefined
      if (renders >= limits.renders) return null
      renders++
      return render
    },
    allows: (url) => isOpen(hosts.of(url), url),
    async allowsSubrequest(url) {
      if (!discovery.onSite(new URL(url))) return true
      if (hosts.of(url)) await hosts.load(url)
      return isOpen(hosts.of(url), url)
    },
  }

  async function toTheEnd(room: () => Promise<void>) {
    if (!signal.aborted) outcomes.begin()
    signal.addEventListener('abort', bell.ring, { once: true })
    while (!signal.aborted && !crash) {
      await room()
      const next = mayLaunch() ? frontier.take(isFree) : null
      if (next) {
        launch(next)
        continue
      }
      const waitMs = mayLaunch() ? untilFree() : Number.POSITIVE_INFINITY
      if (busy === 0 && waitMs === Number.POSITIVE_INFINITY) {
        if (verdicts.settleAll()) continue
        break
      }
      await bell.rung(waitMs === Number.POSITIVE_INFINITY ? undefined : Math.max(1, waitMs))
    }
    while (busy > 0) await bell.rung()
    if (crash) throw crash
  }

  function mayLaunch(): boolean {
    const pages = count.keptBefore + verdicts.kept + verdicts.waiting + reading
    return pages < limits.pages && busy < limits.concurrency * 2 && count.fetched < mostFetches
  }

  function untilFree(): number {
    const times = frontier.fronts().map((candidate) => {
      const host = hosts.of(candidate.url)
      if (!host?.loaded) return Number.POSITIVE_INFINITY
      return Math.max(host.pacer.freeAt(isFirst(candidate)), isHeldBack(candidate) ? sitemaps.patience() : 0)
    })
    const soonest = Math.min(...times)
    return soonest > endsAt ? Number.POSITIVE_INFINITY : soonest - performance.now()
  }

  /** Runs work in the background; the main loop waits for it before it ends. */
  function beside(work: Promise<void>) {
    busy++
    work
      .catch((error) => {
        if (!signal.aborted) crash ??= error
      })
      .finally(() => {
        busy--
        bell.ring()
      })
  }

  function isFree(candidate: Candidate): boolean {
    const host = hosts.of(candidate.url)
    if (!host || host.failure) return true
    if (host.loaded) return host.pacer.free(isFirst(candidate)) && !isHeldBack(candidate)
    if (!host.loading) beside(hosts.load(candidate.url))
    return false
  }

  /** Ordinary pages wait briefly for the sitemaps, which may list better ones. */
  function isHeldBack({ role, priority }: Candidate): boolean {
    return role === 'page' && priority >= 0 && performance.now() < sitemaps.patience()
  }

  function launch(candidate: Candidate) {
    const host = hosts.of(candidate.url)
    const refusal = host ? refusalOf(candidate, host) : { reason: reasons.tooManyHosts }
    if (refusal || !host) {
      if (candidate.role === 'sitemap') return sitemaps.forgo()
      return outcomes.finish(candidate, refusedVisit(candidate, host, refusal ?? { reason: '' }))
    }
    asked.add(candidate.url)
    host.pacer.begin()
    if (candidate.role === 'sitemap') return beside(sitemaps.read(candidate, host, signal))
    count.fetched++
    reading++
    const visiting = visit(candidate, host, state.previousOf(candidate), tools)
    beside(visiting.then((visited) => settle(candidate, visited)).finally(() => reading--))
  }

  function refusalOf(candidate: Candidate, host: Host): Refusal | null {
    if (candidate.url.length > longestAddress) return { reason: reasons.longAddress }
    if (host.failure) return { reason: host.failure.message.replace(/\.$/, '') }
    if (!isOpen(host, candidate.url)) return { reason: reasons.robots }
    if (candidate.attempts) return null
    if (asked.has(candidate.url)) return { reason: reasons.circle }
    if (candidate.role !== 'page') return null
    const unwanted = state.unwanted(candidate.url)
    if (unwanted) return { reason: unwantedReasons[unwanted], verdict: { is: 'unwanted' } }
    const trap = traps.refuse(new URL(candidate.url))
    return trap ? { reason: trap } : null
  }

  async function settle(candidate: Candidate, visited: Visit): Promise<void> {
    if (visited.kind === 'stopped') return frontier.insist(candidate)
    if (visited.kind === 'page' || visited.kind === 'unchanged')
      await outcomes.followLinks(candidate, visited)
    if (visited.kind !== 'retry') return outcomes.finish(candidate, visited)
    await sleep(visited.afterMs, undefined, { signal })
    frontier.insist({ ...candidate, attempts: candidate.attempts + 1 })
  }

  return { toTheEnd, summary: (stopped) => summarise(state, outcomes, stopped, mayLaunch) }
}

/** The start page and its redirects skip the crawl delay, which applies between pages. */
const isFirst = ({ role, attempts }: Candidate) => role === 'start' && attempts === 0

type Refusal = { reason: string; verdict?: Verdict | null }

function isOpen(host: Host | null, url: string): boolean {
  const { pathname, search } = new URL(url)
  return host?.rules.allows(pathname + search) ?? true
}

function refusedVisit(
  candidate: Candidate,
  host: Host | null,
  { reason, verdict = null }: Refusal,
): RefusedVisit {
  const outcome = host?.failure ? 'failed' : 'dropped'
  const missing = host?.failure?.reason === 'unknown_host'
  const noTls = speaksNoTls(host?.failure ?? null)
  return {
    kind: 'refused',
    url: candidate.url,
    status: null,
    bytes: 0,
    ms: 0,
    outcome,
    reason,
    verdict,
    missing,
    noTls,
  }
}
