import type { ReadPage } from '../read/read-page.ts'

export interface PageEvent<Findings = unknown> {
  type: 'page'
  url: string
  /** Null when the server answered 304 Not Modified. */
  page: ReadPage | null
  findings?: Findings
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

/** The lasting outcome for a known page. Errors, logins and limits have none. */
export type Verdict = { is: 'gone' | 'unwanted' } | { is: 'moved'; to: string | null }

export interface LedgerEvent {
  type: 'ledger'
  url: string
  /** Null without a response. */
  status: number | null
  outcome: 'kept' | 'dropped' | 'failed'
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
  problem: string | null
  /** The http start address when the site doesn't support https; otherwise null. */
  plainStart: string | null
  /** The final address of the site, which can be another domain after redirects. */
  site: string
  /** Keys of addresses that now share one answer, as behind an access wall or during maintenance. */
  alike: string[]
}

export type CrawlEvent<Findings = unknown> = PageEvent<Findings> | LedgerEvent | ProgressEvent | DoneEvent
