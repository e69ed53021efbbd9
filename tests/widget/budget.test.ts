import { afterAll, beforeAll, expect, test } from 'vitest'
import { budgets } from '../../apps/widget/budgets.ts'
import { texts } from '../../apps/widget/src/texts/all.ts'
import { bubbleOf, type Site, startSite, windowOf } from './setup.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const html = (tag: string) =>
  `<!doctype html><html lang="en"><head><title>x</title></head><body><h1>Shop</h1><p>${'Words. '.repeat(400)}</p>${tag}</body></html>`

test('before it is opened the widget is one small script, one answer, and a handful of elements', async () => {
  const assistantId = await site.foyer.assistant({})
  site.proxy.reset()
  const { page, close } = await site.visit(site.publish('/closed', { html: html(site.tag(assistantId)) }))
  await bubbleOf(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(site.proxy.seen).toEqual(['GET /embed.js', `GET /api/embed/config/${assistantId}`])
  const elements = await page.evaluate(() => {
    const host = document.querySelector('foyer-widget')!
    return {
      count: 1 + host.shadowRoot!.querySelectorAll('*').length,
      frames: document.querySelectorAll('iframe').length,
    }
  })
  expect(elements.count).toBeLessThanOrEqual(10)
  expect(elements.frames).toBe(0)
  await close()
})

test.each(Object.keys(texts))(
  'bytes and requests stay within their budgets, bubble and opened, in %s',
  async (language) => {
    const assistantId = await site.foyer.assistant({ language })
    const url = site.publish(`/bytes-${language}`, { html: html(site.tag(assistantId)) })
    const context = await site.browser.newContext()
    const page = await context.newPage()
    const sizes: [string, Promise<number>][] = []
    page.on('response', (response) => {
      const { pathname, origin } = new URL(response.url())
      if (origin === site.proxy.url)
        sizes.push([
          pathname,
          response.finished().then(async () => (await response.request().sizes()).responseBodySize),
        ])
    })
    const scriptBytes = async () => {
      let total = 0
      for (const [path, size] of sizes) if (path.endsWith('.js')) total += await size
      return total
    }
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    expect(await scriptBytes()).toBeGreaterThan(1_000)
    expect(await scriptBytes()).toBeLessThanOrEqual(budgets.embed)
    await bubbleOf(page).click()
    await windowOf(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await windowOf(page).getAttribute('lang')).toBe(language)
    expect(await scriptBytes()).toBeLessThanOrEqual(budgets.opened)
    expect(sizes.length).toBeLessThanOrEqual(4)
    await context.close()
  },
)

test('the panel is fetched when the visitor turns to the bubble, not before', async () => {
  const assistantId = await site.foyer.assistant({})
  const { page, close } = await site.visit(site.publish('/hover', { html: html(site.tag(assistantId)) }))
  await bubbleOf(page).waitFor()
  await page.waitForLoadState('networkidle')
  const panels = () => site.proxy.seen.filter((line) => line.includes('/widget/panel')).length
  site.proxy.reset()
  expect(panels()).toBe(0)
  await bubbleOf(page).hover()
  await expect.poll(panels).toBe(1)
  await bubbleOf(page).click()
  await windowOf(page).waitFor()
  expect(panels()).toBe(1)
  await close()

  const keyboard = await site.visit(site.publish('/focus', { html: html(site.tag(assistantId)) }))
  await bubbleOf(keyboard.page).waitFor()
  site.proxy.reset()
  await bubbleOf(keyboard.page).focus()
  await expect.poll(panels).toBe(1)
  await keyboard.close()
})

test('nothing on the page moves, and on a slow phone no task is long', async () => {
  const assistantId = await site.foyer.assistant({})
  const url = site.publish('/quiet', { html: html(site.tag(assistantId)) })
  let best = Number.POSITIVE_INFINITY
  // The machine may be busy with something else: one undisturbed round of eight is enough.
  for (let round = 0; round < 8 && best >= 50; round++) {
    const { page, close } = await site.visit('about:blank', { viewport: { width: 360, height: 740 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url)
    await bubbleOf(page).waitFor()
    await page.waitForLoadState('networkidle')
    const top = await page.evaluate(() => document.querySelector('p')!.getBoundingClientRect().top)
    const { shift, slowest } = await page.evaluate(async (origin) => {
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
          observer.observe({ type, buffered: true })
          setTimeout(() => resolve([]), 500)
        })
      const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[]
      const frames = (await entries('long-animation-frame')) as (PerformanceEntry & {
        scripts: { sourceURL: string; duration: number }[]
      })[]
      const scripts = frames
        .flatMap((frame) => frame.scripts)
        .filter(({ sourceURL }) => sourceURL.startsWith(origin))
      return {
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
        slowest: Math.max(0, ...scripts.map(({ duration }) => duration)),
      }
    }, site.proxy.url)
    expect(shift).toBe(0)
    best = Math.min(best, slowest)
    await bubbleOf(page).click()
    await windowOf(page).waitFor()
    await page.waitForLoadState('networkidle')
    // The window lies over the page; opening it is the visitor's doing, and still moves nothing.
    expect(await page.evaluate(() => document.querySelector('p')!.getBoundingClientRect().top)).toBe(top)
    await close()
  }
  expect(best).toBeLessThan(50)
})
