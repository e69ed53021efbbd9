import type { ReadPage } from '../read/read-page.ts'

export interface PageEvent<Findings = unknown> {
  type: 'page'
  url: string
  /** Null when the server answered 304 Not Modified. */
  page: ReadPage | null
  /** Extra data from the reader. */
  findings?: Findings
  /** The hash equals that of `previous`. */
  unchanged: boolean
  etag: string | null
  lastModified: string | null
  /** The hash of all readable content. Pass it back as `previous` in the next crawl. */
  hash: string
  /** A fingerprint for finding duplicates. Pass it back as `previous`, too. */
  sketch: string
  status: number
  bytes: number
  ms: number
}

/**
 * The lasting meaning of an answer for a known page: it is gone (404, 410, noindex), excluded by the owner, or
 * moved. Errors, logins and limits have no verdict.
 */
export type Verdict = { is: 'gone' | 'unwanted' } | { is: 'moved'; to: string | null }

/** The result for one address; each address has exactly one. */
export interface LedgerEvent {
  type: 'ledger'
  url: string
  /** Null without a response. */
  status: number | null
  outcome: 'kept' | 'dropped' | 'failed'
  /** A sentence shown to the site's owner. */
  reason: string | null
  /** Null for temporary results. */
  verdict: Verdict | null
  bytes: number
  ms: number
}

export interface ProgressEvent {
  type: 'progress'
  found: number
  fetched: number
  kept: number
}

export interface DoneEvent {
  type: 'done'
  found: number
  fetched: number
  kept: number
  /** The number of addresses left unread because of a limit. */
  left: number
  stopped: 'finished' | 'page limit' | 'time limit' | 'aborted'
  /** The reason for the owner why nothing could be read; null if something was. */
  problem: string | null
  /** The http start address when the site doesn't support https; otherwise null. */
  plainStart: string | null
  /** The final address of the site, which can be another domain after redirects. */
  site: string
  /** Keys of addresses that now share one answer, as behind an access wall or during maintenance. */
  alike: string[]
}

export type CrawlEvent<Findings = unknown> = PageEvent<Findings> | LedgerEvent | ProgressEvent | DoneEvent
