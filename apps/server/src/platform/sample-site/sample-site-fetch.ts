import type { CrawlFetch } from '@foyer/crawler/crawl/crawl-options'
import { FetchFailure } from '@foyer/crawler/fetch/fetch-failure'
import { createGuardedFetch } from '@foyer/crawler/fetch/guarded-fetch'
import { sampleSitePath } from './own-address.ts'

// The sample site lives in a folder, so these can't be at the root of its host.
const rootFiles = new Set(['/robots.txt', '/sitemap.xml', '/sitemap_index.xml'])

/** Allows only the sample site's folder, although its address is private. */
export function openSampleSite(
  startUrl: string,
  userAgent: string,
): { fetch: CrawlFetch; close(): Promise<void> } {
  const { origin, protocol, hostname, port } = new URL(startUrl)
  const host = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  const guarded = createGuardedFetch({ allowHosts: [host], userAgent })
  const isInside = (url: URL) => url.origin === origin && `${url.pathname}/`.startsWith(sampleSitePath)

  const fetch: CrawlFetch = async (address, request = {}) => {
    const url = new URL(address)
    if (url.origin === origin && rootFiles.has(url.pathname))
      url.pathname = sampleSitePath + url.pathname.slice(1)
    if (!isInside(url)) throw new FetchFailure('private_address', address)
    return guarded(url, {
      ...request,
      follow: (to, hop) => isInside(to) && (request.follow?.(to, hop) ?? true),
    })
  }
  return { fetch, close: () => guarded.close() }
}
