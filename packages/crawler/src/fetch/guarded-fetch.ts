import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, type Dispatcher } from 'undici'
import { isAllowedAnswer } from './address.ts'
import { allowedHosts, type CheckedUrl, checkUrl } from './check-url.ts'
import { FetchFailure } from './fetch-failure.ts'
import { type FetchLimits, fetchLimits } from './fetch-limits.ts'
import { createResponse, type GuardedResponse } from './guarded-response.ts'
import { createHopCookies } from './hop-cookies.ts'
import { readLocation } from './response-headers.ts'
import { startWatch, type Watch } from './watch.ts'

export interface GuardedRequest {
  signal?: AbortSignal
  headers?: Record<string, string>
  method?: 'GET' | 'HEAD' | 'POST'
  body?: Uint8Array
  maxBytes?: number
  timeoutMs?: number
  /** Decides whether to follow a redirect; on `false` the redirect is the response. Follows by default. */
  follow?: (to: URL, hop: RedirectHop) => boolean
  /** The origin of the requesting page. Only this origin may be a private host allowed by the operator. */
  vouchedOrigin?: string
}

export interface RedirectHop {
  status: number
  setsCookie: boolean
}

export interface ResolvedAddress {
  address: string
  family: number
}

export interface GuardedFetchOptions {
  allowHosts: Iterable<string>
  userAgent: string
  limits?: Partial<FetchLimits>
  lookup?: (hostname: string) => Promise<ResolvedAddress[]>
}

export interface GuardedFetch {
  (url: string | URL, request?: GuardedRequest): Promise<GuardedResponse>
  /** Throws if fetching this address would fail before anything is sent. */
  check(url: string | URL, vouchedOrigin?: string): CheckedUrl
  /**
   * Like `check`, and throws if the name resolves to a private network. Failing DNS passes, because each fetch
   * checks again.
   */
  checkName(url: string | URL): Promise<void>
  close(): Promise<void>
}

const noHosts = allowedHosts([])

/** All fetches of user-supplied addresses go through this. */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const allowed = allowedHosts(options.allowHosts)
  const limits = { ...fetchLimits, ...options.limits }
  const lookup = options.lookup ?? ((hostname) => systemLookup(hostname, { all: true }))
  const agents = {
    guarded: createAgent(limits, pinnedLookup(lookup, true)),
    vouched: createAgent(limits, pinnedLookup(lookup, false)),
  }

  function check(url: string | URL, vouchedOrigin?: string): CheckedUrl {
    const isOthers = vouchedOrigin !== undefined && URL.canParse(url) && new URL(url).origin !== vouchedOrigin
    return checkUrl(url, isOthers ? noHosts : allowed)
  }

  async function checkName(input: string | URL): Promise<void> {
    const { url, vouched } = check(input)
    if (vouched || isIP(url.hostname) || url.hostname.startsWith('[')) return
    const done = new AbortController()
    const patience = sleep(limits.lookupMs, [], { signal: done.signal }).catch(() => [])
    const found = await Promise.race([lookup(url.hostname).catch(() => []), patience])
    done.abort()
    if (!found.every(({ address }) => isAllowedAnswer(address)))
      throw new FetchFailure('private_address', String(input))
  }

  async function guardedFetch(input: string | URL, request: GuardedRequest = {}): Promise<GuardedResponse> {
    const wanted = String(input)
    const watch = startWatch(wanted, request.timeoutMs ?? limits.totalMs, request.signal)
    try {
      return await followHops(wanted, request, watch)
    } catch (error) {
      watch.end()
      throw watch.failure(error)
    }
  }

  async function followHops(wanted: string, request: GuardedRequest, watch: Watch): Promise<GuardedResponse> {
    const cookies = createHopCookies()
    const redirects: string[] = []
    const visited = new Set<string>()
    let { url, vouched } = check(wanted, request.vouchedOrigin)
    let method = request.method ?? 'GET'
    let headers = { ...request.headers }
    for (;;) {
      const visit = `${url.href} ${cookies.header(url)}`
      if (visited.has(visit)) throw new FetchFailure('redirect_loop', wanted)
      visited.add(visit)

      const answer = await (vouched ? agents.vouched : agents.guarded).request({
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: withDefaults(headers, cookies.header(url), options.userAgent),
        body: method === 'POST' ? (request.body ?? null) : null,
        signal: watch.signal,
      })
      const next = redirectTarget(answer, url)
      const hop = { status: answer.statusCode, setsCookie: answer.headers['set-cookie'] !== undefined }
      if (!next || request.follow?.(next, hop) === false) {
        return createResponse({ url, answer, redirects, watch, limits, maxBytes: request.maxBytes })
      }
      if (redirects.length >= limits.redirects) throw new FetchFailure('too_many_redirects', wanted)
      cookies.keep(url, answer.headers['set-cookie'])
      // Draining a short body lets the connection be reused.
      await answer.body.dump({ limit: 16_384 })

      if (answer.statusCode === 303 || (method === 'POST' && answer.statusCode < 303)) method = 'GET'
      if (next.origin !== url.origin) headers = withoutSecrets(headers)
      redirects.push(url.href)
      ;({ url, vouched } = check(next, request.vouchedOrigin))
    }
  }

  return Object.assign(guardedFetch, {
    check,
    checkName,
    async close() {
      await Promise.all([agents.guarded.destroy(), agents.vouched.destroy()])
    },
  })
}

function createAgent(limits: FetchLimits, lookup: LookupFunction): Agent {
  return new Agent({
    connect: { lookup, timeout: limits.headersMs },
    headersTimeout: limits.headersMs,
    bodyTimeout: 0, // the watch handles slow bodies
    maxHeaderSize: 64 * 1024,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 15_000,
    allowH2: false,
  })
}

/** Checking addresses while connecting prevents DNS rebinding: the checked addresses are those connected to. */
function pinnedLookup(lookup: NonNullable<GuardedFetchOptions['lookup']>, guarded: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname).then(
      (addresses) => {
        const first = addresses[0]
        if (!first) return callback(new FetchFailure('unknown_host', hostname), '', 0)
        if (guarded && !addresses.every(({ address }) => isAllowedAnswer(address))) {
          return callback(new FetchFailure('private_address', hostname), '', 0)
        }
        if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error) => callback(error, '', 0),
    )
  }
}

function redirectTarget(answer: Dispatcher.ResponseData, from: URL): URL | null {
  const location = readLocation(answer.headers)
  if (location === null || ![301, 302, 303, 307, 308].includes(answer.statusCode)) return null
  return URL.canParse(location, from) ? new URL(location, from) : null
}

function withDefaults(
  headers: Record<string, string>,
  cookie: string,
  userAgent: string,
): Record<string, string> {
  return {
    accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,text/plain;q=0.8,*/*;q=0.5',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'user-agent': userAgent,
    ...(cookie && { cookie }),
    ...headers,
  }
}

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  const secret = new Set(['authorization', 'cookie', 'proxy-authorization'])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !secret.has(name.toLowerCase())))
}
