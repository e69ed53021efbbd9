import { FetchFailure, type FetchReason } from '../fetch/fetch-failure.ts'
import type { CrawlFetch, TextReaders } from './crawl-options.ts'
import { createPacer, type Pacer } from './pacer.ts'
import { noRules, type RobotsRules, rulesOf } from './robots.ts'

export interface Host {
  pacer: Pacer
  rules: RobotsRules
  loading: boolean
  loaded: boolean
  /** Set for unreachable hosts, where any further request would fail the same way. */
  failure: FetchFailure | null
  answered: boolean
  /** Set after repeated truncated responses; from then on partial pages are accepted without a retry. */
  cutsShort: boolean
}

export interface Hosts {
  /** Returns null beyond the limit on hosts per site. */
  of(url: string): Host | null
  load(url: string): Promise<void>
  forget(url: string): void
}

interface Tools {
  fetch: CrawlFetch
  agent: string
  texts: TextReaders
  concurrency: number
  pauseMs: number
  carefulSpacingMs: number
  onSite: (url: URL) => boolean
  signal: AbortSignal
}

const maxHosts = 30
const maxRobotsBytes = 512 * 1024
const hopelessReasons = new Set<FetchReason>([
  'unknown_host',
  'refused',
  'unreachable',
  'tls',
  'private_address',
  'port',
])

export function createHosts(tools: Tools): Hosts {
  const hosts = new Map<string, Host>()
  const loading = new Map<string, Promise<void>>()

  function of(url: string): Host | null {
    const { host } = new URL(url)
    const known = hosts.get(host)
    if (known) return known
    if (hosts.size >= maxHosts) return null
    const fresh: Host = {
      pacer: createPacer(tools.concurrency, tools.pauseMs),
      rules: noRules,
      loading: false,
      loaded: false,
      failure: null,
      answered: false,
      cutsShort: false,
    }
    hosts.set(host, fresh)
    return fresh
  }

  return {
    of,
    forget(url) {
      const { host } = new URL(url)
      hosts.delete(host)
      loading.delete(host)
    },
    load(url) {
      const { host, origin } = new URL(url)
      const started = loading.get(host) ?? loadRobots(of(url)!, origin, tools)
      loading.set(host, started)
      return started
    },
  }
}

async function loadRobots(host: Host, origin: string, tools: Tools): Promise<void> {
  host.loading = true
  try {
    const response = await tools.fetch(`${origin}/robots.txt`, {
      signal: tools.signal,
      timeoutMs: 10_000,
      maxBytes: 4 * maxRobotsBytes,
      follow: tools.onSite,
    })
    host.answered = true
    if (response.status >= 200 && response.status < 300) {
      await obey(host, await firstBytes(response.body(), maxRobotsBytes), tools)
    } else {
      response.discard()
      // A site whose robots.txt fails is probably in trouble, so requests go slowly, one at a time.
      if (response.status >= 500 || response.status === 429) host.pacer.space(tools.carefulSpacingMs, true)
    }
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    if (hopelessReasons.has(error.reason)) host.failure = error
    else if (!tools.signal.aborted) host.pacer.space(tools.carefulSpacingMs, true)
  }
  host.loaded = true
}

async function obey(host: Host, text: string, tools: Tools) {
  try {
    host.rules = rulesOf(await tools.texts.robots(text, tools.agent))
    if (host.rules.crawlDelayMs) host.pacer.space(host.rules.crawlDelayMs)
  } catch {
    host.pacer.space(tools.carefulSpacingMs, true)
  }
}

async function firstBytes(body: AsyncIterable<Uint8Array>, count: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= count) break
  }
  return text
}
