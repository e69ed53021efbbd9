import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { queueOwnAssistants } from '../apps/server/src/platform/own-assistants/queue-own-assistants.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { expectToast, screenshot, visit } from './support/browser.ts'
import { openScreens } from './support/screens.ts'

const priceList = `${import.meta.dirname}/../apps/server/sample-site/price-list.pdf`

let app: TestApp
let browser: Browser
openScreens(
  (screens) => {
    ;({ app, browser } = screens)
  },
  { server: { jobs: true } },
)

/** Counts requests from the first user activity on; the page loads nothing before. */
async function openInteractive(page: Page, path: string) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(path)
  const ready = page.evaluate(
    () => new Promise((alive) => addEventListener('foyer:ready', () => alive(true), { once: true })),
  )
  await page.keyboard.press('Shift')
  await ready
  await page.waitForLoadState('networkidle')
  return asked
}

test('before the instance has its own assistant, the live chat names a contact', async () => {
  const { page, context, problems } = await visit(browser, app.url)
  await page.goto('/support')
  await page.getByRole('button', { name: 'Start live chat' }).click()
  await expectToast(page, 'Live chat isn’t available right now')
  await expectToast(page, 'Email support@foyer.example and we’ll reply within 24 hours.')
  expect(problems).toEqual([])
  // This browser caches the answer for a minute.
  await context.close()
})

test('the support page’s live chat answers about Foyer with its sources, and disappears on other pages', async () => {
  await queueOwnAssistants(app.services, app.url, new AbortController().signal)
  await expect
    .poll(async () => (await app.call('GET', '/api/house-assistant')).body.assistantId, { timeout: 90_000 })
    .toEqual(expect.any(String))
  const { page, problems } = await visit(browser, app.url)
  const asked = await openInteractive(page, '/support')
  expect(asked).not.toContain('/embed.js')
  await page.getByRole('button', { name: 'Start live chat' }).click()
  await page.locator('.foyer-window textarea').fill('How much does the Pro plan cost?')
  await page.locator('.foyer-window textarea').press('Enter')
  await page.locator('.foyer-answer .foyer-tools').waitFor()
  expect(asked).toContain('/embed.js')
  expect(await page.locator('.foyer-answer').textContent()).toContain('$10')
  expect(await page.locator('.foyer-sources a').first().getAttribute('href')).toContain(app.url)
  await screenshot(page, 'live-chat')

  await page.getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('**/about')
  await page.locator('.foyer-toggle').waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Support' }).first().click()
  await page.getByRole('button', { name: 'Start live chat' }).click()
  await page.locator('.foyer-window').waitFor()
  expect(problems).toEqual([])
})

test('the file upload demo answers from the uploaded file', async () => {
  const { page, problems } = await visit(browser, app.url)
  await page.goto('/file-upload-demo.html')
  expect(await page.getByRole('main').locator('ol > li > span').allTextContents()).toEqual(['1', '2', '3'])
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await page.locator('.foyer-window input[type=file]').setInputFiles(priceList)
  await page.locator('.foyer-file').waitFor()
  await page.locator('.foyer-window textarea').fill('How much is wheel throwing for beginners?')
  await expect
    .poll(() => page.getByRole('button', { name: 'Send' }).isEnabled(), { timeout: 90_000 })
    .toBe(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.locator('.foyer-answer .foyer-tools').waitFor()
  expect(await page.locator('.foyer-answer').textContent()).toContain('£225')
  await screenshot(page, 'file-upload-demo')
  expect(problems).toEqual([])
})

test('the landing page offers the live chat too, and loads it only on request', async () => {
  const { page, problems } = await visit(browser, app.url)
  const asked = await openInteractive(page, '/')
  expect(asked).not.toContain('/embed.js')
  await page.getByRole('button', { name: 'Ask our own assistant' }).click()
  await page.locator('.foyer-window').waitFor()
  expect(asked).toContain('/embed.js')
  expect(problems).toEqual([])
})
