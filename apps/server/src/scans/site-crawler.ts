import { crawl } from '@foyer/crawler/crawl/crawl'
import type { CrawlEvent } from '@foyer/crawler/crawl/crawl-event'
import type { DoneAddress, PreviousPage } from '@foyer/crawler/crawl/crawl-options'
import { createGuardedFetch, type GuardedFetch } from '@foyer/crawler/fetch/guarded-fetch'
import type { ReadingRoom } from '../reading/reading-room.ts'
import { sampleSiteFetch } from '../sample-site/sample-site-fetch.ts'
import { createBrowser } from './browser.ts'

export type SiteReading = {
  /** Whose turn it is when pages are read. */
  accountId: string
  sampleSite: boolean
  /** Each page comes with what it states, for whoever watches the scan. */
  withFacts: boolean
  pages: number
  previous?: ReadonlyMap<string, PreviousPage>
  done: readonly DoneAddress[]
  signal: AbortSignal
}

/** The crawler with what this instance lends it: the guarded door to the net, a room to read in, a browser. */
export type SiteCrawler = {
  crawl(startUrl: string, reading: SiteReading): AsyncIterable<CrawlEvent>
  close(): Promise<void>
}

const minute = 60_000
const msPerPage = 2_000

type Lent = {
  fetch: GuardedFetch
  userAgent: string
  chromiumPath: string | null
  searchPath: string
  reading: ReadingRoom
}

export function createSiteCrawler({
  fetch,
  userAgent,
  chromiumPath,
  searchPath,
  reading,
}: Lent): SiteCrawler {
  const browser = createBrowser({ fetch, chosen: chromiumPath, searchPath })
  return {
    async *crawl(startUrl, { accountId, sampleSite, withFacts, pages, previous, done, signal }) {
      // The sample site is the one private address that may be read, and only by a fetch that can reach nothing else.
      const ownFetch = sampleSite
        ? createGuardedFetch({ allowHosts: [hostAndPort(startUrl)], userAgent })
        : null
      reading.prepare()
      try {
        yield* crawl(startUrl, {
          fetch: ownFetch ? sampleSiteFetch(ownFetch, startUrl) : fetch,
          texts: reading.texts({ whose: accountId, signal }),
          read: (document, signal) => reading.readPage(document, { whose: accountId, signal, withFacts }),
          ...(!sampleSite && { render: browser.render() }),
          limits: { pages, timeMs: Math.max(15 * minute, pages * msPerPage) },
          ...(previous && { previous }),
          ...(done.length > 0 && { resume: { done } }),
          signal,
        })
      } finally {
        await ownFetch?.close()
      }
    },
    async close() {
      await browser.close()
    },
  }
}

function hostAndPort(address: string): string {
  const { protocol, hostname, port } = new URL(address)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
