import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { createAssistant } from '../../apps/server/src/testing/assistants.ts'
import { harbourFacts, harbourPages } from '../../apps/server/src/testing/harbour-dental.ts'
import { registerOwner } from '../../apps/server/src/testing/owners.ts'
import { startTestApp } from '../../apps/server/src/testing/test-app.ts'
import type { EmbedConfig } from '../../packages/contract/src/embed.ts'
import { launchBrowser } from '../support/browser.ts'
import { acquirePage, releasePage } from '../support/page-pool.ts'
import { listen } from './listen.ts'
import { startProxy } from './proxy.ts'

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
  complaints: string[]
  close(): Promise<void>
}

export interface VisitOptions extends BrowserContextOptions {
  /**
   * Reuses an earlier page with the widget cached. Not for tests of loading or of a stopped clock, which can't restart.
   */
  pooled?: boolean
}

interface SiteOptions {
  environment?: Record<string, string>
  args?: string[]
}

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
    publish(path: string, page: HostPage): string {
      pages.set(path, page)
      return site.url + path
    },
    tag: (assistantId: string, attributes = '') =>
      `<script src="${proxy.url}/embed.js" data-assistant-id="${assistantId}" ${attributes}></script>`,
    async visit(
      url: string,
      { pooled = false, ...options }: VisitOptions = {},
      beforehand?: (page: Page) => Promise<unknown>,
    ): Promise<Visit> {
      const wanted = { baseURL: site.url, viewport: { width: 1024, height: 720 }, ...options }
      const context = pooled ? (await acquirePage(browser, wanted)).context : await browser.newContext(wanted)
      const page = context.pages()[0] ?? (await context.newPage())
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
      })
      // A hover left by an earlier visitor would change the styles.
      if (pooled) await page.mouse.move(0, 0)
      await beforehand?.(page)
      await page.goto(url)
      return { page, complaints, close: () => (pooled ? releasePage(context) : context.close()) }
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
export const focused = (page: Page) =>
  page.evaluate(() => document.querySelector('foyer-widget')?.shadowRoot?.activeElement?.ariaLabel)

export async function say(page: Page, text: string): Promise<void> {
  await inputOf(page).fill(text)
  await inputOf(page).press('Enter')
}

export async function openChat(page: Page): Promise<void> {
  if ((await bubbleOf(page).getAttribute('aria-expanded')) !== 'true') await bubbleOf(page).click()
}

export async function converse(page: Page, question: string): Promise<string> {
  await openChat(page)
  const answers = page.locator('.foyer-answer .foyer-tools')
  const before = await answers.count()
  await say(page, question)
  await answers.nth(before).waitFor()
  return (await page.locator('.foyer-answer .foyer-text').last().textContent()) ?? ''
}
