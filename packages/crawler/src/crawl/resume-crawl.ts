import type { CrawlOptions } from './crawl-options.ts'
import type { CrawlState } from './crawl-state.ts'
import { httpAddressOf } from './other-starts.ts'
import { pageAddress } from './page-address.ts'
import { keptAddress } from './ref-links.ts'
import { isLasting } from './visit.ts'

type ResumedCrawl = {
  from: string
  /** The http start address if only that one answered. */
  plainStart: string | null
}

/** Restores the state of an interrupted crawl; null if it left too little. */
export function resumeCrawl(
  startUrl: string,
  { resume }: CrawlOptions,
  state: CrawlState,
): ResumedCrawl | null {
  const { frontier, discovery, settled, count } = state
  const done = [...(resume?.done ?? [])]
  const start = pageAddress(startUrl)
  let from: string | null = null
  for (const { url, outcome, status = null, verdict, sketch } of done) {
    const address = keptAddress(url)
    if (!address) continue
    frontier.settle(address.key)
    settled.add(address.key)
    const to = verdict?.is === 'moved' && verdict.to ? pageAddress(verdict.to) : null
    if (to && !isLasting(status)) state.commonAnswers.ledTo(address.key, to.key)
    if (outcome !== 'kept') continue
    count.keptBefore++
    if (!from || address.key === start?.key) from = url
    if (!sketch) continue
    state.duplicates.add(url, sketch)
    state.commonAnswers.answered(address.key, sketch)
  }
  if (!from || !done.some(({ links }) => links?.length)) return null
  // The ledger shows which scheme the earlier crawl ended up with.
  const wasRefused = done.some(({ url, outcome }) => url === start?.url && outcome === 'failed')
  const plain = httpAddressOf(startUrl)
  discovery.settleOn(from)
  for (const { links = [] } of done) {
    for (const link of links) if (!link.nofollow) discovery.offer(link.url, { depth: 1, text: link.text })
  }
  return { from, plainStart: wasRefused && from === pageAddress(plain)?.url ? plain : null }
}
