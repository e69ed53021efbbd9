import { readFile } from 'node:fs/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { RenderLimits } from './renderer.ts'

export interface BrowserKeeper {
  /** Lends a page of a fresh profile. `over` is aborted if the browser takes too much memory. */
  withPage<T>(over: AbortController, use: (page: Page) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const memoryCheckMs = 500
const closingMs = 2_000

// Two locks on the network, for the browser has no errand there: no name resolves, and whatever would connect all the
// same is sent to a proxy that does not exist.
const noNetwork = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--dns-prefetch-disable',
  '--no-pings',
]
const modest = [
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--mute-audio',
  '--renderer-process-limit=2',
  '--js-flags=--max-old-space-size=256',
  '--blink-settings=imagesEnabled=false',
]

/** Starts a browser when a page is wanted and closes it when none has been for a while. */
export function createBrowserKeeper(executablePath: string, limits: RenderLimits): BrowserKeeper {
  let browser: Promise<Browser> | null = null
  let lent = 0
  let opened = 0
  let idle: NodeJS.Timeout | undefined
  let closed = false

  function started(): Promise<Browser> {
    browser ??= start(executablePath)
    const current = browser
    current.then(
      (running) => running.once('disconnected', () => forget(current)),
      () => forget(current),
    )
    return current
  }

  function forget(which: Promise<Browser>) {
    if (browser === which) browser = null
  }

  /** The next page gets another browser; this one is closed beside it. */
  async function letGo() {
    clearTimeout(idle)
    const current = browser
    browser = null
    opened = 0
    await current?.then((running) => within(running.close(), closingMs)).catch(() => {})
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
      try {
        const running = await started()
        opened++
        context = await running.newContext({ serviceWorkers: 'block', acceptDownloads: false })
        const page = await context.newPage()
        context.on('page', (popup) => void popup.close().catch(() => {}))
        page.once('crash', () => over.abort(new Error('it crashed')))
        watching = setInterval(async () => {
          if ((await residentMb(running)) > limits.memoryMb) over.abort(new Error('it needs too much memory'))
        }, memoryCheckMs)
        return await use(page)
      } catch (error) {
        throw new Error(plainly(error), { cause: error })
      } finally {
        clearInterval(watching)
        // A page that had to be stopped may be beyond closing: it takes its browser with it.
        afterwards(context, over.signal.aborted)
      }
    },
    async close() {
      closed = true
      await letGo()
    },
  }
}

function start(executablePath: string): Promise<Browser> {
  // Chromium refuses its sandbox to root; everyone else has it.
  const sandboxed = process.getuid?.() !== 0
  return chromium.launch({
    executablePath,
    chromiumSandbox: sandboxed,
    args: [...noNetwork, ...modest],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 20_000,
  })
}

async function within(work: Promise<unknown>, ms: number): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref())
  return Promise.race([
    work.then(
      () => true as const,
      () => true as const,
    ),
    late,
  ])
}

/** Memory of all the browser's processes, where the system tells (Linux); elsewhere only the limit on scripts holds. */
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

/** Playwright's errors carry call logs; an owner gets the gist. */
function plainly(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/executable|launch|sandbox|spawn/i.test(message)) return 'the browser could not be started'
  if (/timeout/i.test(message)) return 'it took too long'
  if (/^it /.test(message)) return message
  return 'it could not be opened'
}
