import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CrawlOptions, KnownLink } from './crawl-options.ts'
import type { CrawlState } from './crawl-state.ts'
import type { Candidate } from './frontier.ts'
import { looksLikeLogin } from './login-address.ts'
import { createOtherStarts, httpAddressOf } from './other-starts.ts'
import { pageAddress } from './page-address.ts'
import { reasons } from './reasons.ts'
import { resumeCrawl } from './resume-crawl.ts'
import { offerBehindSplash } from './splash-page.ts'
import {
  type AnsweredAddress,
  isLasting,
  type UnchangedVisit,
  type Visit,
  type VisitedPage,
} from './visit.ts'

export type FinalVisit = Exclude<Visit, { kind: 'retry' | 'stopped' }>

export interface Outcomes {
  begin(): void
  followLinks(candidate: Candidate, visited: VisitedPage | UnchangedVisit): Promise<void>
  finish(candidate: Candidate, visited: FinalVisit): void
  problem(): string | null
  /** The http start address if only that one answered. */
  plainStart(): string | null
}

const maxHops = 8
const linksAtOnce = 250

export function createOutcomes(
  startUrl: string,
  options: CrawlOptions,
  state: CrawlState,
  beside: (work: Promise<void>) => void,
): Outcomes {
  const { frontier, discovery, hosts, sitemaps, verdicts, commonAnswers, settled, tell, count } = state
  let problem: string | null = null
  let triedElsewhere = false
  let triedPlain = false
  let ownTlsRefused = false
  let plainStart: string | null = null
  const otherStarts = createOtherStarts(startUrl, state, beside)
  const start = pageAddress(startUrl)?.url

  function begin() {
    if (!resumed()) insistOnStart(startUrl)
    const { startAddresses = [], sitemaps: named = [] } = options.rules ?? {}
    for (const url of startAddresses) otherStarts.begin(url)
    for (const url of named) sitemaps.queueNamed(url)
  }

  function resumed(): boolean {
    const left = resumeCrawl(startUrl, options, state)
    if (!left) return false
    plainStart = left.plainStart
    openUp(left.from)
    return true
  }

  function insistOnStart(url: string, hops = 0) {
    const address = pageAddress(url)
    if (!address) return
    const candidate = discovery.candidate(address, { depth: 0 })
    frontier.insist({ ...candidate, priority: -1_000, hops, role: 'start' })
  }

  function openUp(url: string) {
    const host = hosts.of(url)
    if (host) beside(hosts.load(url).then(() => sitemaps.queue(new URL(url).origin, host)))
    for (const page of state.previous.values()) discovery.offer(page.url, { depth: 1 })
  }

  async function followLinks(candidate: Candidate, visited: VisitedPage | UnchangedVisit) {
    if (candidate.role === 'start') discovery.settleOn(visited.url)
    if (visited.nofollow) return
    let offered = 0
    const links = await linksOf(candidate, visited)
    offerBehindSplash(state, candidate, visited, links)
    for (const link of links) {
      if (link.nofollow) continue
      discovery.offer(link.url, { depth: candidate.depth + 1, text: link.text })
      if (++offered % linksAtOnce === 0) await nextTurn()
    }
  }

  /** Unchanged pages come without a body, so their links are those of the previous crawl. */
  async function linksOf(
    candidate: Candidate,
    visited: VisitedPage | UnchangedVisit,
  ): Promise<readonly KnownLink[]> {
    if (visited.kind === 'page') return visited.reading.page.links
    return (await state.previousOf(candidate)?.links?.()) ?? []
  }

  function finish(candidate: Candidate, visited: FinalVisit) {
    const isStart = candidate.role === 'start'
    settled.add(candidate.key)
    if (visited.kind === 'page') {
      const dropped = verdicts.judge(candidate, visited)
      if (isStart) problem ??= dropped
    } else if (visited.kind === 'unchanged') verdicts.keepUnchanged(candidate, visited)
    else if (visited.kind === 'redirect') redirected(candidate, visited, visited.to)
    else {
      const { url, status, outcome, reason, verdict, bytes, ms } = visited
      tell({ type: 'ledger', url, status, outcome, reason, verdict, bytes, ms })
      const other = visited.missing ? frontier.otherSpelling(candidate.key) : null
      if (other) frontier.insist(other)
      if (visited.noTls) otherStarts.retryByHttp(candidate)
    }
    verdicts.settled(candidate.key)
    discovery.refLinks.settled(candidate.key)
    if (isStart && visited.kind !== 'redirect') startEnded(candidate, visited)
    tell({
      type: 'progress',
      found: discovery.found,
      fetched: count.fetched,
      kept: count.keptBefore + verdicts.kept,
    })
  }

  function redirected(candidate: Candidate, answered: AnsweredAddress, to: string) {
    const isStart = candidate.role === 'start'
    const refuse = (reason: string) => {
      verdicts.drop(candidate.url, answered, reason)
      if (isStart) startFailed(reason, candidate.url)
    }
    const target = new URL(to)
    if (candidate.hops >= maxHops) return refuse(reasons.tooManyHops)
    const onSite = discovery.onSite(target)
    if (!onSite && !isStart) return refuse(reasons.offSite(to))
    if (looksLikeLogin(target) && !looksLikeLogin(new URL(candidate.url))) return refuse(reasons.login)
    // The owner's address moved to another domain, which is now the site.
    if (!onSite) discovery.settleOn(to)

    // The redirect target keeps its exact spelling, because normalizing it could undo the redirect.
    const address = pageAddress(to)
    if (!address) return refuse(reasons.offSite(to))
    if (address.url === candidate.url) return refuse(reasons.circle)
    verdicts.drop(candidate.url, answered, reasons.redirects(address.url), { is: 'moved', to: address.url })
    if (!isLasting(answered.status)) commonAnswers.ledTo(candidate.key, address.key)
    if (isStart) return insistOnStart(address.url, candidate.hops + 1)
    const next = { ...discovery.candidate(address, candidate), hops: candidate.hops + 1 }
    if (address.key === candidate.key) frontier.insist(next)
    else frontier.offer(next)
  }

  function startEnded(candidate: Candidate, visited: Exclude<FinalVisit, { kind: 'redirect' }>) {
    if (visited.kind !== 'refused') {
      if (ownTlsRefused) plainStart = httpAddressOf(startUrl)
      return openUp(visited.url)
    }
    if (visited.noTls && !triedPlain) {
      triedPlain = true
      ownTlsRefused = candidate.url === start
      problem ??= visited.reason
      hosts.forget(candidate.url)
      return insistOnStart(httpAddressOf(candidate.url))
    }
    startFailed(visited.reason, candidate.url, visited.missing || visited.reason === reasons.robots)
    if (visited.status !== null) openUp(visited.url)
  }

  function startFailed(reason: string, url: string, elsewhere = false) {
    problem ??= reason
    if (!elsewhere || triedElsewhere) return
    triedElsewhere = true
    const { origin, pathname, hostname, protocol, port } = new URL(url)
    if (pathname !== '/') insistOnStart(`${origin}/`)
    // Some domains have a DNS record only for `www`.
    else if (!hostname.startsWith('www.')) insistOnStart(`${protocol}//www.${hostname}${port && `:${port}`}/`)
  }

  return { begin, followLinks, finish, problem: () => problem, plainStart: () => plainStart }
}
