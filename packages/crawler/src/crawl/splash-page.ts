import type { KnownLink } from './crawl-options.ts'
import type { CrawlState } from './crawl-state.ts'
import type { Candidate } from './frontier.ts'
import { isIndexFile } from './page-address.ts'
import { unpackSketch } from './sketch.ts'
import type { UnchangedVisit, VisitedPage } from './visit.ts'

/** The maximum length of a splash page such as 'Welcome, enter here'. */
const mostWords = 40

/**
 * A splash page links to the real home page by an index file, which normally counts as the same address. The extra
 * key lets both be read.
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
