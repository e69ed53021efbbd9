import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { teachHouseAssistant } from '../apps/server/src/house-assistant/teach-assistant.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  phoneInTheDark,
  screenshot,
  visit,
} from './support/browser.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens(
  (screens) => {
    ;({ app, browser } = screens)
  },
  { server: { jobs: true } },
)

test('the home page comes without a script; who touches the sample assistant talks to the real widget', async () => {
  await teachHouseAssistant(app.services, app.url, new AbortController().signal)
  await expect
    .poll(async () => (await app.call('GET', '/api/house-assistant')).body.sampleAssistantId, {
      timeout: 20_000,
    })
    .toBeTruthy()
  const { page, problems } = await visit(browser, app.url)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requests.filter((url) => !url.startsWith(app.url))).toEqual([])
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([])

  // Pressed before any script is there: it is held until somebody can hear it.
  await page.getByRole('button', { name: 'How much is a wheel taster?' }).click()
  const widget = page.frameLocator('iframe[title*="sample site, live"]').locator('foyer-widget')
  await widget.locator('.foyer-answer .foyer-tools').waitFor()
  expect(await widget.locator('.foyer-answer').textContent()).toContain('£42')
  expect(await widget.locator('.foyer-header').isVisible()).toBe(false)
  await expectAccessible(page)
  await screenshot(page, 'home-live')

  // Tab leaves it as any part of a page, and Escape puts the arch back as it was.
  await widget.getByRole('textbox').focus()
  await widget.getByRole('textbox').press('Escape')
  await page.getByRole('button', { name: 'Ask about the studio' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(problems).toEqual([])
})

test('what is no address is refused in the hero, and the recording plays with its captions', async () => {
  const { page, problems } = await visit(browser, app.url, { reducedMotion: 'no-preference' })
  await page.goto('/')
  const field = page.getByLabel('Your website')
  await field.fill('my shop')
  await page.getByRole('button', { name: 'Change the theme' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Start Converting Visitors Now' }).click()
  await page.getByRole('alert').getByText('Please enter a valid URL').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(new URL(page.url()).pathname).toBe('/')

  await page.getByRole('button', { name: 'See How It Works' }).click()
  const dialog = page.getByRole('dialog', { name: 'How Foyer works' })
  const video = dialog.locator('video')
  await expect
    .poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0)
  const cues = () => video.evaluate((each: HTMLVideoElement) => each.textTracks[0]?.cues?.length)
  await expect.poll(cues, { timeout: 20_000 }).toBe(6)
  await expectAccessible(page)
  await screenshot(page, 'demo')
  await dialog.getByRole('button', { name: 'Start Building Your AI Assistant' }).waitFor()
  await dialog.getByRole('button', { name: 'Close Demo' }).click()
  await field.fill('linden-bakery.example')
  await field.press('Enter')
  await page.waitForURL('**/register?website=linden-bakery.example')
  expect(problems).toEqual([])
})

test('nothing of the public pages stands out at 320 px in the dark', async () => {
  const { page, problems } = await visit(browser, app.url, {
    ...phoneInTheDark,
    viewport: { width: 320, height: 640 },
  })
  for (const path of ['/', '/about', '/crawler', '/pricing']) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
  expect(problems).toEqual([])
})
