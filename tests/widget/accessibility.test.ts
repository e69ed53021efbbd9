import { expect, test } from 'vitest'
import { texts } from '../../apps/widget/src/texts/all.ts'
import type { EmbedConfig } from '../../packages/contract/src/embed.ts'
import { phone } from '../support/browser.ts'
import { settled } from '../support/settled.ts'
import { openSite } from './open-site.ts'
import { chatOf, dead, stream } from './proxy.ts'
import { bubbleOf, converse, inputOf, type Site, say, windowOf } from './setup.ts'
import { listen, violations } from './walk.ts'

let site: Site
const { visitWith } = openSite(
  (opened) => {
    site = opened
  },
  { typingSpeed: 0 },
)

const rich =
  '# Prices\n\n| Item | Price |\n|---|---|\n| Cut | $20 |\n\n- one\n- [two](https://a.example)\n\n> quoted `code`\n\n```\nblock\n```'

test.each([
  ['light, lavender', { theme: 'light' }, {}],
  ['dark, lavender', { theme: 'dark' }, {}],
  ['light, indigo', { primaryColor: '#6366f1', allowFileUpload: true }, {}],
  ['dark, navy', { primaryColor: '#001f3f', theme: 'dark' }, {}],
  ['light, yellow, Arabic', { primaryColor: '#ffe600', language: 'ar' }, {}],
  ['light on a phone', {}, phone],
] as const)('axe finds nothing: %s', async (_name, config, options) => {
  const { page, assistantId } = await visitWith(config as Partial<EmbedConfig>, options)
  await bubbleOf(page).waitFor()
  expect(await violations(page)).toEqual([])
  await bubbleOf(page).click()
  await windowOf(page).waitFor()
  expect(await violations(page)).toEqual([])
  site.proxy.when(
    chatOf(assistantId),
    stream([rich], [{ url: 'https://a.example', title: 'Prices', quote: 'q' }]),
  )
  await converse(page, 'Prices?')
  site.proxy.when(chatOf(assistantId), dead)
  await say(page, 'And?')
  await page.locator('.foyer-trouble').waitFor()
  expect(await violations(page)).toEqual([])
})

test('the keyboard opens, reads and closes the chat, and focus returns', async () => {
  const { page } = await visitWith()
  await bubbleOf(page).waitFor()
  const active = () =>
    page.evaluate(() => {
      const inner = document.querySelector('foyer-widget')?.shadowRoot?.activeElement
      return inner ? inner.className || inner.localName : document.activeElement?.localName
    })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await active()).toBe('foyer-toggle')
  await page.keyboard.press('Enter')
  await windowOf(page).waitFor()
  await expect.poll(active).toBe('textarea')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Enter')
  await page.locator('.foyer-tools').waitFor()

  const seen = new Set<string | undefined>()
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press(step < 12 ? 'Tab' : 'Shift+Tab')
    seen.add(await active())
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('foyer-widget')
  }
  expect(seen).toContain('foyer-list')
  expect(seen).not.toContain('foyer-toggle')
  await page.keyboard.press('Escape')
  await windowOf(page).waitFor({ state: 'hidden' })
  expect(await active()).toBe('foyer-toggle')
  expect(await bubbleOf(page).getAttribute('aria-expanded')).toBe('false')
})

test('after a chat opened by the page closes, focus returns to its place', async () => {
  const { page } = await visitWith()
  await bubbleOf(page).waitFor()
  await page.locator('#link').focus()
  await page.evaluate(() => window.Foyer?.open())
  await windowOf(page).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('foyer-widget')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('link')
})

test('a screen reader hears the finished answer once, not every word', async () => {
  const { page, assistantId } = await visitWith({ typingSpeed: 20 })
  await bubbleOf(page).click()
  await windowOf(page).waitFor()
  const heard = await listen(page)
  site.proxy.when(chatOf(assistantId), stream(['We open ', { wait: 100 }, 'at nine.']))
  await say(page, 'When?')
  await page.locator('.foyer-tools').waitFor()
  await expect.poll(heard).toEqual([
    { words: 'Writing an answer', lang: '', isUrgent: false },
    { words: 'We open at nine.', lang: 'en', isUrgent: false },
  ])
  expect(await page.getByRole('log').getAttribute('aria-live')).toBe('off')
})

test('typing in the chat never triggers the page’s shortcuts', async () => {
  const { page } = await visitWith()
  await page.evaluate(() => {
    Object.assign(window, { keys: 0 })
    for (const type of ['keydown', 'keyup', 'keypress'])
      document.addEventListener(type, () => (window as unknown as { keys: number }).keys++)
  })
  const keys = () => page.evaluate(() => (window as unknown as { keys: number }).keys)
  await bubbleOf(page).click()
  await windowOf(page).waitFor()
  await inputOf(page).pressSequentially('/search')
  expect(await inputOf(page).inputValue()).toBe('/search')
  expect(await keys()).toBe(0)
  await page.locator('#link').press('k')
  expect(await keys()).toBe(3)
})

