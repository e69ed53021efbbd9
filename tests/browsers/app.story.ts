import type { Assistant } from '@foyer/contract/assistants'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { password } from '../../apps/server/src/testing/owners.ts'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { ownedAssistant } from '../support/assistant-screen.ts'
import { type Driver, desktop } from './drivers/driver.ts'
import { installedBrowsers } from './drivers/installed.ts'
import { createScreen, type Screen } from './screen.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

async function signIn({ see, fill, press, at }: Screen, email: string) {
  await fill({ field: 'Email' }, email)
  await fill({ field: 'Password' }, password)
  await press({ button: 'Sign In' })
  await at('/dashboard')
  await see({ css: 'h1' })
}

describe.each(installedBrowsers)('$name', ({ start, startWithoutCookies }) => {
  let driver: Driver
  let screen: Screen
  beforeAll(async () => {
    driver = await start()
    screen = createScreen(driver)
    process.stdout.write(`${driver.name}\n`)
  })
  afterEach(async () => {
    expect(await driver.complaints()).toEqual([])
  })
  afterAll(() => driver?.close())

  /** A signed-in user would skip the login page. */
  async function openLogin() {
    // Plain text: Firefox's JSON viewer may have no storage, and WebKit requests an icon, which API responses block.
    await driver.goto(`${app.url}/robots.txt`)
    await driver.evaluate(() => localStorage.clear())
    await driver.goto(`${app.url}/login`)
  }

  test('the landing page fetches each font once and sends the address that it shows', async () => {
    const { see, fill, press, at } = screen
    await driver.goto(`${app.url}/`)
    await see({ css: 'h1' })
    const fonts = await driver.evaluate(async () => {
      await document.fonts.ready
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return fetched
        .filter(({ name, transferSize }) => /woff2$/.test(name) && transferSize > 1_000)
        .map(({ name }) => name)
    })
    expect(fonts).toEqual([...new Set(fonts)])
    await fill({ field: 'Your website' }, 'linden-bakery.example')
    await driver.reload()
    // Firefox restores the field after a reload.
    const { value } = await see({ field: 'Your website' })
    await press({ button: 'Start Converting Visitors Now' })
    await at('/register')
    expect(await driver.evaluate(() => new URLSearchParams(location.search).get('website') ?? '')).toBe(value)
    // Firefox reports scripts cancelled by leaving; once the button responds, all have loaded.
    await press({ button: 'Show password' })
    await see({ button: 'Hide password' })
  })

  test('an owner registers, creates an assistant from the sample site and asks it', async () => {
    const { see, fill, press, at, key, type } = screen
    await driver.goto(`${app.url}/register`)
    await fill({ field: 'First name' }, 'Ada')
    await fill({ field: 'Last name' }, 'Lovelace')
    await fill({ field: 'Email' }, `${crypto.randomUUID()}@example.com`)
    await fill({ field: 'Password' }, 'short')
    await press({ button: 'Create Account' })
    await see({ text: 'Password must be at least 8 characters' })
    await fill({ field: 'Password' }, password)
    await press({ button: 'Create Account' })
    await at('/dashboard')
    const token = await driver.evaluate(() => localStorage.getItem('authToken'))

    await press({ button: 'Create Your First Assistant' })
    await press({ button: 'Use our sample site', in: 'dialog' })
    await press({ button: 'Create Assistant', in: 'dialog' })
    await see({ text: 'Website Discovery' })
    const made = async () => (await app.call<Assistant[]>('GET', '/api/assistants', { token })).body[0]
    await expect.poll(async () => (await made())?.scan.status, { timeout: 120_000 }).toBe('done')

    await driver.goto(`${app.url}/bot/${(await made())!.id}`)
    await fill({ field: 'Message' }, 'How much is a wheel taster?')
    await key('Enter')
    expect((await see({ css: '#test-chat [role=log] li:nth-child(2) a' })).text).not.toBe('')
    await see({ text: '£42' })

    const { height } = await see({ field: 'Message' })
    await press({ field: 'Message' })
    for (const line of ['one', 'two', 'three']) {
      await type(line)
      await key('Shift', 'Enter')
    }
    expect((await see({ field: 'Message' })).height).toBeGreaterThan(height + 40)
    // Safari's event for an input method's Enter.
    const messages = (await screen.find({ css: '#test-chat [role=log] > li' })).length
    await driver.evaluate(() => {
      const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', enter))
    })
    expect((await see({ field: 'Message' })).value).toBe('one\ntwo\nthree\n')
    expect(await screen.find({ css: '#test-chat [role=log] > li' })).toHaveLength(messages)
  })

  test('an owner signs in, changes the widget and sees it change, and signs out', async () => {
    const { see, press, fill, gone, at } = screen
    const { owner } = await ownedAssistant(app)
    await openLogin()
    await fill({ field: 'Email' }, owner.email)
    await fill({ field: 'Password' }, 'wrong password')
    await press({ button: 'Sign In' })
    await see({ text: 'Invalid email or password' })
    await signIn(screen, owner.email)

    await press({ button: 'Add to My Website' })
    await see({ css: '.foyer-window', in: 'preview' })
    const room = await driver.evaluate(() =>
      [...document.querySelectorAll('[role=dialog] fieldset')].map(
        (group) =>
          group.getBoundingClientRect().bottom - group.lastElementChild!.getBoundingClientRect().bottom,
      ),
    )
    expect(room.length).toBeGreaterThan(2)
    expect(room.filter((pixels) => Math.abs(pixels) >= 1)).toEqual([])
    await press({ radio: 'Bottom left', in: 'dialog' })
    await see({ css: '.foyer-bottom-left .foyer-toggle', in: 'preview' })
    await press({ css: 'textarea', in: 'preview' })
    await screen.type('When are you open?')
    await screen.key('Enter')
    await see({ css: '.foyer-answer .foyer-tools', in: 'preview' })
    await press({ button: 'Cancel', in: 'dialog' })
    await press({ button: 'Discard', in: 'dialog' })
    await gone({ css: '[role=dialog]' })

    await press({ button: 'Use the dark theme' })
    await driver.goto(`${app.url}/settings`)
    expect(await driver.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await fill({ field: 'First name' }, 'Grace')
    await press({ button: 'Save' })
    await see({ text: 'Profile updated successfully.' })
    await press({ button: 'Sign Out' })
    await at('/login')
    expect(await driver.evaluate(() => localStorage.getItem('authToken'))).toBe(null)
  })

  test('no screen is wider than a phone', async ({ onTestFinished }) => {
    const { owner, assistant } = await ownedAssistant(app)
    await openLogin()
    await signIn(screen, owner.email)
    onTestFinished(() => driver.resize(...desktop))
    await driver.resize(360, 740)
    for (const path of [
      '/',
      '/pricing',
      '/dashboard',
      `/bot/${assistant.id}`,
      '/conversations',
      '/settings',
    ]) {
      await driver.goto(app.url + path)
      await screen.see({ css: 'h1' })
      const over = await driver.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(`${path} ${Math.max(0, over)}`).toBe(`${path} 0`)
    }
  })

  if (startWithoutCookies)
    test('where cookies are blocked an owner still gets to the dashboard and the widget', async () => {
      const { owner } = await ownedAssistant(app)
      const blocked = await startWithoutCookies()
      try {
        const { see, press } = createScreen(blocked)
        await blocked.goto(`${app.url}/login`)
        await signIn(createScreen(blocked), owner.email)
        expect(
          await blocked.evaluate(() => {
            try {
              return localStorage.length
            } catch (error) {
              return (error as Error).name
            }
          }),
        ).toBe('SecurityError')
        await press({ button: 'Add to My Website' })
        const { height } = await see({ css: '.foyer-window', in: 'preview' })
        expect(height).toBeGreaterThan(100)
      } finally {
        await blocked.close()
      }
    })
})
