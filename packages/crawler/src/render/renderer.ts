import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Render, RenderRequest } from '../crawl/crawl-options.ts'
import type { GuardedFetch } from '../fetch/guarded-fetch.ts'
import { type BrowserKeeper, createBrowserKeeper } from './browser-keeper.ts'
import { createBrowserSlots } from './browser-slots.ts'
import { createBrowserStarter } from './browser-starter.ts'
import { createPageRequests, type PageRequests } from './page-requests.ts'
import { type RenderLimits, renderLimits } from './render-limits.ts'
import { createScriptCache } from './script-cache.ts'

export interface RendererOptions {
  executablePath: string
  /** Fetches for the pages; the browser itself has no network. */
  guard: GuardedFetch
  /** Called once with a sentence if the system can't fully isolate the browser. */
  warn?(sentence: string): void
  limits?: Partial<RenderLimits>
}

export interface Renderer {
  renderFor(account: string): Render
  close(): Promise<void>
}

const quietMs = 400
const emptyPatienceMs = 3_000
const graceMs = 1_000

/** True if the page has exceeded this time while other accounts wait. */
type IsShort = (ms: number) => boolean

export function createRenderer(options: RendererOptions): Renderer {
  const limits = { ...renderLimits, ...options.limits }
  const start = createBrowserStarter({ warn: () => {}, ...options })
  const keepers = Array.from({ length: limits.pages }, () => createBrowserKeeper(start, limits))
  const cache = createScriptCache()
  const slots = createBrowserSlots(limits.pages)

  const renderFor =
    (account: string): Render =>
    async (request) => {
      const slot = await slots.take(account, request.signal)
      const began = performance.now()
      const isShort = (ms: number) => performance.now() - began > ms && slots.areOthersWaiting(account)
      try {
        return await inTime(keepers[slot]!, request, isShort)
      } finally {
        slots.give(slot, account, performance.now() - began)
      }
    }

  async function inTime(keeper: BrowserKeeper, request: RenderRequest, isShort: IsShort): Promise<string> {
    const over = new AbortController()
    const late = () => over.abort(new Error('it took too long'))
    const timer = setTimeout(late, limits.timeMs)
    // A page in an endless loop can't return its content, so it is aborted after a grace period.
    const hurry = setInterval(() => isShort(limits.sharedTimeMs + graceMs) && late(), graceMs / 4)
    const onAbort = () => over.abort(new Error('it was stopped'))
    request.signal.addEventListener('abort', onAbort, { once: true })
    const requests = createPageRequests({ ...options, request, limits, cache, over: over.signal })
    try {
      return await keeper.withPage(over, (page) =>
        open(page, request, requests, () => isShort(limits.sharedTimeMs)),
      )
    } finally {
      clearTimeout(timer)
      clearInterval(hurry)
      request.signal.removeEventListener('abort', onAbort)
      over.abort(new Error('it is over'))
    }
  }

  async function open(page: Page, request: RenderRequest, requests: PageRequests, isLate: () => boolean) {
    await page.context().route('**/*', requests.run)
    await page.goto(request.url, { waitUntil: 'domcontentloaded', timeout: limits.timeMs })
    await waitUntilSettled(page, requests, isLate)
    const html: unknown = await page.evaluate(serialise, limits.htmlCharacters)
    // Pages can override built-ins, so the result may be anything.
    if (typeof html !== 'string') throw new Error('it could not be understood')
    return html.slice(0, limits.htmlCharacters)
  }

  return {
    renderFor,
    async close() {
      await Promise.all(keepers.map((keeper) => keeper.close()))
    },
  }
}

/** Waits until requests and text have settled, and a little longer if the page is still empty. */
async function waitUntilSettled(page: Page, requests: PageRequests, isLate: () => boolean): Promise<void> {
  const started = performance.now()
  let length = -1
  let steadySince = started
  for (;;) {
    await sleep(100)
    const now = performance.now()
    const current = await page.evaluate<number>('document.body ? document.body.innerText.trim().length : 0')
    if (current !== length || requests.underWay() > 0) steadySince = now
    length = current
    const steady = now - steadySince >= quietMs
    if (length > 0 && isLate()) return
    if (steady && (length > 0 || now - started > emptyPatienceMs)) return
  }
}

/** Runs inside the page. Copies shadow roots into their hosts, since `outerHTML` omits them. */
function serialise(most: number): string {
  const unfold = (root: ParentNode, depth: number) => {
    if (depth > 20) return
    for (const element of root.querySelectorAll('*')) {
      const shadow = element.shadowRoot
      if (!shadow) continue
      unfold(shadow, depth + 1)
      try {
        element.insertAdjacentHTML('afterbegin', shadow.innerHTML)
      } catch {
        // Trusted Types may forbid this; that part stays unread.
      }
    }
  }
  unfold(document, 0)
  return document.documentElement.outerHTML.slice(0, most)
}
