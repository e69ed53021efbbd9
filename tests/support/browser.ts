import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { testNetwork } from '../../packages/crawler/src/testing/test-network.ts'
import { startRefusingProxy } from '../network/browser-proxy.ts'
import { findViolations } from './find-violations.ts'
import { acquirePage } from './page-pool.ts'
import { settled } from './settled.ts'
import { translateAsItComes } from './translation.ts'

// Benchmarks use this file too, so it must not import a test runner.

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
]

/**
 * Chromium uses only the last such list, so this repeats Playwright's. RenderDocument would nearly double the load time
 * of an empty page.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'RenderDocument',
]

/** A busy machine may take half a minute for a second's work. */
const patienceMs = 120_000

let shared: Promise<Browser> | undefined

/**
 * Files in the same process share a browser, because starting one takes a second of CPU. Closing it closes its
 * contexts. With `args` the file gets a separate one.
 */
export async function launchBrowser({ args = [] }: { args?: string[] } = {}): Promise<Browser> {
  if (args.length > 0) return startBrowser({ args })
  shared ??= startBrowser().then((browser) => {
    // A crashed browser is not shared again.
    browser.once('disconnected', () => {
      shared = undefined
    })
    browser.close = async () => void (await Promise.all(browser.contexts().map((context) => context.close())))
    return browser
  })
  return shared
}

export function browserPath(): string {
  const found = candidates.find((path) => path && existsSync(path))
  if (!found) throw new Error('No Chromium was found. `npm test` gets one; else set CHROMIUM_PATH.')
  return found
}

export async function startBrowser({ args = [] }: { args?: string[] } = {}): Promise<Browser> {
  const executablePath = browserPath()
  const outside = await startRefusingProxy((what) => testNetwork().refuse(`${what} in the browser`))
  const browser = await chromium
    .launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        `--disable-features=${withoutFeatures.join(',')}`,
        // JavaScript optimization doesn't pay off for short-lived pages.
        '--js-flags=--no-opt --no-maglev',
        ...outside.args,
        ...args,
      ],
    })
    .catch((error) => {
      outside.close()
      throw error
    })
  outside.watch(browser)
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(patienceMs)
    return context
  }
  return browser
}

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
}
export const phoneInTheDark: BrowserContextOptions = { ...phone, colorScheme: 'dark' }
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

async function prepare(fresh: BrowserContext) {
  await fresh.addInitScript(noteToasts)
  if (process.env.TRANSLATED) await fresh.addInitScript(translateAsItComes)
}

/** A new visitor. `problems` collects script errors and blocked resources. */
export async function visit(browser: Browser, baseURL: string, options: BrowserContextOptions = desktop) {
  const wanted = { baseURL, reducedMotion: 'reduce', ...options } as const
  const { page, context } = await acquirePage(browser, wanted, prepare)
  return { page, context, problems: listenForProblems(page) }
}

function listenForProblems(page: Page) {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // Browsers log failed requests as errors; those tests check the screen.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(message.text())
    }
  })
  return problems
}

export async function visitTranslated(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...desktop })
  await context.addInitScript(noteToasts)
  await context.addInitScript(translateAsItComes)
  const page = await context.newPage()
  return { page, context, problems: listenForProblems(page) }
}

export async function expectAccessible(page: Page) {
  assert.deepEqual(await findViolations(page), [])
}

const folder = join(import.meta.dirname, '../../test-results')

/** `SCREENSHOTS=1 npm test` saves screens in `test-results`. */
export async function screenshot(page: Page, name: string) {
  if (!process.env.SCREENSHOTS) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

/** Checks accessibility and width in both themes. */
export async function expectWellMade(page: Page, name: string) {
  // The current theme comes first, because switching is slow.
  const now = await expectWellMadeInItsTheme(page, name)
  const other = now === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: other, reducedMotion: 'reduce' })
  assert.deepEqual(await findViolations(page, { colorsOnly: true }), [])
  await screenshot(page, `${name}-${other}`)
}

/** For screens already checked in both themes at another size. */
export async function expectWellMadeInItsTheme(page: Page, name: string): Promise<'light' | 'dark'> {
  await expectNoSidewaysScroll(page)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const theme = isDark ? 'dark' : 'light'
  assert.deepEqual(await findViolations(page), [])
  await screenshot(page, `${name}-${theme}`)
  return theme
}

export async function expectNoSidewaysScroll(page: Page) {
  const { wide, window: width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }))
  assert.ok(wide <= width, `${wide} px wide in a window of ${width}`)
}

/** Toasts vanish after five seconds, so earlier ones count. */
export async function expectToast(page: Page, text: string, options?: { timeout: number }) {
  const seen = page.waitForFunction((words) => window.toastsSeen?.has(words), text, options)
  await Promise.any([seen, page.getByText(text, { exact: true }).first().waitFor(options)])
}

declare global {
  interface Window {
    toastsSeen?: Set<string>
  }
}

function noteToasts() {
  const seen = new Set<string>()
  window.toastsSeen = seen
  new MutationObserver(() => {
    for (const piece of document.querySelectorAll('.toast *')) seen.add(piece.textContent.trim())
  }).observe(document, { childList: true, subtree: true })
}

export const hasFocus = (element: Locator) => element.evaluate((each) => each.matches(':focus'))

export async function overlap(one: Locator, other: Locator) {
  await settled(one.page())
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('Both must be on the screen.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
