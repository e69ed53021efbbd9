import type { CrawlFetch } from '@foyer/crawler/crawl/crawl-options'
import { FetchFailure } from '@foyer/crawler/fetch/fetch-failure'
import type { GuardedFetch } from '@foyer/crawler/fetch/guarded-fetch'
import { sampleSitePath } from './own-address.ts'

// A site in a folder can't have these at the root of its host, where the rest of this product lives.
const rootFiles = new Set(['/robots.txt', '/sitemap.xml', '/sitemap_index.xml'])

/** Reads one address of the sample site and whatever lies beneath it. All else of this host is out of reach. */
export function sampleSiteFetch(fetch: GuardedFetch, startUrl: string): CrawlFetch {
  const { origin } = new URL(startUrl)
  const isInside = (url: URL) => url.origin === origin && `${url.pathname}/`.startsWith(sampleSitePath)

  return async (address, request = {}) => {
    const url = new URL(address)
    if (url.origin === origin && rootFiles.has(url.pathname))
      url.pathname = sampleSitePath + url.pathname.slice(1)
    if (!isInside(url)) throw new FetchFailure('private_address', address)
    return fetch(url, {
      ...request,
      follow: (to) => isInside(to) && (request.follow?.(to) ?? true),
    })
  }
}
