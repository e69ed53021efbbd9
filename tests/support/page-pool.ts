import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

// New contexts have no compiled code or cache, more than half the cost of loading a screen. So pages are reset after a
// test, and the file's next test with the same options reuses one.

type PooledPage = {
  page: Page
  context: BrowserContext
  browser: Browser
  options: BrowserContextOptions
  /** Pages of one kind are interchangeable. */
  kind: string
  isIdle: boolean
  /** Something was set on the page that can't be undone. */
  isDirty: boolean
}

const pages = new Set<PooledPage>()

export async function acquirePage(browser: Browser, options: BrowserContextOptions, prepare?: Prepare) {
  const kind = JSON.stringify(options)
  const known = [...pages].find((each) => each.browser === browser && each.kind === kind && each.isIdle)
  if (known) {
    known.isIdle = false
    return known
  }
  const context = await browser.newContext(options)
  await prepare?.(context)
  const page = await context.newPage()
  const pooled: PooledPage = { page, context, browser, options, kind, isIdle: false, isDirty: false }
  watchForDirt(pooled)
  pages.add(pooled)
  context.once('close', () => pages.delete(pooled))
  return pooled
}

type Prepare = (context: BrowserContext) => Promise<unknown>

const lasting = ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'] as const

function watchForDirt(pooled: PooledPage) {
  const { origin } = new URL(pooled.options.baseURL ?? '')
  // Storage of other origins can't be cleared.
  pooled.page.on('framenavigated', (frame) => {
    if (/^http/.test(frame.url()) && new URL(frame.url()).origin !== origin) pooled.isDirty = true
  })
  for (const target of [pooled.page, pooled.context]) {
    for (const name of lasting) {
      const give = target[name].bind(target) as (...given: unknown[]) => unknown
      const noticed = (...given: unknown[]) => {
        pooled.isDirty = true
        return give(...given)
      }
      Object.assign(target, { [name]: noticed })
    }
  }
}

/** An open page would keep making requests during the next tests. */
export async function releasePages(browser: Browser) {
  await Promise.all(browser.contexts().map(releasePage))
}

export async function releasePage(context: BrowserContext) {
  const pooled = [...pages].find((each) => each.context === context)
  if (pooled?.isIdle) return
  if (!pooled || pooled.isDirty || pooled.page.isClosed()) return context.close()
  try {
    await forget(pooled)
    pooled.isIdle = true
  } catch {
    // A failing test's page may not reset.
    await context.close()
  }
}

const heard = [
  'pageerror',
  'console',
  'dialog',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

async function forget({ page, context, options }: PooledPage) {
  for (const name of heard) page.removeAllListeners(name)
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  const { colorScheme = 'light', reducedMotion = 'no-preference', viewport, permissions } = options
  await context.clearPermissions()
  if (permissions) await context.grantPermissions(permissions)
  await page.emulateMedia({ media: null, forcedColors: null, colorScheme, reducedMotion })
  if (viewport) await page.setViewportSize(viewport)
  await openNothing(page)
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** An empty page of the same server keeps the renderer process for the next test. */
export const openNothing = (page: Page) => page.goto('/robots.txt')
