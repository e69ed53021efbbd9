import type { GuardedRequest } from '../fetch/guarded-fetch.ts'
import type { GuardedResponse } from '../fetch/guarded-response.ts'
import type { ReadPage } from '../read/read-page.ts'
import type { Verdict } from './crawl-event.ts'
import type { RobotsFile } from './robots.ts'
import type { SiteRules } from './site-rules.ts'
import type { TakeSitemap } from './sitemap.ts'

export interface CrawlLimits {
  pages: number
  depth: number
  timeMs: number
  concurrency: number
  renders: number
  retries: number
  retryDelayMs: number
  /** The pause between requests to a host whose robots.txt can't be read. */
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

/** The crawler passes `Findings` through without using them. */
export interface PageReading<Findings = unknown> {
  page: ReadPage
  hash: string
  sketch: string
  asksPassword: boolean
  findings?: Findings
}

/** Parsers for robots.txt and sitemaps. A rejection counts as a missing file. */
export interface TextReaders {
  robots(text: string, agent: string): RobotsFile | Promise<RobotsFile>
  sitemap: TakeSitemap
}

/** Rejects with an error whose message is shown to the owner. */
export type ReadDocument<Findings = unknown> = (
  document: Document,
  signal: AbortSignal,
) => Promise<PageReading<Findings>>

export interface RenderRequest extends Document {
  signal: AbortSignal
  allows(url: string): Promise<boolean>
}

/** Returns the page's HTML after its scripts ran. Rejects with an error whose message is shown to the owner. */
export type Render = (request: RenderRequest) => Promise<string>

export type KnownLink = { url: string; text?: string; nofollow?: boolean }

export interface PreviousPage {
  etag?: string | null
  lastModified?: string | null
  hash?: string | null
  sketch?: string | null
  /** The page's links, used when the server answers 304. Empty for nofollow pages. */
  links?: () => Promise<readonly KnownLink[]>
}

/** An address that an interrupted crawl finished: its ledger entry and data of its page event. */
export interface DoneAddress {
  url: string
  outcome: 'kept' | 'dropped' | 'failed'
  status?: number | null
  verdict?: Verdict | null
  sketch?: string | null
  /** The links of a kept page, used to rebuild the queue. Empty for nofollow pages. */
  links?: readonly KnownLink[]
}

export interface CrawlOptions<Findings = unknown> {
  fetch: CrawlFetch
  read: ReadDocument<Findings>
  /** Defaults to parsing in this process. */
  texts?: TextReaders
  /** Without a browser, pages that need JavaScript are reported as such. */
  render?: Render
  agent?: string
  limits?: Partial<CrawlLimits>
  rules?: SiteRules
  /** Pages kept by the last crawl, by URL. Their validators make requests conditional. */
  previous?: ReadonlyMap<string, PreviousPage>
  /** Continues an interrupted crawl. Listed addresses count towards the page limit and are not fetched again. */
  resume?: { done: Iterable<DoneAddress> }
  signal?: AbortSignal
}
