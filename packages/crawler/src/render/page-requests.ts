import type { Request, Route } from 'playwright-core'
import type { RenderRequest } from '../crawl/crawl-options.ts'
import type { GuardedFetch } from '../fetch/guarded-fetch.ts'
import { createRoute, isPlainRead, mayBeRead, plainHeaders } from './cross-origin.ts'
import type { RenderLimits } from './render-limits.ts'
import type { ScriptCache, StoredAnswer } from './script-cache.ts'

export interface PageRequests {
  run(route: Route): Promise<void>
  underWay(): number
}

interface Parts {
  guard: GuardedFetch
  request: RenderRequest
  limits: RenderLimits
  cache: ScriptCache
  over: AbortSignal
}

type Purpose = 'page' | 'script' | 'data'

const worthFetching = new Set(['script', 'xhr', 'fetch'])
const maxPostBytes = 100 * 1024
const maxUrlCharacters = 8_000
const visitorCounters =
  /(^|\.)(google-analytics|googletagmanager|doubleclick|googlesyndication|facebook|hotjar|clarity|segment|mixpanel|hs-analytics|intercom|crisp|tawk|sentry|newrelic|nr-data|matomo|plausible)\.(com|net|io|to|chat|ms|cloud)$/
const headersNotPassedOn =
  /^(host|connection|content-length|accept-encoding|user-agent|cookie|sec-.*|proxy-.*|upgrade-.*|if-.*|range|transfer-encoding|te|:.*)$/

/** Fetches the page's requests through the guard, because the browser has no network. */
export function createPageRequests({ guard, request: page, limits, cache, over }: Parts): PageRequests {
  const origin = new URL(page.url).origin
  let underWay = 0
  let requests = 0
  let bytes = 0
  let served = false

  async function answer(request: Request): Promise<StoredAnswer | null> {
    const url = new URL(request.url())
    if (request.isNavigationRequest()) return navigation(request, url)
    const type = request.resourceType()
    if (type === 'stylesheet')
      return { status: 200, headers: { 'content-type': 'text/css' }, body: Buffer.alloc(0) }
    if (!worthFetching.has(type) || visitorCounters.test(url.hostname)) return null
    return fetched(request, url, type === 'script' ? 'script' : 'data')
  }

  /** The page is already downloaded. Frames stay empty, while scripts may navigate within the site. */
  function navigation(request: Request, url: URL): Promise<StoredAnswer | null> | StoredAnswer | null {
    if (request.frame().parentFrame()) return null
    if (!served) {
      served = true
      const contentType = page.contentType ?? 'text/html'
      return { status: 200, headers: { 'content-type': contentType }, body: Buffer.from(page.bytes) }
    }
    return url.origin === origin ? fetched(request, url, 'page') : null
  }

  async function fetched(request: Request, url: URL, purpose: Purpose): Promise<StoredAnswer | null> {
    const method = request.method()
    if (method !== 'GET' && method !== 'POST' && method !== 'HEAD') return null
    if (url.href.length > maxUrlCharacters) return null
    const asked = Object.fromEntries(
      Object.entries(request.headers()).filter(([name]) => !headersNotPassedOn.test(name.toLowerCase())),
    )
    const own = url.origin === origin
    const plain = isPlainRead(method, asked)
    // This would need a preflight, and rendering content hardly ever does.
    if (!own && !plain) return null
    const body = request.postDataBuffer() ?? undefined
    if (body && body.length > maxPostBytes) return null
    if (++requests > limits.requests || bytes > limits.bytes) return null

    // The cache key includes the site, so scripts one scan fetched don't reach other sites' pages.
    const key = purpose === 'script' && method === 'GET' ? `${origin} ${url.href}` : null
    const stored = key ? cache.get(key) : undefined
    if (stored) return stored
    guard.check(url, origin)
    if (!(await page.allows(url.href))) return null

    // Modules and `crossorigin` scripts follow the rules for data.
    const asData = purpose === 'data' || 'origin' in asked
    const route = createRoute({ origin, from: url.origin, asData, plain, staysHome: purpose === 'page' })
    const response = await guard(url, {
      method,
      body,
      headers: own ? asked : plainHeaders(asked, asData ? origin : null),
      signal: over,
      maxBytes: limits.bytes - bytes,
      follow: route.mayGoOn,
      vouchedOrigin: origin,
    })
    const elsewhere = new URL(response.url).origin !== origin
    if (elsewhere && asData && !mayBeRead(response.headers, origin)) {
      response.discard()
      return null
    }
    const got = Buffer.from(await response.bytes())
    bytes += got.length
    const result = { status: response.status, headers: headersPassedBack(response.headers), body: got }
    if (key && response.status === 200) cache.put(key, result)
    return result
  }

  return {
    underWay: () => underWay,
    async run(route) {
      underWay++
      try {
        const result = await answer(route.request())
        // The browser would follow a redirect without the guard.
        if (!result || (result.status >= 300 && result.status < 400)) await route.abort('blockedbyclient')
        else await route.fulfill(result)
      } catch {
        // The guard refused or the page is closed.
        await route.abort('failed').catch(() => {})
      } finally {
        underWay--
      }
    },
  }
}

function headersPassedBack(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name]) => name === 'content-type' || name.startsWith('access-control-'),
  )
  return Object.fromEntries(kept)
}
