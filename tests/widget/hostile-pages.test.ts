import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostilePage, hostilePages, plainPage } from './hostile-pages.ts'
import { largestDifference } from './pictures.ts'
import { type Site, startSite } from './setup.ts'

let site: Site
let assistantId: string

beforeAll(async () => {
  site = await startSite()
  assistantId = await site.foyer.assistant({ typingSpeed: 0 })
})
afterAll(() => site.stop())

// These run inside pages whose array methods may be broken, so they use none.

/** Where everything is and how it is drawn, seen from inside. */
function measure(): string[] {
  const root = document.querySelector('foyer-widget')?.shadowRoot
  const lines: string[] = []
  const selectors =
    '.foyer-toggle,.foyer-toggle path,.foyer-window,.foyer-header,h2,.foyer-list,.foyer-greeting p,.foyer-field,textarea,.foyer-send,.foyer-branding'
  const properties =
    'color,background-color,font-family,font-size,line-height,letter-spacing,opacity,visibility,text-align,direction,border-radius,cursor,pointer-events,text-transform,white-space'
  for (const selector of selectors.split(',')) {
    const element = root?.querySelector(selector)
    let line = selector
    if (element) {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      line += ` at ${x} ${y} ${width} ${height}`
      for (const property of properties.split(',')) line += ` | ${style.getPropertyValue(property)}`
    }
    lines.push(line)
  }
  return lines
}

/** What the page consists of, the widget's own element, script tag and global left out. */
function inventory() {
  const globals: string[] = []
  for (const name of Object.getOwnPropertyNames(window))
    if (name !== 'Foyer' && !(Number(name) >= 0)) globals.push(name)
  const elements: string[] = []
  for (const element of document.querySelectorAll(':not(foyer-widget):not(script)')) {
    let line = element.localName
    for (const name of element.getAttributeNames()) line += ` ${name}="${element.getAttribute(name)}"`
    const { x, y, width, height } = element.getBoundingClientRect()
    const { overflow, position, cursor } = getComputedStyle(element)
    elements.push(`${line} at ${x} ${y} ${width} ${height} ${overflow} ${position} ${cursor}`)
  }
  return {
    globals,
    elements,
    sheets: document.styleSheets.length,
    adopted: document.adoptedStyleSheets.length,
  }
}

function isStill(): boolean {
  const root = document.querySelector('foyer-widget')?.shadowRoot
  if (!root) return false
  for (const animation of root.getAnimations()) if (animation.playState !== 'finished') return false
  return true
}

/** Runs a function in the page itself. Playwright's own way in trips over polluted prototypes. */
async function inside<T>(page: Page, { framed }: HostilePage, run: () => T): Promise<T> {
  if (framed) return page.frames()[1]!.evaluate(run)
  const session = await page.context().newCDPSession(page)
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${run})()`,
    returnByValue: true,
  })
  await session.detach()
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
  return result.value as T
}

const frameOf = (page: Page, { framed }: HostilePage): Frame =>
  framed ? page.frames()[1]! : page.mainFrame()

/** Opens the widget, looks, talks, closes; gives back all that must be the same on every page. */
async function stay(host: HostilePage) {
  const path = `/${encodeURIComponent(host.name)}`
  const url = site.publish(path, host.page(site.tag(assistantId), site.proxy.url))
  const bareUrl = site.publish(`${path}/bare`, host.page('', site.proxy.url))
  const bare = await site.visit(bareUrl, host.options)
  const before = await inside(bare.page, host, inventory)
  await bare.close()

  const { page, complaints, close } = await site.visit(url, host.options)
  const frame = frameOf(page, host)
  await frame.locator('.foyer-toggle').click()
  await frame.locator('.foyer-window').waitFor()
  await page.mouse.move(1, 1)
  await expect.poll(() => inside(page, host, isStill)).toBe(true)
  const drawn = await inside(page, host, measure)
  const box = (await frame.locator('.foyer-window').boundingBox())!
  // The rounded corners let the page through; everything inside them is ours.
  const clip = { x: box.x + 16, y: box.y + 16, width: box.width - 32, height: box.height - 32 }
  const picture = await page.screenshot({ clip, animations: 'disabled' })

  const input = frame.locator('.foyer-window textarea')
  await input.click()
  await page.keyboard.type('When are you open?')
  await page.keyboard.press('Enter')
  await frame.locator('.foyer-answer .foyer-tools').waitFor()
  const said = await frame.locator('.foyer-visitor').textContent()
  await page.keyboard.press('Escape')
  await frame.locator('.foyer-window').waitFor({ state: 'hidden' })
  const after = await inside(page, host, inventory)
  await close()
  return { before, after, drawn, picture, said, complaints, bareComplaints: bare.complaints }
}

const baselines = new Map<string, ReturnType<typeof stay>>()
function baseline(options: HostilePage['options']) {
  const key = JSON.stringify(options ?? null)
  if (!baselines.has(key)) baselines.set(key, stay({ ...plainPage, name: `plain ${key}`, options }))
  return baselines.get(key)!
}

test.each([plainPage, ...hostilePages])('a good guest on a page $name', async (host) => {
  const plain = await baseline(host.options)
  const { before, after, drawn, picture, said, complaints, bareComplaints } = await stay(host)
  expect(said).toContain('When are you open?')
  expect(drawn).toEqual(plain.drawn)
  // A frame is composited apart, which rounds the edges of curves a little differently.
  expect(await largestDifference(site.browser, picture, plain.picture)).toBeLessThan(12)
  expect(after).toEqual(before)
  expect(complaints).toEqual(bareComplaints)
})
