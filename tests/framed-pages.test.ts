import type { Browser, BrowserContextOptions, FrameLocator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeReturnLink } from '../apps/server/src/talk/handoff/return-token.ts'
import { openDesk } from '../apps/server/src/testing/live.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { expectWellMade, phone, visit } from './support/browser.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const small: BrowserContextOptions = { ...phone, viewport: { width: 320, height: 568 } }
const lying: BrowserContextOptions = { ...phone, viewport: { width: 568, height: 320 } }
const windows = { phone, small, lying, desktop: {} }

async function openVisit(options: BrowserContextOptions) {
  const visitor = await visit(browser, app.url, options)
  // The browser blocks storage.
  await visitor.page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        configurable: true,
        get() {
          throw new DOMException('Storage is turned off.', 'SecurityError')
        },
      })
  })
  return visitor
}

/** The banner is fully visible, and only the frame scrolls. */
async function expectFits(page: Page) {
  const { lowest, scrolls, frame, height } = await page.evaluate(() => ({
    lowest: document.querySelector('header')!.getBoundingClientRect().bottom,
    scrolls: [document.documentElement, document.body].some(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
    ),
    frame: document.querySelector('iframe')!.getBoundingClientRect().toJSON(),
    height: innerHeight,
  }))
  expect(scrolls).toBe(false)
  expect(Math.round(frame.top)).toBe(Math.round(lowest))
  expect(Math.round(frame.bottom)).toBe(height)
  // The frame gets most of the height.
  expect(frame.height).toBeGreaterThan(height * 0.75)
  expect(await page.locator('header p').innerText()).toContain('Never type a password')
}

async function converse(page: Page, chat: FrameLocator, question: string, answer: string) {
  await chat.locator('textarea').fill(question)
  await chat.locator('textarea').press('Enter')
  await chat.locator('.foyer-answer').getByText(answer).waitFor()
  const [field, banner] = await Promise.all([
    chat.locator('textarea').boundingBox(),
    page.locator('header').boundingBox(),
  ])
  expect(field!.y).toBeGreaterThan(banner!.y + banner!.height)
  expect(field!.y + field!.height).toBeLessThanOrEqual(page.viewportSize()!.height)
}

test.each(Object.entries(windows))(
  'the test page shows the widget and its owner: %s',
  async (name, options) => {
    const { assistant } = await openDesk(app, { name: 'Harbour Dental Surgery and Orthodontics' })
    const { page, problems } = await openVisit(options)
    await page.goto(`/widget-test/${assistant.id}`)
    const chat = page.frameLocator('iframe')
    await chat.locator('.foyer-toggle').waitFor()
    await expectFits(page)
    await expectWellMade(page, `widget-test-${name}`)
    await chat.locator('.foyer-toggle').click()
    await converse(page, chat, 'Do you treat children?', 'from the age of two')
    await expectFits(page)
    await expectWellMade(page, `widget-test-chat-${name}`)
    expect(problems).toEqual([])
  },
)

test.each(Object.entries(windows))('a mail’s link continues the conversation: %s', async (name, options) => {
  const desk = await openDesk(app, { name: 'Harbour Dental Surgery and Orthodontics' })
  await app.call('POST', `${desk.path}/leads`, {
    body: { sessionId: desk.sessionId, email: 'bob@example.com', consent: true },
  })
  const { token } = makeReturnLink(app.services, desk.id)
  const { page, problems } = await openVisit(options)
  await page.goto(`/conversation/${desk.assistant.id}#${token}`)
  await page.getByText('Continue the conversation of b…@example.com?').waitFor()
  await expectWellMade(page, `return-asks-${name}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  const chat = page.frameLocator('iframe')
  await chat.locator('.foyer-answer').getByText('$120').first().waitFor()
  await converse(page, chat, 'Do you treat children?', 'from the age of two')
  await expectFits(page)
  const scrollsInside = await chat.locator('body').evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    return scrollHeight > clientHeight
  })
  expect(scrollsInside).toBe(false)
  await expectWellMade(page, `return-${name}`)
  expect(problems).toEqual([])
})

test('a server error does not call a mail’s link expired, and the visitor can retry', async () => {
  const desk = await openDesk(app, { name: 'Harbour Dental' })
  await app.call('POST', `${desk.path}/leads`, {
    body: { sessionId: desk.sessionId, email: 'bob@example.com', consent: true },
  })
  const { token } = makeReturnLink(app.services, desk.id)
  const { page } = await visit(browser, app.url, small)
  const answers = [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 503 })]
  await page.route('**/resume', (route) => answers.shift()?.(route) ?? route.continue())
  await page.goto(`/conversation/${desk.assistant.id}#${token}`)
  const again = page.getByRole('button', { name: 'Try again' })
  await page.getByText('The conversation could not be opened just now.').waitFor()
  expect(await page.getByText('This link has expired').isVisible()).toBe(false)
  await expectWellMade(page, 'return-failed-small')
  await again.tap()
  await expect.poll(() => answers.length).toBe(0)
  await again.tap()
  await page.getByText('Continue the conversation of b…@example.com?').waitFor()
  expect(await again.isVisible()).toBe(false)
})
