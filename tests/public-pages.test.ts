import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSamplePages } from '../apps/server/src/platform/own-assistants/find-sample-pages.ts'
import { readOwnPages } from '../apps/server/src/platform/own-assistants/read-own-pages.ts'
import { setUpOwnAssistant } from '../apps/server/src/platform/own-assistants/set-up-own-assistant.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { ownedAssistant } from './support/assistant-screen.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  phoneInTheDark,
  screenshot,
  visit,
} from './support/browser.ts'
import { goTo } from './support/navigation.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'
import { settled } from './support/settled.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('the home page works without scripts, and pressing the sample assistant opens the real widget', async () => {
  const sample = await findSamplePages(app.url)
  const known = await readOwnPages(app.services.reading, sample, new AbortController().signal)
  await setUpOwnAssistant(app.services, known)
  expect((await app.call('GET', '/api/house-assistant')).body.sampleAssistantId).toBeTruthy()
  const { page, problems } = await visit(browser, app.url)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requests.filter((url) => !url.startsWith(app.url))).toEqual([])
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([])

  // A click before any script has loaded is replayed later.
  await page.getByRole('button', { name: 'How much is a wheel taster?' }).click()
  const widget = page.frameLocator('iframe[title*="sample site"]').locator('foyer-widget')
  await widget.locator('.foyer-answer .foyer-tools').waitFor()
  expect(await widget.locator('.foyer-answer').textContent()).toContain('£42')
  expect(await widget.locator('.foyer-header').isVisible()).toBe(false)
  await expectAccessible(page)
  await screenshot(page, 'home-live')

  await widget.getByRole('textbox').focus()
  await widget.getByRole('textbox').press('Escape')
  await page.getByRole('button', { name: 'Ask about the studio' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(problems).toEqual([])
})

test('tapping a question on a phone shifts nothing, and no sample chat covers the form that creates an assistant', async () => {
  const { page, problems } = await visit(browser, app.url, phoneInTheDark)
  await page.goto('/', { waitUntil: 'networkidle' })
  const question = page.getByRole('button', { name: 'How much is a wheel taster?' })
  await question.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await question.tap()
  const widget = page.frameLocator('iframe[title*="sample site"]').locator('foyer-widget')
  await widget.locator('.foyer-answer .foyer-tools').waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)

  await signIn(page, await registerOwner(app))
  await page.goto('/dashboard')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Try a sample assistant' }).click()
  await page.locator('.foyer-window textarea').waitFor()
  await page.getByRole('button', { name: 'Create Your First Assistant' }).click()
  await page
    .getByRole('dialog', { name: 'Create Assistant' })
    .getByRole('button', { name: 'Close' })
    .waitFor()
  await page.locator('.foyer-window').waitFor({ state: 'hidden' })
  await page.locator('.foyer-toggle').waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
})

test('the hero rejects an invalid address, and the recording plays with its captions', async () => {
  const { page, problems } = await visit(browser, app.url, { reducedMotion: 'no-preference' })
  await page.goto('/')
  const field = page.getByLabel('Your website')
  await field.fill('my shop')
  await page.getByRole('button', { name: 'Change theme' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Start Converting Visitors Now' }).click()
  await page.getByRole('alert').getByText('Please enter a valid URL').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(new URL(page.url()).pathname).toBe('/')

  await page.getByRole('button', { name: 'See How It Works' }).click()
  const dialog = page.getByRole('dialog', { name: 'How Foyer works' })
  const video = dialog.locator('video')
  await expect
    .poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime), { timeout: 90_000 })
    .toBeGreaterThan(0)
  const cues = () => video.evaluate((each: HTMLVideoElement) => each.textTracks[0]?.cues?.length)
  await expect.poll(cues, { timeout: 90_000 }).toBe(6)
  await expectAccessible(page)
  await screenshot(page, 'demo')
  await dialog.getByRole('button', { name: 'Start Building Your AI Assistant' }).waitFor()
  await dialog.getByRole('button', { name: 'Close Demo' }).click()
  await field.fill('linden-bakery.example')
  await field.press('Enter')
  await page.waitForURL('**/register?website=linden-bakery.example')
  expect(problems).toEqual([])
})

test.each([
  ['320 px', { width: 320, height: 640 }, 1],
  ['200 % zoom', { width: 640, height: 400 }, 2],
])('no screen overflows at %s in the dark', async (_name, viewport, deviceScaleFactor) => {
  const { owner, assistant } = await ownedAssistant(app)
  const { page, problems } = await visit(browser, app.url, {
    ...phoneInTheDark,
    viewport,
    deviceScaleFactor,
  })
  for (const path of ['/', '/about', '/accessibility', '/crawler', '/pricing']) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
  await signIn(page, owner)
  await page.goto('/dashboard')
  for (const name of [
    'Conversations',
    'API Integration',
    'API Management',
    'Billing & Plans',
    'Settings',
    'Dashboard',
  ]) {
    if (name === 'API Management') await page.getByRole('link', { name: 'API keys' }).click()
    else await goTo(page, name)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('link', { name: assistant.name }).click()
  for (const tab of ['Facts', 'Knowledge', 'Taught answers', 'Advanced']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('button', { name: 'Review your facts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review your facts' })
  await dialog.waitFor()
  await settled(page)
  const box = (await dialog.boundingBox())!
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(viewport.height)
  expect(await dialog.getByRole('button', { name: 'Later' }).boundingBox()).not.toBeNull()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Review your facts')
  expect(problems).toEqual([])
})
