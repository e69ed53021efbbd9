import type { ReadPage } from '../read/read-page.ts'

/** A page worth keeping. */
export interface PageEvent<Findings = unknown> {
  type: 'page'
  /** The address it is kept under. */
  url: string
  /** Null when the site says it has not changed since `previous`: then it was not sent again. */
  page: ReadPage | null
  /** What its reader found beside its text. */
  findings?: Findings
  /** True where the page is the same as `previous` says. */
  unchanged: boolean
  etag: string | null
  lastModified: string | null
  /** The hash of everything readable on it; give it back as `previous` at the next crawl. */
  hash: string
  /** What finding duplicates needs; give it back as `previous`, too. */
  sketch: string
  status: number
  bytes: number
  ms: number
}

/**
 * What an answer says of a page that was known: it is gone (404, 410, noindex), the owner does not want it, or it lives on
 * elsewhere. Everything else, such as an error, a login or a limit, says nothing.
 */
export type Verdict = { is: 'gone' | 'unwanted' } | { is: 'moved'; to: string | null }

/** What became of one address. Each has exactly one. */
export interface LedgerEvent {
  type: 'ledger'
  url: string
  /** Null when no answer was had or none was asked for. */
  status: number | null
  outcome: 'kept' | 'dropped' | 'failed'
  /** A sentence for the owner of the site; null when there is nothing to say. */
  reason: string | null
  /** Null where the answer says nothing that lasts. */
  verdict: Verdict | null
  bytes: number
  ms: number
}

export interface ProgressEvent {
  type: 'progress'
  /** Addresses of the site known so far. */
  found: number
  fetched: number
  kept: number
}

/** The last event, always. */
export interface DoneEvent {
  type: 'done'
  found: number
  fetched: number
  kept: number
  /** The addresses found but not read, because a limit came first. */
  left: number
  stopped: 'finished' | 'page limit' | 'time limit' | 'aborted'
  /** Why nothing could be read, for the owner; null if something was. */
  problem: string | null
  /** The start address by http, where nobody spoke https and it was read without; else null. */
  plainStart: string | null
  /** Where the site answered: another domain than asked for, where that leads to one. */
  site: string
  /** The keys of addresses that said what most others did, and not what they said before: a wall, or a site under work. */
  alike: string[]
}

export type CrawlEvent<Findings = unknown> = PageEvent<Findings> | LedgerEvent | ProgressEvent | DoneEvent
