import type { ServerResponse } from 'node:http'
import { crawl } from '../crawl/crawl.ts'
import type { CrawlEvent, DoneEvent, LedgerEvent, PageEvent, ProgressEvent } from '../crawl/crawl-event.ts'
import type { CrawlOptions } from '../crawl/crawl-options.ts'
import { createGuardedFetch } from '../fetch/guarded-fetch.ts'
import { readHere } from '../reading/read-here.ts'
import { type Answer, serve, type TestServer } from './serve.ts'

interface Reply {
  status?: number
  headers?: Record<string, string>
  body?: string | Uint8Array
}

export type Route = string | Reply | Answer

export function serveSite(routes: Record<string, Route>): Promise<TestServer> {
  return serve((request, response) => {
    const route = routes[request.url ?? ''] ?? routes['*']
    if (typeof route === 'function') return route(request, response)
    if (route === undefined) return reply(response, { status: 404, body: '<h1>Not found</h1>' })
    return reply(response, typeof route === 'string' ? { body: route } : route)
  })
}

export function reply(response: ServerResponse, { status = 200, headers = {}, body = '' }: Reply) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
}

export function html(title: string, links: string[] = [], head = ''): string {
  const anchors = links.map((href) => `<a href="${href}">${href}</a>`).join(' ')
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head>
<body><nav>${anchors}</nav><main><h1>${title}</h1><p>${prose(title)}</p></main></body></html>`
}

/** Unique per seed and long enough to be content. */
export function prose(seed: string): string {
  return [1, 2, 3, 4]
    .map((n) => `${seed} is what sentence ${n} of this page is about, and nothing else on the site says so.`)
    .join(' ')
}

export interface CrawlResult {
  pages: PageEvent[]
  ledger: LedgerEvent[]
  progress: ProgressEvent[]
  done: DoneEvent
  paths: string[]
  reason(path: string): string | null | undefined
}

export async function crawlSite(
  site: TestServer | TestServer[],
  options: Partial<CrawlOptions> & { start?: string; names?: string[] } = {},
): Promise<CrawlResult> {
  const sites = [site].flat()
  const fetch = createGuardedFetch({
    allowHosts: [...sites.map(({ host }) => host), ...(options.names ?? [])],
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    userAgent: 'FoyerBot/1.0 (+http://foyer.example/bot)',
  })
  const start = new URL(options.start ?? '/', sites[0]?.origin).href
  const limits = { retryDelayMs: 20, ...options.limits }
  const events: CrawlEvent[] = []
  try {
    for await (const event of crawl(start, { fetch, read: readHere, ...options, limits })) events.push(event)
  } finally {
    await fetch.close()
  }
  return sorted(events)
}

function sorted(events: CrawlEvent[]): CrawlResult {
  const pages = events.filter((event) => event.type === 'page')
  const ledger = events.filter((event) => event.type === 'ledger')
  const progress = events.filter((event) => event.type === 'progress')
  const done = events.at(-1)
  if (done?.type !== 'done') throw new Error('the crawl did not end with its summary')
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')
  return {
    pages,
    ledger,
    progress,
    done,
    paths: pages.map(({ url }) => pathOf(url)),
    reason: (path) => ledger.find(({ url }) => pathOf(url) === path)?.reason,
  }
}
