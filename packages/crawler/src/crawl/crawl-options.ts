import type { GuardedRequest } from '../fetch/guarded-fetch.ts'
import type { GuardedResponse } from '../fetch/guarded-response.ts'
import type { ReadPage } from '../read/read-page.ts'
import type { Verdict } from './crawl-event.ts'
import type { RobotsFile } from './robots.ts'
import type { SiteRules } from './site-rules.ts'
import type { TakeSitemap } from './sitemap.ts'

export interface CrawlLimits {
  /** The most pages that are kept. */
  pages: number
  /** The most links a page may be away from the start page. */
  depth: number
  timeMs: number
  /** Requests at once, at most; a host that strains gets fewer. */
  concurrency: number
  /** Pages opened in a browser. */
  renders: number
  /** The attempts beyond the first for an answer that may be better next time. */
  retries: number
  retryDelayMs: number
  /** The pause between two requests to a host that can't say what it forbids. */
  carefulSpacingMs: number
}

export const crawlLimits: CrawlLimits = {
  pages: 50,
  depth: 25,
  timeMs: 15 * 60_000,
  concurrency: 8,
  renders: 50,
  retries: 2,
  retryDelayMs: 1_000,
  carefulSpacingMs: 1_000,
}

export type CrawlFetch = (url: string, request?: GuardedRequest) => Promise<GuardedResponse>

export interface Document {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string | null
  url: string
}

/** `Findings` is whatever a reader finds on a page beside its text. The crawler only hands it on. */
export interface PageReading<Findings = unknown> {
  page: ReadPage
  hash: string
  sketch: string
  /** The page has a field for a password. */
  asksPassword: boolean
  findings?: Findings
}

/** Readers of the small texts that say what to read. Either may reject: the text is then as good as missing. */
export interface TextReaders {
  robots(text: string, agent: string): RobotsFile | Promise<RobotsFile>
  sitemap: TakeSitemap
}

/** Rejects with an error whose message is for the owner. */
export type ReadDocument<Findings = unknown> = (
  document: Document,
  signal: AbortSignal,
) => Promise<PageReading<Findings>>

export interface RenderRequest extends Document {
  signal: AbortSignal
  /** False for addresses of the site that its robots.txt closes. */
  allows(url: string): Promise<boolean>
}

/** The page's HTML after its scripts ran. Rejects with an error whose message is for the owner. */
export type Render = (request: RenderRequest) => Promise<string>

export type KnownLink = { url: string; text?: string; nofollow?: boolean }

/** What an earlier crawl learnt of a page. */
export interface PreviousPage {
  etag?: string | null
  lastModified?: string | null
  hash?: string | null
  sketch?: string | null
  /** The links it had, none where it asks not to follow them: asked for where the site says it has not changed. */
  links?: () => Promise<readonly KnownLink[]>
}

/** An address an interrupted crawl is done with: a row of its ledger, with what its page event said. */
export interface DoneAddress {
  url: string
  outcome: 'kept' | 'dropped' | 'failed'
  status?: number | null
  verdict?: Verdict | null
  sketch?: string | null
  /** The links of a kept page, from which the queue is rebuilt; none where it asks not to follow them. */
  links?: readonly KnownLink[]
}

export interface CrawlOptions<Findings = unknown> {
  fetch: CrawlFetch
  read: ReadDocument<Findings>
  /** The readers of such texts; without them the texts are read where the crawl runs. */
  texts?: TextReaders
  /** The browser; without one, pages that are empty without JavaScript are said to be so. */
  render?: Render
  /** The name robots.txt knows us by. */
  agent?: string
  limits?: Partial<CrawlLimits>
  /** What the owner wants read beside the site, and what of it not. */
  rules?: SiteRules
  /** Pages kept by the last crawl, by address: asked for again with their validators. */
  previous?: ReadonlyMap<string, PreviousPage>
  /**
   * Continues an interrupted crawl: what is listed is not fetched again and counts towards the page limit. If no
   * entry carries links, the start page is read again to find the others.
   */
  resume?: { done: Iterable<DoneAddress> }
  signal?: AbortSignal
}
