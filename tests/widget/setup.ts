import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { createAssistant } from '../../apps/server/src/testing/assistants.ts'
import { harbourFacts, harbourPages } from '../../apps/server/src/testing/harbour-dental.ts'
import { registerOwner } from '../../apps/server/src/testing/owners.ts'
import { startTestApp } from '../../apps/server/src/testing/test-app.ts'
import type { EmbedConfig } from '../../packages/contract/src/embed.ts'
import { launchBrowser } from '../support/browser.ts'
import { lendPage, takeBack } from '../support/lent-pages.ts'
import { listen } from './listen.ts'
import { startProxy } from './proxy.ts'

/** The real server, and a way to have an assistant whose owner has set these things. */
async function startFoyer(environment: Record<string, string>) {
  const app = await startTestApp({ environment })
  const owner = await registerOwner(app, { tier: 'enterprise' })
  return {
    url: app.url,
    owner,
    stop: () => app.close(),
    async assistant({
      name,
      language,
      isActive,
      voiceEnabled,
      ...settings
    }: Partial<EmbedConfig> = {}): Promise<string> {
      const { id } = await createAssistant(app, owner, {
        name: name ?? 'Harbour Dental',
        language: language ?? 'en',
        isActive: isActive ?? true,
        pages: harbourPages,
        facts: harbourFacts,
      })
      const { status, text } = await owner.call('PUT', `/api/embed/config/${id}`, { body: settings })
      if (status !== 200) throw new Error(`saving the settings answered ${status}: ${text}`)
      if (voiceEnabled) {
        const allowed = await owner.call('PATCH', `/api/assistants/${id}`, { body: { voiceEnabled } })
        if (allowed.status !== 200)
          throw new Error(`allowing voice answered ${allowed.status}: ${allowed.text}`)
      }
      return id
    },
  }
}

export interface HostPage {
  html: string
  headers?: Record<string, string>
}

export interface Visit {
  page: Page
  /** Everything that surfaced in the page: uncaught errors, rejections, console errors, policy violations. */
  complaints: string[]
  close(): Promise<void>
}

export interface VisitOptions extends BrowserContextOptions {
  /**
   * On a page that visitors before have used, with the widget in its cache: for stories of anything but what is fetched.
   * Not for those that stop the clock, which stays stopped.
   */
  lent?: boolean
}

interface SiteOptions {
  environment?: Record<string, string>
  /** Of the browser. */
  args?: string[]
}

/** A business's website on one origin, Foyer behind a proxy on another, and a browser. */
export async function startSite({ environment = {}, args = [] }: SiteOptions = {}) {
  const foyer = await startFoyer(environment)
  const proxy = await startProxy(foyer.url)
  const browser: Browser = await launchBrowser({ args })
  const pages = new Map<string, HostPage>()
  const site = await listen((request, response) => {
    const found = pages.get(new URL(request.url ?? '/', 'http://localhost').pathname)
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...found?.headers })
    response.end(found?.html ?? '')
  })

  return {
    foyer,
    proxy,
    url: site.url,
    browser,
    /** Puts a page on the site and tells its address. */
    publish(path: string, page: HostPage): string {
      pages.set(path, page)
      return site.url + path
    },
    /** The one line that owners paste. */
    tag: (assistantId: string, attributes = '') =>
      `<script src="${proxy.url}/embed.js" data-assistant-id="${assistantId}" ${attributes}></script>`,
    async visit(
      url: string,
      { lent = false, ...options }: VisitOptions = {},
      beforehand?: (page: Page) => Promise<unknown>,
    ): Promise<Visit> {
      const wanted = { baseURL: site.url, viewport: { width: 1024, height: 720 }, ...options }
      const context = lent ? (await lendPage(browser, wanted)).context : await browser.newContext(wanted)
      const page = context.pages()[0] ?? (await context.newPage())
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
      })
      // The previous visitor's pointer may still hover over something.
      if (lent) await page.mouse.move(0, 0)
      await beforehand?.(page)
      await page.goto(url)
      return { page, complaints, close: () => (lent ? takeBack(context) : context.close()) }
    },
    async stop() {
      await browser.close()
      await Promise.all([site.stop(), proxy.stop(), foyer.stop()])
    },
  }
}
export type Site = Awaited<ReturnType<typeof startSite>>

export const bubbleOf = (page: Page) => page.locator('.foyer-toggle')
export const windowOf = (page: Page) => page.locator('.foyer-window')
export const inputOf = (page: Page) => page.locator('.foyer-window textarea')
/** The accessible name of the focused element in the widget. */
export const focused = (page: Page) =>
  page.evaluate(() => document.querySelector('foyer-widget')?.shadowRoot?.activeElement?.ariaLabel)

export async function say(page: Page, text: string): Promise<void> {
  await inputOf(page).fill(text)
  await inputOf(page).press('Enter')
}

/** Opens the chat, unless it is open from the page before. */
export async function openChat(page: Page): Promise<void> {
  if ((await bubbleOf(page).getAttribute('aria-expanded')) !== 'true') await bubbleOf(page).click()
}

/** Opens the chat, asks, and waits for the finished answer. */
export async function converse(page: Page, question: string): Promise<string> {
  await openChat(page)
  const answers = page.locator('.foyer-answer .foyer-tools')
  const before = await answers.count()
  await say(page, question)
  await answers.nth(before).waitFor()
  return (await page.locator('.foyer-answer .foyer-text').last().textContent()) ?? ''
}
