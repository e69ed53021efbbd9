import type { KnownLink } from './crawl-options.ts'
import type { CrawlState } from './crawl-state.ts'
import type { Candidate } from './frontier.ts'
import { isIndexFile } from './page-address.ts'
import { unpackSketch } from './sketch.ts'
import type { UnchangedVisit, VisitedPage } from './visit.ts'

/** The words of a page that says no more than 'Welcome' and where to enter. */
const mostWords = 40

/**
 * Offers what stands behind a splash page: it is entered at `/home.html`, which is elsewhere another spelling of `/`. Its
 * key is its own, so that both are read; where they say the same, one is kept.
 */
export function offerBehindSplash(
  { discovery, frontier, previousOf }: CrawlState,
  candidate: Candidate,
  visited: VisitedPage | UnchangedVisit,
  links: readonly KnownLink[],
) {
  const sketch = visited.kind === 'page' ? visited.reading.sketch : previousOf(candidate)?.sketch
  if (!sketch || unpackSketch(sketch).words > mostWords || isIndexFile(visited.url)) return
  for (const { url, text = '', nofollow } of links) {
    const address = nofollow ? null : discovery.addressOf(url)
    if (address?.key !== candidate.key || !isIndexFile(address.url)) continue
    const behind = discovery.candidate(address, { depth: candidate.depth + 1, text, urgent: true })
    if (frontier.offer({ ...behind, key: `${address.key} ${address.url}` })) discovery.count()
  }
}
