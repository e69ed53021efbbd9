import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { ownedAssistant } from '../support/assistant-screen.ts'
import { type HostilePage, hostilePages, plainPage } from '../widget/hostile-pages.ts'
import { type ListeningServer, listen } from '../widget/listen.ts'
import { type Driver, desktop } from './drivers/driver.ts'
import { installedBrowsers } from './drivers/installed.ts'
import { createScreen, type Screen } from './screen.ts'

// Pages that break the driver's own scripts would fail the driver, not the widget.
const hostile = hostilePages.filter(({ name }) =>
  [
    'unsets everything, importantly',
    'in quirks mode',
    'under a content security policy without inline anything',
    'without storage',
  ].includes(name),
)
hostile.push({
  name: 'that adds a property to every object',
  // Browsers read it as an option, WebKit even where none are passed.
  page: (tag) => ({
    html: plainPage.page(`<script>Object.prototype.mode = 'polluted'</script>${tag}`, '').html,
  }),
})
const pages = [plainPage, ...hostile]

let app: TestApp
let site: ListeningServer
beforeAll(async () => {
  app = await startTestApp()
  const { assistant } = await ownedAssistant(app)
  const tag = `<script src="${app.url}/embed.js" data-assistant-id="${assistant.id}"></script>`
  site = await listen((request, response) => {
    const found = pages[Number(request.url?.slice(1) || Number.NaN)]?.page(tag, app.url)
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...found?.headers })
    response.end(found?.html)
  })
})
afterAll(async () => {
  await site.stop()
  await app.close()
})

const inWidget = (css: string) => ({ css, in: 'widget' }) as const

describe.each(installedBrowsers)('$name', ({ start }) => {
  let driver: Driver
  let screen: Screen
  beforeAll(async () => {
    driver = await start()
    screen = createScreen(driver)
  })
  afterEach(async () => {
    expect(await driver.complaints()).toEqual([])
  })
  afterAll(() => driver?.close())

  async function open(page: HostilePage) {
    // The website's host differs from Foyer's, as it does in practice.
    const host = site.url.replace('127.0.0.1', 'localhost')
    await driver.goto(`${host}/nothing-here`)
    await driver.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await driver.goto(`${host}/${pages.indexOf(page)}`)
    await screen.press(inWidget('.foyer-toggle'))
    await screen.see(inWidget('textarea'))
  }
  const isFocused = () =>
    driver.evaluate(() => Boolean(document.querySelector('foyer-widget')?.shadowRoot?.activeElement))

  test('a visitor opens the chat, asks, and finds the conversation on the next page', async () => {
    const { see, press, type, key } = screen
    await open(plainPage)
    const { height } = await see(inWidget('textarea'))
    await expect.poll(isFocused).toBe(true)
    await type('When are')
    await key('Shift', 'Enter')
    await type('you open?')
    expect((await see(inWidget('textarea'))).height).toBeGreaterThan(height + 15)
    await key('Enter')
    await see(inWidget('.foyer-answer .foyer-tools'))
    await see(inWidget('.foyer-sources a'))
    expect((await see(inWidget('textarea'))).height).toBe(height)

    await driver.reload()
    await see(inWidget('.foyer-toggle'))
    if ((await screen.find(inWidget('.foyer-window'))).length === 0) await press(inWidget('.foyer-toggle'))
    expect((await see(inWidget('.foyer-visitor'))).text).toContain('When are')
  })

  test('Tab cycles inside the chat in both directions, and Escape returns to the button', async () => {
    const { press, gone, key } = screen
    await open(plainPage)
    await press(inWidget('textarea'))
    for (const keys of [['Tab'], ['Shift', 'Tab']])
      for (let nth = 0; nth < 14; nth++) {
        await key(...keys)
        expect(`${keys} ${nth} ${await isFocused()}`).toBe(`${keys} ${nth} true`)
      }
    await key('Escape')
    await gone(inWidget('.foyer-window'))
    expect(await isFocused()).toBe(true)
  })

  test('on a phone the chat fills the screen', async ({ onTestFinished }) => {
    onTestFinished(() => driver.resize(...desktop))
    await driver.resize(360, 640)
    await open(plainPage)
    const box = () =>
      driver.evaluate(() => {
        const shown = document.querySelector('foyer-widget')!.shadowRoot!.querySelector('.foyer-window')!
        const { x, y, width, height } = shown.getBoundingClientRect()
        return [x, y, innerWidth - width, innerHeight - height]
      })
    await expect.poll(box).toEqual([0, 0, 0, 0])
  })

  test.each(hostile)('answers on a page $name', async (page) => {
    await open(page)
    await screen.press(inWidget('textarea'))
    await screen.type('When are you open?')
    await screen.key('Enter')
    await screen.see(inWidget('.foyer-answer .foyer-tools'))
    expect((await screen.see(inWidget('.foyer-answer:last-of-type .foyer-text'))).text).not.toBe('')
  })
})
