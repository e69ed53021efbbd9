import type { CrawlState } from './crawl-state.ts'
import type { Candidate } from './frontier.ts'

export const httpAddressOf = (url: string) => url.replace(/^https:/, 'http:')

/** The addresses beside the first at which the owner wants a crawl to begin. */
export function createOtherStarts(
  startUrl: string,
  { frontier, discovery, hosts, sitemaps }: CrawlState,
  beside: (work: Promise<void>) => void,
) {
  /** The starts that were not tried by http yet. */
  const untried = new Set<string>()

  function readSitemapsOf(url: string) {
    const host = hosts.of(url)
    if (host) beside(hosts.load(url).then(() => sitemaps.queue(new URL(url).origin, host)))
  }

  return {
    begin(url: string) {
      const address = discovery.addressOf(url)
      if (!address) return
      untried.add(address.url)
      if (frontier.offer({ ...discovery.candidate(address, { depth: 0 }), priority: -600 })) discovery.count()
      // A site of its own may have sitemaps of its own.
      if (address.host !== new URL(startUrl).host) readSitemapsOf(address.url)
    },
    /**
     * Another start is tried by http too: owners write an address without its beginning, and the usual one is
     * put before it.
     */
    retryByHttp(candidate: Candidate) {
      if (!untried.delete(candidate.url)) return
      const url = httpAddressOf(candidate.url)
      hosts.forget(candidate.url)
      frontier.insist({ ...candidate, url })
      readSitemapsOf(url)
    },
  }
}
