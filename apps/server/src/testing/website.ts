import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@foyer/crawler/testing/serve'

export type Website = Awaited<ReturnType<typeof serveWebsite>>

type Pages = Record<string, string | null>

/** A real website on its own port. `pages` maps paths to the main part of a page; null is a 404. */
export async function serveWebsite(pages: Pages, { delayMs = 0 }: { delayMs?: number } = {}) {
  const site = {
    delayMs,
    failing: new Set<string>(),
    notModified: 0,
    pages: { ...pages } as Pages,
    /** Blocks the pages of `heldPaths`, by default all but the first of a catalogue. */
    held: null as Promise<void> | null,
    heldPaths: /^\/item-/,
    /** The number of held pages that are still served. */
    servedFirst: 0,
    /** Handles a request in place of the site if it returns true. */
    instead: null as ((request: IncomingMessage, response: ServerResponse) => boolean) | null,
  }
  const served = await serve(async (request, response) => {
    if (site.delayMs > 0 && request.url !== '/robots.txt') await sleep(site.delayMs)
    if (site.held && site.heldPaths.test(request.url ?? '') && site.servedFirst-- <= 0) await site.held
    if (site.instead?.(request, response)) return
    if (site.failing.has(request.url ?? '')) return response.writeHead(500).end()
    const main = site.pages[request.url ?? '']
    if (main === undefined || main === null) return response.writeHead(404).end('<p>Nothing here</p>')
    const html = document(request.url ?? '/', main, Object.keys(site.pages))
    const etag = `"${createHash('sha256').update(html).digest('hex').slice(0, 16)}"`
    if (request.headers['if-none-match'] === etag) {
      site.notModified++
      return response.writeHead(304, { etag }).end()
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag }).end(html)
  })
  return Object.assign(site, {
    url: `${served.origin}/`,
    requests: served.requests,
    /** Blocks those pages until the returned function is called. */
    hold(paths = site.heldPaths, servedFirst = 0) {
      const { promise, resolve } = Promise.withResolvers<void>()
      site.held = promise
      site.heldPaths = paths
      site.servedFirst = servedFirst
      return resolve
    },
    close: () => served[Symbol.asyncDispose](),
  })
}

/** Timeouts for sites with held pages. */
export const forHeldPages = { limits: { headersMs: 280_000, totalMs: 280_000 } }

function document(path: string, main: string, paths: string[]) {
  const title = /<h1>([^<]*)/.exec(main)?.[1] ?? path
  const links = paths.map((each) => `<li><a href="${each}">${each}</a></li>`).join('')
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body>
<nav><ul>${links}</ul></nav><main>${main}</main>
<footer><p>Call us: <a href="tel:+441632960555">01632 960 555</a></p></footer></body></html>`
}

/** Text that differs per page, so that no page counts as a copy. */
export const prose = (about: string) =>
  `<h1>${about}</h1>
<p>Everything there is to say about ${about} is said on this page, and on no other page of this site.</p>
<p>Our ${about} are looked after by people who have thought about ${about} for many years.</p>`

export const bakery: Pages = {
  '/': `${prose('Harbour Bakery')}<p>We bake bread on the quay.</p>`,
  '/prices':
    '<h1>Prices</h1><table><tr><th>Loaf</th><th>Price</th></tr><tr><td>Rye</td><td>£4.20</td></tr></table><p>Prices include the bag and a smile.</p>',
  '/contact':
    '<h1>Contact</h1><p>Write to <a href="mailto:bread@harbour.example">bread@harbour.example</a> or come to 3 Quay Street.</p>',
  '/about': prose('our bakers'),
}

export const catalogue = (count: number): Pages =>
  Object.fromEntries(
    Array.from({ length: count }, (_, nth) => [
      nth === 0 ? '/' : `/item-${nth}`,
      prose(`article number ${nth}`),
    ]),
  )
