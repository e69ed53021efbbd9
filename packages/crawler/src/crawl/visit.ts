import { FetchFailure, type FetchReason, speaksNoTls } from '../fetch/fetch-failure.ts'
import type { GuardedResponse } from '../fetch/guarded-response.ts'
import { announcedKind, sniffedKind } from './content-kind.ts'
import type { Verdict } from './crawl-event.ts'
import type {
  CrawlFetch,
  CrawlLimits,
  PageReading,
  PreviousPage,
  ReadDocument,
  Render,
} from './crawl-options.ts'
import { createDetour } from './detour.ts'
import type { Candidate } from './frontier.ts'
import type { Host } from './hosts.ts'
import { reasons, statusReason } from './reasons.ts'

export interface AnsweredAddress {
  /** The final address, possibly another spelling of the requested one. */
  url: string
  status: number
  bytes: number
  ms: number
}

export interface VisitedPage extends AnsweredAddress {
  kind: 'page'
  reading: PageReading
  etag: string | null
  lastModified: string | null
  noindex: boolean
  nofollow: boolean
  note: string | null
  /** The response was truncated and the received part was read. */
  cutShort: boolean
}

export interface RefusedVisit extends Omit<AnsweredAddress, 'status'> {
  kind: 'refused'
  status: number | null
  outcome: 'dropped' | 'failed'
  reason: string
  verdict: Verdict | null
  missing: boolean
  noTls: boolean
}

export interface UnchangedVisit extends AnsweredAddress {
  kind: 'unchanged'
  noindex: boolean
  nofollow: boolean
}

export type Visit =
  | VisitedPage
  | RefusedVisit
  | UnchangedVisit
  | (AnsweredAddress & { kind: 'redirect'; to: string })
  | { kind: 'retry'; afterMs: number }
  | { kind: 'stopped' }

export interface VisitTools {
  fetch: CrawlFetch
  read: ReadDocument
  /** Returns undefined without a browser and null once its budget is spent. */
  render(): Render | undefined | null
  limits: CrawlLimits
  agent: string
  allows(url: string): boolean
  allowsSubrequest(url: string): Promise<boolean>
  signal: AbortSignal
}

const worthAnotherTry = new Set<FetchReason>([
  'reset',
  'timeout',
  'unreachable',
  'bad_response',
  'unknown_host',
  'busy',
])
const overloadStatuses = new Set([429, 503])
const longestRetryAfterMs = 120_000

/** Fetches and reads one address. Ends the request that the caller began with the pacer. */
export async function visit(
  candidate: Candidate,
  host: Host,
  before: PreviousPage | undefined,
  tools: VisitTools,
): Promise<Visit> {
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  let pacing = true
  const endPacing = (overloaded: boolean, retryAfterMs?: number) => {
    if (pacing) host.pacer.end({ ms: performance.now() - started, overloaded, retryAfterMs })
    pacing = false
  }
  const detour = createDetour(candidate, { allows: tools.allows, spaced: host.rules.crawlDelayMs > 0 })
  const redirect = (led: { to: string; status: number }): Visit => ({
    url: candidate.url,
    bytes: 0,
    ms: elapsed(),
    kind: 'redirect',
    ...led,
  })
  const mayRetry = candidate.attempts < tools.limits.retries

  try {
    const response = await tools.fetch(candidate.url, {
      signal: tools.signal,
      headers: validators(before),
      follow: detour.follow,
    })
    host.answered = true
    const ledAway = detour.ledAway(response.url)
    if (ledAway) {
      response.discard()
      return redirect(ledAway)
    }
    const { status, headers, url } = response
    const answered = (bytes = 0): AnsweredAddress => ({ url, status, bytes, ms: elapsed() })
    const refuse = (outcome: 'dropped' | 'failed', reason: string, bytes = 0): RefusedVisit => ({
      ...answered(bytes),
      kind: 'refused',
      outcome,
      reason,
      verdict: isGone(status) && reason !== reasons.challenge ? { is: 'gone' } : null,
      missing: isGone(status),
      noTls: false,
    })

    if (status === 304 || status < 200 || status >= 300) {
      response.discard()
      const retryAfterMs = readRetryAfter(headers['retry-after'])
      endPacing(overloadStatuses.has(status), retryAfterMs)
      if (status === 304 && before)
        return { ...answered(), kind: 'unchanged', ...robotsHeader(response, tools.agent) }
      const to = status < 400 ? URL.parse(headers.location ?? '', url) : null
      if (to) return { ...answered(), kind: 'redirect', to: to.href }
      const patient = (retryAfterMs ?? 0) <= longestRetryAfterMs
      if (mayRetry && patient && (status === 429 || status >= 500))
        return retryLater(candidate, tools, retryAfterMs)
      return refuse('failed', statusReason(status, headers))
    }

    const contentType = headers['content-type'] ?? ''
    const path = new URL(url).pathname
    const announced = announcedKind(contentType, path)
    if (!announced) {
      response.discard()
      endPacing(false)
      return refuse('dropped', reasons.type(contentType.split(';')[0]!.trim()))
    }
    const { bytes, cutShort } = await response.bytesThatCame()
    endPacing(false)
    if (cutShort?.reason === 'reset' && mayRetry && !host.cutsShort) return retryLater(candidate, tools)
    if (cutShort) host.cutsShort = true
    const kind = announced === 'unknown' ? sniffedKind(bytes, contentType, path) : announced
    if (!kind) return refuse('dropped', reasons.type(contentType.split(';')[0]!.trim()), bytes.length)
    if (!bytes.length) return refuse('dropped', reasons.empty)

    const document = { bytes, contentType: kind === announced ? contentType : typeOf[kind], url }
    let reading: PageReading
    let note: string | null = null
    try {
      reading = await tools.read(document, tools.signal)
      if (reading.page.shell) ({ reading, note } = await readWithScripts(document, reading, tools))
    } catch (error) {
      if (tools.signal.aborted) return { kind: 'stopped' }
      const why = cutShort ? sentenceOf(cutShort) : error instanceof Error ? error.message : String(error)
      return refuse('failed', why, bytes.length)
    }
    if (cutShort && lettersOf(reading.page.text) < fewestLetters)
      return refuse('failed', sentenceOf(cutShort), bytes.length)
    const header = robotsHeader(response, tools.agent)
    const { robots } = reading.page
    const noindex = robots.noindex || header.noindex
    const nofollow = robots.nofollow || header.nofollow
    return {
      ...answered(bytes.length),
      kind: 'page',
      // The next crawl reads these flags when the server answers 304, without the headers.
      reading: { ...reading, page: { ...reading.page, robots: { noindex, nofollow } } },
      note: note ?? (cutShort && (cutShort.reason === 'reset' ? reasons.cutShort : reasons.tooSlow)),
      cutShort: cutShort !== null,
      // Storing validators of a truncated page would make the complete one look unchanged.
      etag: cutShort ? null : (headers.etag ?? null),
      lastModified: cutShort ? null : (headers['last-modified'] ?? null),
      noindex,
      nofollow,
    }
  } catch (error) {
    if (tools.signal.aborted) return { kind: 'stopped' }
    if (!(error instanceof FetchFailure)) throw error
    // The redirect target is queued and visited separately, with its own rules and retries.
    const ledAway = detour.ledAway(null)
    if (ledAway) return redirect(ledAway)
    endPacing(error.reason === 'timeout')
    // Retrying a server that never answered would only keep the owner waiting.
    if (mayRetry && host.answered && worthAnotherTry.has(error.reason)) return retryLater(candidate, tools)
    const reason = sentenceOf(error)
    const lost = { url: candidate.url, status: null, bytes: 0, ms: elapsed() }
    const missing = error.reason === 'unknown_host'
    const noTls = speaksNoTls(error)
    return { ...lost, kind: 'refused', outcome: 'failed', reason, verdict: null, missing, noTls }
  } finally {
    endPacing(false)
  }
}

