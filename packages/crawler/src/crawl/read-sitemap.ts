import { setImmediate as nextTurn } from 'node:timers/promises'
import { FetchFailure } from '../fetch/fetch-failure.ts'
import type { CrawlFetch, TextReaders } from './crawl-options.ts'
import type { Discovery } from './discovery.ts'
import type { Candidate, Frontier } from './frontier.ts'
import type { Host } from './hosts.ts'
import { pageAddress } from './page-address.ts'
import { sitemapUrls } from './sitemap.ts'

export interface Sitemaps {
  /** Queues the sitemaps of a host: those its robots.txt names, and the usual place. */
  queue(origin: string, host: Host): void
  /** Queues one that the owner names. */
  queueNamed(url: string): void
  /** Reads one and offers what it lists. The host's pacer has begun a request for it; this ends it. */
  read(candidate: Candidate, host: Host, signal: AbortSignal): Promise<void>
  /** Says that one that was queued will not be read. */
  forgo(): void
  /** The time until which it pays to wait for what the sitemaps list; in the past if there is nothing to wait for. */
  patience(): number
}

const maxFiles = 300
const maxUrls = 200_000
const maxNesting = 3
const maxBytes = 50 * 1024 * 1024
const maxMs = 60_000
const patienceMs = 5_000

export function createSitemaps(
  { fetch, texts }: { fetch: CrawlFetch; texts: TextReaders },
  discovery: Discovery,
  frontier: Frontier,
): Sitemaps {
  const queued = new Set<string>()
  let urls = 0
  let unread = 0
  let patientUntil = Number.NEGATIVE_INFINITY

  function enqueue(raw: string, base: string, nesting: number, spaced: boolean) {
    const url = URL.parse(raw, base)
    // A sitemap's address is not tidied like a page's: `sitemap.xml?page=2` means what it says.
    if (!url || !discovery.onSite(url) || nesting > maxNesting) return
    url.hash = ''
    const address = pageAddress(url.href)
    if (!address || queued.has(url.href) || queued.size >= maxFiles) return
    queued.add(url.href)
    unread++
    const minor = /post|blog|news|tag|categor|author|archive|image|video/i.test(url.pathname)
    // A long row of sitemaps would eat up the time for pages where requests must be far apart.
    const late = spaced && nesting > 0
    frontier.insist({
      url: url.href,
      key: `sitemap ${url.href}`,
      host: address.host,
      depth: nesting,
      priority: late ? 0 : minor ? -200 : -300,
      hops: 0,
      attempts: 0,
      role: 'sitemap',
    })
  }

  return {
    queue(origin, host) {
      const spaced = host.rules.crawlDelayMs > 0
      for (const url of host.rules.sitemaps) enqueue(url, origin, 0, spaced)
      enqueue('/sitemap.xml', origin, 0, spaced)
      patientUntil = performance.now() + patienceMs
    },
    queueNamed(url) {
      enqueue(url, url, 0, false)
      patientUntil = performance.now() + patienceMs
    },
    forgo: () => void unread--,
    patience: () => (unread > 0 ? patientUntil : Number.NEGATIVE_INFINITY),
    async read(candidate, host, signal) {
      const started = performance.now()
      try {
        const request = { signal, maxBytes, timeoutMs: maxMs, follow: discovery.onSite }
        const response = await fetch(candidate.url, request)
        if (response.status !== 200 || /text\/html/.test(response.headers['content-type'] ?? '')) {
          response.discard()
          return
        }
        for await (const entries of sitemapUrls(response.body(), texts.sitemap)) {
          for (const { url, nested } of entries) {
            if (nested) enqueue(url, response.url, candidate.depth + 1, host.rules.crawlDelayMs > 0)
            else if (urls++ < maxUrls) discovery.offer(url, { depth: 1 })
          }
          if (urls >= maxUrls) break
          // What has arrived already would be handed over without a pause, and a large sitemap take all there is.
          await nextTurn()
        }
      } catch (error) {
        // A sitemap is a help, not a duty: links still lead to the pages. Zlib's complaints end it just as well.
        if (!(error instanceof FetchFailure) && !(error instanceof Error)) throw error
      } finally {
        unread--
        host.pacer.end({ ms: performance.now() - started, overloaded: false })
      }
    },
  }
}
