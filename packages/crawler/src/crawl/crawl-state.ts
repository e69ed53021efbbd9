import { type CommonAnswers, createCommonAnswers } from './common-answers.ts'
import type { CrawlEvent } from './crawl-event.ts'
import type { CrawlLimits, CrawlOptions, PreviousPage } from './crawl-options.ts'
import { createDiscovery, type Discovery } from './discovery.ts'
import { createDuplicates, type Duplicates } from './duplicates.ts'
import { type Candidate, createFrontier, type Frontier } from './frontier.ts'
import { createHosts, type Hosts } from './hosts.ts'
import { createVerdicts, type Verdicts } from './keep-or-drop.ts'
import { isIndexFile } from './page-address.ts'
import { createSitemaps, type Sitemaps } from './read-sitemap.ts'
import { keptAddress } from './ref-links.ts'
import { readRobots } from './robots.ts'
import { type UnwantedReason, unwantedBy } from './site-rules.ts'
import { takeSitemap } from './sitemap.ts'
import { createTraps, type Traps } from './traps.ts'

export interface CrawlState {
  agent: string
  frontier: Frontier
  discovery: Discovery
  hosts: Hosts
  sitemaps: Sitemaps
  traps: Traps
  duplicates: Duplicates
  verdicts: Verdicts
  commonAnswers: CommonAnswers
  previous: ReadonlyMap<string, PreviousPage & { url: string }>
  previousOf: (candidate: Pick<Candidate, 'url' | 'key'>) => (PreviousPage & { url: string }) | undefined
  /** Returns null for addresses that the owner's rules allow. */
  unwanted: (url: string) => UnwantedReason | null
  settled: Set<string>
  tell: (event: CrawlEvent) => void
  signal: AbortSignal
  count: { fetched: number; keptBefore: number }
}

export function createCrawlState(
  startUrl: string,
  options: CrawlOptions,
  limits: CrawlLimits,
  tell: (event: CrawlEvent) => void,
  signal: AbortSignal,
): CrawlState {
  const agent = options.agent ?? 'FoyerBot'
  const texts = options.texts ?? { robots: readRobots, sitemap: takeSitemap }
  const frontier = createFrontier(Math.min(30_000, Math.max(20_000, limits.pages * 10)))
  const { startAddresses = [], sitemaps = [] } = options.rules ?? {}
  const unwanted = options.rules ? unwantedBy(options.rules) : () => null
  const settled = new Set<string>()
  const also = [...startAddresses, ...sitemaps]
  const discovery = createDiscovery(startUrl, frontier, limits, tell, {
    also,
    unwanted,
    known: options.previous?.keys() ?? [],
    isSettled: (key) => settled.has(key),
  })
  const traps = createTraps()
  const duplicates = createDuplicates()
  const previous = new Map<string, PreviousPage & { url: string }>()
  const previousByUrl = new Map<string, PreviousPage & { url: string }>()
  for (const [url, page] of options.previous ?? []) {
    const address = keptAddress(url)
    if (!address) continue
    previousByUrl.set(url, { ...page, url })
    if (!previous.has(address.key) || !isIndexFile(url)) previous.set(address.key, { ...page, url })
  }
  const previousOf: CrawlState['previousOf'] = ({ key, url }) => {
    const spelled = previousByUrl.get(url) ?? previous.get(key)
    // A folder and its index file can be a splash page and the page behind it, so their data is kept apart.
    return spelled && isIndexFile(spelled.url) === isIndexFile(url) ? spelled : undefined
  }
  const commonAnswers = createCommonAnswers(previous)
  return {
    agent,
    frontier,
    discovery,
    hosts: createHosts({
      fetch: options.fetch,
      agent,
      texts,
      concurrency: limits.concurrency,
      pauseMs: limits.retryDelayMs,
      carefulSpacingMs: limits.carefulSpacingMs,
      onSite: discovery.onSite,
      signal,
    }),
    sitemaps: createSitemaps({ fetch: options.fetch, texts }, discovery, frontier),
    traps,
    duplicates,
    previous,
    previousOf,
    unwanted,
    settled,
    commonAnswers,
    verdicts: createVerdicts({
      discovery,
      frontier,
      duplicates,
      commonAnswers,
      traps,
      unwanted,
      previous: previousOf,
      isSettled: (key) => settled.has(key),
      tell,
    }),
    tell,
    signal,
    count: { fetched: 0, keptBefore: 0 },
  }
}
