import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { RunningBrowser } from './browser-process.ts'
import type { StartBrowser } from './browser-starter.ts'
import type { RenderLimits } from './render-limits.ts'

export interface BrowserKeeper {
  /**
   * Runs `use` with a page in a fresh profile until `over` aborts. Aborts `over` itself if the browser uses too
   * much memory.
   */
  withPage<T>(over: AbortController, use: (page: Page) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const memoryCheckMs = 500

export function createBrowserKeeper(start: StartBrowser, limits: RenderLimits): BrowserKeeper {
  let browser: Promise<RunningBrowser> | null = null
  let lent = 0
  let opened = 0
  let idle: NodeJS.Timeout | undefined
  let closed = false

  function started(): Promise<RunningBrowser> {
    if (browser) return browser
    const current = start()
    browser = current
    current.then(
      (running) => running.browser.once('disconnected', () => forget(current, running)),
      () => forget(current),
    )
    return current
  }

  function forget(which: Promise<RunningBrowser>, running?: RunningBrowser) {
    if (browser === which) browser = null
    void running?.end()
  }

  /** The next page starts a new browser while this one closes. */
  async function letGo() {
    clearTimeout(idle)
    const current = browser
    browser = null
    opened = 0
    await current?.then((running) => running.end()).catch(() => {})
  }

  function afterwards(context: BrowserContext | undefined, spoilt: boolean) {
    lent--
    if (spoilt || (opened >= limits.pagesPerBrowser && lent === 0)) return void letGo()
    void context?.close().catch(() => {})
    if (lent > 0) return
    idle = setTimeout(letGo, limits.idleMs)
    idle.unref()
  }

  return {
    async withPage(over, use) {
      if (closed) throw new Error('it was stopped')
      clearTimeout(idle)
      lent++
      let context: BrowserContext | undefined
      let watching: NodeJS.Timeout | undefined
      const lend = async () => {
        const { browser: running, said } = await started()
        said.countAnew((reason) => over.abort(reason))
        opened++
        context = await running.newContext({ serviceWorkers: 'block', acceptDownloads: false })
        const page = await context.newPage()
        // The caller is gone after an abort, so the memory timer below would never be cleared.
        over.signal.throwIfAborted()
        context.on('page', (popup) => void popup.close().catch(() => {}))
        page.once('crash', () => over.abort(new Error('it crashed')))
        watching = setInterval(async () => {
          if ((await residentMb(running)) > limits.memoryMb) over.abort(new Error('it needs too much memory'))
        }, memoryCheckMs)
        return use(page)
      }
      try {
        // The race ends on time even if the browser itself hangs.
        return await Promise.race([lend(), whenAborted(over.signal)])
      } catch (error) {
        throw new Error(gistOfError(error), { cause: error })
      } finally {
        clearInterval(watching)
        // An aborted page may not close any more, so its whole browser is closed.
        afterwards(context, over.signal.aborted)
      }
    },
    async close() {
      closed = true
      await letGo()
    },
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  const ended = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  ended.catch(() => {})
  return ended
}

/** Sums the memory of all browser processes. Linux only; elsewhere just the script limit applies. */
async function residentMb(browser: Browser): Promise<number> {
  try {
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    await session.detach()
    const sizes = await Promise.all(
      processInfo.map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
        return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0)
      }),
    )
    return sizes.reduce((sum, kb) => sum + kb, 0) / 1024
  } catch {
    return 0
  }
}

/** Shortens Playwright's errors, which include call logs, for the owner. */
function gistOfError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/could not be started|executable|launch|spawn/i.test(message)) return 'the browser could not be started'
  if (/timeout/i.test(message)) return 'it took too long'
  if (/^it /.test(message)) return message
  return 'it could not be opened'
}
