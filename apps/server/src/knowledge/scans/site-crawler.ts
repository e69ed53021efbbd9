import { createByteBudget } from '@foyer/crawler/crawl/byte-budget'
import { crawl } from '@foyer/crawler/crawl/crawl'
import type { CrawlEvent } from '@foyer/crawler/crawl/crawl-event'
import type { CrawlFetch, DoneAddress, PreviousPage } from '@foyer/crawler/crawl/crawl-options'
import type { SiteRules } from '@foyer/crawler/crawl/site-rules'
import type { GuardedFetch } from '@foyer/crawler/fetch/guarded-fetch'
import type { Fact } from '@foyer/extract/fact'
import type { FastifyBaseLogger } from 'fastify'
import { openSampleSite } from '../../platform/sample-site/sample-site-fetch.ts'
import type { ReadingPool } from '../reading/reading-pool.ts'
import { createBrowser } from './browser.ts'

export type SiteReading = {
  accountId: string
  sampleSite: boolean
  withFacts: boolean
  pages: number
  previous?: ReadonlyMap<string, PreviousPage>
  rules?: SiteRules
  done: readonly DoneAddress[]
  signal: AbortSignal
}

export type SiteCrawler = {
  crawl(startUrl: string, reading: SiteReading): AsyncIterable<CrawlEvent<readonly Fact[]>>
  close(): Promise<void>
}

const minute = 60_000
const msPerPage = 2_000
// A page may have 10 MB, and each scan fetches eight at once.
const mostBytes = 128 * 1024 * 1024

type SiteCrawlerOptions = {
  fetch: GuardedFetch
  userAgent: string
  chromiumPath: string | null
  searchPath: string
  reading: ReadingPool
  log: Pick<FastifyBaseLogger, 'warn'>
}

export function createSiteCrawler({
  fetch,
  userAgent,
  chromiumPath,
  searchPath,
  reading,
  log,
}: SiteCrawlerOptions): SiteCrawler {
  const budget = createByteBudget(mostBytes)
  const browser = createBrowser({
    fetch,
    chosen: chromiumPath,
    searchPath,
    warn: (sentence) => log.warn(sentence),
  })
  return {
    async *crawl(startUrl, { accountId, sampleSite, withFacts, pages, previous, rules, done, signal }) {
      // A fetch that reaches only the sample site.
      const own = sampleSite ? openSampleSite(startUrl, userAgent) : null
      reading.prepare()
      try {
        yield* crawl(startUrl, {
          fetch: budget.fetchFor(accountId, own ? withSampleSite(own.fetch, startUrl, fetch) : fetch),
          texts: reading.texts({ whose: accountId, signal }),
          read: budget.readFor(accountId, (document, signal) =>
            reading.readPage(document, { whose: accountId, signal, withFacts }),
          ),
          ...(!sampleSite && { render: browser.renderFor(accountId) }),
          limits: { pages, timeMs: Math.max(15 * minute, pages * msPerPage) },
          ...(previous && { previous }),
          ...(rules && { rules }),
          ...(done.length > 0 && { resume: { done } }),
          signal,
        })
      } finally {
        await own?.close()
      }
    },
    async close() {
      await browser.close()
    },
  }
}

function withSampleSite(ofSample: CrawlFetch, startUrl: string, fetch: GuardedFetch): CrawlFetch {
  const { origin } = new URL(startUrl)
  return (url, request) => (new URL(url).origin === origin ? ofSample : fetch)(url, request)
}
