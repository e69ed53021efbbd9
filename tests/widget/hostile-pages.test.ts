import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { largestDifference } from './compare-pictures.ts'
import { type HostilePage, hostilePages, plainPage } from './hostile-pages.ts'
import { type Site, startSite } from './setup.ts'

let site: Site
let assistantId: string

beforeAll(async () => {
  site = await startSite()
  // Late suggestions would change the pictures.
  assistantId = await site.foyer.assistant({ typingSpeed: 0, suggestions: false })
})
afterAll(() => site.stop())

// These functions run in pages with broken array methods, so they use none.

/** Positions and styles, from inside the page. */
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
  // Built-ins may be broken already; the widget must not change them further.
  const builtIn: string[] = []
  for (const each of [Object, Array, Function, String, Promise, Element, Node, EventTarget, Document, Window])
    for (const owner of [each, each.prototype])
      for (const key of Reflect.ownKeys(owner)) builtIn.push(`${each.name} ${String(key)}`)
  const stored: string[] = []
  for (const area of ['localStorage', 'sessionStorage', 'cookie'] as const)
    try {
      const kept = area === 'cookie' ? document.cookie.split(';') : Object.keys(window[area])
      for (const key of kept) if (key && !/^foyer:/.test(key)) stored.push(key)
    } catch {}
  return {
    globals,
    elements,
    builtIn,
    stored,
    sheets: document.styleSheets.length,
    adopted: document.adoptedStyleSheets.length,
    scrolled: `${window.scrollX} ${window.scrollY}`,
  }
}

/** Page-level listeners of the widget's scripts, without Playwright's. */
async function leftoverListeners(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const ours = new Set<string>()
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (url.startsWith(site.proxy.url)) ours.add(scriptId)
  })
  await session.send('Debugger.enable')
  const found: string[] = []
  for (const target of ['window', 'document', 'document.documentElement', 'document.body || document']) {
    const { result } = await session.send('Runtime.evaluate', { expression: target })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })
    for (const { type, scriptId } of listeners) if (ours.has(scriptId)) found.push(`${target} ${type}`)
  }
  expect(ours.size).toBeGreaterThan(0)
  await session.detach()
  return found
}

function isStill(): boolean {
  const root = document.querySelector('foyer-widget')?.shadowRoot
  if (!root) return false
  for (const animation of root.getAnimations()) if (animation.playState !== 'finished') return false
  return true
}

/** Polluted prototypes break Playwright's `evaluate`. */
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

/** Returns everything that must be the same on every page. */
async function stay(host: HostilePage) {
  const path = `/${encodeURIComponent(host.name)}`
  const url = site.publish(path, host.page(site.tag(assistantId), site.proxy.url))
  const bareUrl = site.publish(`${path}/bare`, host.page('', site.proxy.url))
  // Reduced motion makes pictures stable and fast.
  const options = { pooled: true, reducedMotion: 'reduce', ...host.options } as const
  const { page, complaints, close } = await site.visit(bareUrl, options)
  const before = await inside(page, host, inventory)
  const bareComplaints = complaints.splice(0)

  await page.goto(url)
  const frame = frameOf(page, host)
  const bubble = frame.locator('.foyer-toggle')
  await bubble.waitFor()
  // The bubble is final once the settings have loaded.
  await page.waitForLoadState('networkidle')
  const around = (await bubble.boundingBox())!
  // The largest square within the circle; the page shows outside it.
  const launcher = await page.screenshot({
    clip: { x: around.x + 9, y: around.y + 9, width: around.width - 18, height: around.height - 18 },
  })
  await bubble.click()
  await frame.locator('.foyer-window').waitFor()
  await page.mouse.move(1, 1)
  await expect.poll(() => inside(page, host, isStill)).toBe(true)
  const drawn = await inside(page, host, measure)
  const box = (await frame.locator('.foyer-window').boundingBox())!
  // The page shows through the rounded corners.
  const clip = { x: box.x + 16, y: box.y + 16, width: box.width - 32, height: box.height - 32 }
  const picture = await page.screenshot({ clip, animations: 'disabled' })

  const input = frame.locator('.foyer-window textarea')
  await input.click()
  await page.keyboard.type('When are you open?')
  await page.keyboard.press('Enter')
  await frame.locator('.foyer-answer .foyer-tools').waitFor()
  const said = await frame.locator('.foyer-visitor').textContent()
  // A blinking caret would change the picture.
  await frame.locator('.foyer-list').focus()
  await expect.poll(() => inside(page, host, isStill)).toBe(true)
  const talk = await page.screenshot({ clip, animations: 'disabled' })
  await page.keyboard.press('Escape')
  await frame.locator('.foyer-window').waitFor({ state: 'hidden' })
  const after = await inside(page, host, inventory)
  const heard = host.framed ? [] : await leftoverListeners(page)
  await close()
  return {
    before,
    after,
    heard,
    drawn,
    pictures: [launcher, picture, talk],
    said,
    complaints,
    bareComplaints,
  }
}

const baselines = new Map<string, ReturnType<typeof stay>>()
function baseline(options: HostilePage['options']) {
  const key = JSON.stringify(options ?? null)
  if (!baselines.has(key)) baselines.set(key, stay({ ...plainPage, name: `plain ${key}`, options }))
  return baselines.get(key)!
}

test.each([plainPage, ...hostilePages])(
  'the widget neither breaks nor is broken by a page $name',
  async (host) => {
    const plain = await baseline(host.options)
    const { before, after, drawn, pictures, said, heard, complaints, bareComplaints } = await stay(host)
    expect(said).toContain('When are you open?')
    expect(drawn).toEqual(plain.drawn)
    // Frames are composited separately, so curves differ a little.
    for (const [index, picture] of pictures.entries())
      expect(await largestDifference(site.browser, picture, plain.pictures[index]!)).toBeLessThan(
        host.framed ? 24 : 12,
      )
    expect(after).toEqual(before)
    expect(heard).toEqual([])
    expect(complaints).toEqual(bareComplaints)
  },
)
