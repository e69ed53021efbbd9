import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Render, RenderRequest } from '../crawl/crawl-options.ts'
import type { GuardedFetch } from '../fetch/guarded-fetch.ts'
import { createBrowserKeeper } from './browser-keeper.ts'
import { createErrands, type Errands } from './errands.ts'
import { createScriptCache } from './script-cache.ts'

export interface RenderLimits {
  /** For one page, waiting for its turn not included. */
  timeMs: number
  /** Pages open at once. */
  pages: number
  /** Requests and bytes one page may cause. */
  requests: number
  bytes: number
  /** Of HTML taken back. */
  htmlCharacters: number
  /** Of memory the browser may use. */
  memoryMb: number
  /** A browser is closed after so long without work, or after so many pages. */
  idleMs: number
  pagesPerBrowser: number
}

export const renderLimits: RenderLimits = {
  timeMs: 15_000,
  pages: 1,
  requests: 150,
  bytes: 25 * 1024 * 1024,
  htmlCharacters: 8_000_000,
  memoryMb: 1_024,
  idleMs: 20_000,
  pagesPerBrowser: 40,
}

export interface RendererOptions {
  executablePath: string
  /** Fetches everything the pages ask for; the browser itself has no network. */
  guard: GuardedFetch
  limits?: Partial<RenderLimits>
}

export interface Renderer {
  render: Render
  close(): Promise<void>
}

const quietMs = 400
const emptyPatienceMs = 3_000

/** Opens pages in Chromium, each in a profile of its own, started when first needed. */
export function createRenderer(options: RendererOptions): Renderer {
  const limits = { ...renderLimits, ...options.limits }
  const keeper = createBrowserKeeper(options.executablePath, limits)
  const cache = createScriptCache()
  const turns = createTurns(limits.pages)

  async function render(request: RenderRequest): Promise<string> {
    await turns.take(request.signal)
    try {
      return await inTime(request)
    } finally {
      turns.give()
    }
  }

  /** However the page behaves, there is an answer when the time is over. */
  async function inTime(request: RenderRequest): Promise<string> {
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(new Error('it took too long')), limits.timeMs)
    const onAbort = () => over.abort(new Error('it was stopped'))
    request.signal.addEventListener('abort', onAbort, { once: true })
    const ended = new Promise<never>((_resolve, reject) => {
      over.signal.addEventListener('abort', () => reject(over.signal.reason), { once: true })
    })
    try {
      return await keeper.withPage(over, (page) =>
        Promise.race([
          ended,
          open(page, request, createErrands({ ...options, request, limits, cache, over: over.signal })),
        ]),
      )
    } finally {
      clearTimeout(timer)
      request.signal.removeEventListener('abort', onAbort)
      over.abort(new Error('it is over'))
      ended.catch(() => {})
    }
  }

  async function open(page: Page, request: RenderRequest, errands: Errands): Promise<string> {
    await page.context().route('**/*', errands.run)
    await page.goto(request.url, { waitUntil: 'domcontentloaded', timeout: limits.timeMs })
    await settled(page, errands)
    return page.evaluate(serialise, limits.htmlCharacters)
  }

  return { render, close: keeper.close }
}

/** Waits until nothing is under way and the text has stopped growing; a page still empty then gets a little longer. */
async function settled(page: Page, errands: Errands): Promise<void> {
  const started = performance.now()
  let length = -1
  let steadySince = started
  for (;;) {
    await sleep(100)
    const now = performance.now()
    const current = await page.evaluate<number>('document.body ? document.body.innerText.trim().length : 0')
    if (current !== length || errands.underWay() > 0) steadySince = now
    length = current
    const steady = now - steadySince >= quietMs
    if (steady && (length > 0 || now - started > emptyPatienceMs)) return
  }
}

/** Runs inside the page. Content of shadow roots is not part of `outerHTML`; it is put where it shows. */
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
        // Trusted Types may forbid it; then this part stays unread.
      }
    }
  }
  unfold(document, 0)
  return document.documentElement.outerHTML.slice(0, most)
}

interface Turns {
  take(signal: AbortSignal): Promise<void>
  give(): void
}

function createTurns(count: number): Turns {
  const waiting: (() => void)[] = []
  let free = count
  return {
    take: (signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new Error('it was stopped'))
        if (free > 0) {
          free--
          return resolve()
        }
        const onAbort = () => {
          waiting.splice(waiting.indexOf(begin), 1)
          reject(new Error('it was stopped'))
        }
        const begin = () => {
          signal.removeEventListener('abort', onAbort)
          resolve()
        }
        signal.addEventListener('abort', onAbort, { once: true })
        waiting.push(begin)
      }),
    give() {
      const next = waiting.shift()
      if (next) next()
      else free++
    },
  }
}
