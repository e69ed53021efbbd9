import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

// A page in a context of its own begins with a process that has compiled nothing and a cache that holds nothing: to a
// processor that is more than half of loading a screen. So pages are lent: when a test has ended, its page forgets what
// was done there, and the next test that wants one of the same kind gets it, of this file or of a later one.

type LentPage = {
  page: Page
  context: BrowserContext
  browser: Browser
  options: BrowserContextOptions
  /** Pages of one kind can stand in for each other. */
  kind: string
  isIdle: boolean
  /** It was given something that can't be taken back. */
  isSpent: boolean
}

/** Those used last come last. */
const pages = new Set<LentPage>()

/** Each is a process that stays in memory. */
const mostIdlePages = 5

type Lending = {
  /** Never one that others have used. */
  fresh?: boolean
  prepare?: (context: BrowserContext) => Promise<unknown>
}

export async function lendPage(
  browser: Browser,
  options: BrowserContextOptions,
  { fresh = false, prepare }: Lending = {},
) {
  const kind = JSON.stringify(options)
  const idle = [...pages].filter((each) => each.browser === browser && each.isIdle)
  const known = idle.findLast((each) => each.kind === kind)
  if (known && !fresh) {
    known.isIdle = false
    return known
  }
  for (const { context } of idle.slice(0, -mostIdlePages)) await context.close()
  const context = await browser.newContext(options)
  await prepare?.(context)
  const page = await context.newPage()
  const lent: LentPage = { page, context, browser, options, kind, isIdle: false, isSpent: false }
  noticeSpending(lent)
  pages.add(lent)
  context.once('close', () => pages.delete(lent))
  return lent
}

const lasting = [
  'addInitScript',
  'exposeFunction',
  'exposeBinding',
  'setExtraHTTPHeaders',
  'install',
  'setFixedTime',
  'setSystemTime',
]

function noticeSpending(lent: LentPage) {
  const { origin } = new URL(lent.options.baseURL ?? '')
  // What another site has stored stays there.
  lent.page.on('framenavigated', (frame) => {
    if (/^http/.test(frame.url()) && new URL(frame.url()).origin !== origin) lent.isSpent = true
  })
  for (const target of [lent.page, lent.context, lent.page.clock]) {
    for (const name of lasting) {
      const give = (target as unknown as Record<string, (...given: unknown[]) => unknown>)[name]?.bind(target)
      if (!give) continue
      const noticed = (...given: unknown[]) => {
        lent.isSpent = true
        return give(...given)
      }
      Object.assign(target, { [name]: noticed })
    }
  }
}

/** For the end of a test: a page left as it is would go on listening, asking and drawing beside the tests after it. */
export async function takeBackPages(browser: Browser) {
  await Promise.all(browser.contexts().map(takeBack))
}

export async function takeBack(context: BrowserContext) {
  const lent = [...pages].find((each) => each.context === context)
  if (lent?.isIdle) return
  if (!lent || lent.isSpent || lent.page.isClosed()) return context.close()
  try {
    await forget(lent)
    lent.isIdle = true
    pages.delete(lent)
    pages.add(lent)
  } catch {
    // A page that a failing test left in the middle of something.
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

async function forget({ page, context, options }: LentPage) {
  for (const name of heard) page.removeAllListeners(name)
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  const { colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = null } = options
  const { viewport, permissions } = options
  await context.clearPermissions()
  if (permissions) await context.grantPermissions(permissions)
  await page.emulateMedia({ media: null, forcedColors, colorScheme, reducedMotion })
  if (viewport) await page.setViewportSize(viewport)
  await openNothing(page)
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** A page of the same server that does nothing, so that the process of its screens is kept for the next one. */
export const openNothing = (page: Page) => page.goto('/robots.txt')