/** Truncated pages with fewer letters are useless: a heading, half a menu. */
const fewestLetters = 40

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length

const sentenceOf = ({ message }: FetchFailure) => message.replace(/\.$/, '')

const isGone = (status: number) => status === 404 || status === 410

export const isLasting = (status: number | null) => status === 301 || status === 308

const typeOf = {
  html: 'text/html',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain',
}

/** Renders the page in a browser; without one, keeps the unrendered text with a note. */
async function readWithScripts(
  document: Parameters<ReadDocument>[0],
  plain: PageReading,
  tools: VisitTools,
): Promise<{ reading: PageReading; note: string | null }> {
  const hasText = plain.page.text.trim().length > 0
  const render = tools.render()
  if (!render) {
    const missing = hasText ? reasons.scriptsPartly : reasons.scriptsOnly
    return { reading: plain, note: render === null ? reasons.scriptsLimit : missing }
  }
  try {
    const html = await render({ ...document, signal: tools.signal, allows: tools.allowsSubrequest })
    const bytes = new TextEncoder().encode(html)
    const contentType = 'text/html; charset=utf-8'
    return { reading: await tools.read({ bytes, contentType, url: document.url }, tools.signal), note: null }
  } catch (error) {
    if (tools.signal.aborted) throw error
    const why = error instanceof Error ? error.message : String(error)
    return { reading: plain, note: reasons.scriptsFailed(why) }
  }
}

function retryLater(candidate: Candidate, tools: VisitTools, retryAfterMs?: number): Visit {
  const backoff = tools.limits.retryDelayMs * 2 ** candidate.attempts
  return { kind: 'retry', afterMs: retryAfterMs ?? backoff * (0.75 + Math.random() / 2) }
}

function validators(before: PreviousPage | undefined): Record<string, string> {
  const headers: Record<string, string> = {}
  if (before?.etag) headers['if-none-match'] = before.etag
  if (before?.lastModified) headers['if-modified-since'] = before.lastModified
  return headers
}

function robotsHeader(response: GuardedResponse, agent: string): { noindex: boolean; nofollow: boolean } {
  // In 'otherbot: noindex, nofollow' both directives address the other bot.
  let ours = true
  const directives = new Set<string>()
  for (const part of (response.headers['x-robots-tag'] ?? '').toLowerCase().split(',')) {
    const colon = part.indexOf(':')
    const name = part.slice(0, Math.max(0, colon)).trim()
    const isNamed = /^[\w-]+$/.test(name)
    if (isNamed) ours = name === agent.toLowerCase()
    if (ours) directives.add((isNamed ? part.slice(colon + 1) : part).trim())
  }
  const none = directives.has('none')
  return { noindex: none || directives.has('noindex'), nofollow: none || directives.has('nofollow') }
}

function readRetryAfter(header: string | undefined): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
