import { setImmediate as nextTurn } from 'node:timers/promises'
import { FetchFailure } from '../fetch/fetch-failure.ts'
import type { CrawlFetch, TextReaders } from './crawl-options.ts'
import type { Discovery } from './discovery.ts'
import type { Candidate, Frontier } from './frontier.ts'
import type { Host } from './hosts.ts'
import { pageAddress } from './page-address.ts'
import { sitemapUrls } from './sitemap.ts'

export interface Sitemaps {
  /** Queues the sitemaps listed in robots.txt and `/sitemap.xml`. */
  queue(origin: string, host: Host): void
  queueNamed(url: string): void
  /** Reads a sitemap and queues its pages. Ends the request that the caller began with the pacer. */
  read(candidate: Candidate, host: Host, signal: AbortSignal): Promise<void>
  /** Counts a queued sitemap as skipped. */
  forgo(): void
  /** Returns how long pages should wait for the sitemaps; a time in the past if none are pending. */
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
    // Page normalization would drop parameters such as `?page=2`, which select a different sitemap.
    if (!url || !discovery.onSite(url) || nesting > maxNesting) return
    url.hash = ''
    const address = pageAddress(url.href)
    if (!address || queued.has(url.href) || queued.size >= maxFiles) return
    queued.add(url.href)
    unread++
    const minor = /post|blog|news|tag|categor|author|archive|image|video/i.test(url.pathname)
    // With a crawl delay, a long list of sitemaps would use up the time for pages.
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
          // Buffered chunks arrive without a pause; this lets other work run in between.
          await nextTurn()
        }
      } catch (error) {
        // Sitemaps are optional because links lead to the pages as well. Zlib errors end here, too.
        if (!(error instanceof FetchFailure) && !(error instanceof Error)) throw error
      } finally {
        unread--
        host.pacer.end({ ms: performance.now() - started, overloaded: false })
      }
    },
  }
}