test.each(Object.entries(texts))('shows its texts in %s', async (language, own) => {
  const { page } = await visitWith({ language, isActive: true })
  await bubbleOf(page).click()
  await windowOf(page).waitFor()
  expect(await page.locator('.foyer-window h2').textContent()).toBe(own.title)
  expect(await page.locator('.foyer-greeting').textContent()).toBe(own.welcome)
  expect(await inputOf(page).getAttribute('placeholder')).toBe(own.placeholder)
  expect(await windowOf(page).getAttribute('lang')).toBe(language)
  expect(await windowOf(page).getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
  expect(await bubbleOf(page).getAttribute('aria-label')).toBeTruthy()
})

test('an unsupported language becomes English', async () => {
  const { page } = await visitWith({ language: 'fi' })
  await bubbleOf(page).click()
  await expect.poll(() => page.locator('.foyer-window h2').textContent()).toBe('Chat with us')
})

test('in Arabic the window is mirrored', async () => {
  const { page } = await visitWith({ language: 'ar' })
  await converse(page, 'مرحبا')
  const frame = (await windowOf(page).boundingBox())!
  const close = (await page.locator('.foyer-header button').last().boundingBox())!
  const said = (await page.locator('.foyer-visitor').boundingBox())!
  const send = (await page.locator('.foyer-send').boundingBox())!
  const middle = frame.x + frame.width / 2
  for (const box of [close, said, send]) expect(box.x + box.width / 2).toBeLessThan(middle)
})

test('with reduced motion nothing moves and answers appear as they arrive', async () => {
  const { page, assistantId } = await visitWith({ typingSpeed: 1_000 }, { reducedMotion: 'reduce' })
  await bubbleOf(page).click()
  await windowOf(page).waitFor()
  site.proxy.when(chatOf(assistantId), stream([{ wait: 300 }, 'one two three four five six seven']))
  await say(page, 'Count')
  await page.locator('.foyer-dots').waitFor()
  expect(
    await page.evaluate(() => document.querySelector('foyer-widget')!.shadowRoot!.getAnimations().length),
  ).toBe(0)
  await page.locator('.foyer-tools').waitFor({ timeout: 90_000 })
  expect(await page.locator('.foyer-answer .foyer-text').textContent()).toBe(
    'one two three four five six seven',
  )
})

test('on a phone the window fills the screen, and the input stays above the keyboard', async () => {
  const assistantId = await site.foyer.assistant({ typingSpeed: 0 })
  const url = site.publish('/keyboard', {
    html: `<!doctype html><html lang="en"><head><title>x</title><meta name="viewport" content="width=device-width"></head><body><h1>Shop</h1>${site.tag(assistantId)}</body></html>`,
  })
  const context = await site.browser.newContext(phone)
  const page = await context.newPage()
  // Headless browsers have no on-screen keyboard, so the smaller visual viewport is faked.
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), {
      height: 740,
      width: 360,
      offsetTop: 0,
      offsetLeft: 0,
      scale: 1,
    })
    Object.defineProperty(window, 'visualViewport', { value: viewport })
  })
  await page.goto(url)
  await bubbleOf(page).tap()
  await windowOf(page).waitFor()
  await settled(page)
  expect(await windowOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  expect(await bubbleOf(page).isVisible()).toBe(false)
  expect(await windowOf(page).getAttribute('aria-modal')).toBe('true')
  expect(
    await page.evaluate(() => document.querySelector('foyer-widget')!.shadowRoot!.activeElement?.className),
  ).toContain('foyer-window')
  await inputOf(page).tap()
  await page.evaluate(() => {
    Object.assign(window.visualViewport!, { height: 400, offsetTop: 60 })
    window.visualViewport!.dispatchEvent(new Event('resize'))
  })
  expect(await windowOf(page).boundingBox()).toEqual({ x: 0, y: 60, width: 360, height: 400 })
  const input = (await inputOf(page).boundingBox())!
  expect(input.y).toBeGreaterThan(60)
  expect(input.y + input.height).toBeLessThanOrEqual(460)
  expect(await inputOf(page).evaluate((each) => getComputedStyle(each).fontSize)).toBe('16px')
  await page.evaluate(() => {
    Object.assign(window.visualViewport!, { height: 740, offsetTop: 0 })
    window.visualViewport!.dispatchEvent(new Event('resize'))
  })
  await page.getByRole('button', { name: 'Close' }).tap()
  expect(await bubbleOf(page).isVisible()).toBe(true)
  await context.close()
})

test.each([
  [1024, 400],
  [700, 560],
  [320, 480],
  [200, 240],
])('in a window of %i by %i everything needed is on screen', async (width, height) => {
  const { page } = await visitWith({}, {}, (fresh) => fresh.setViewportSize({ width, height }))
  await bubbleOf(page).click()
  await windowOf(page).waitFor()
  await settled(page)
  for (const part of [
    inputOf(page),
    page.getByRole('button', { name: 'Close' }),
    page.locator('.foyer-list'),
  ]) {
    const box = (await part.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
  }
})
