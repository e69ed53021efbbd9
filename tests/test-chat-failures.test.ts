import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, ownedAssistant } from './support/assistant-screen.ts'
import { expectToast, overlap, screenshot, visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('an answer that breaks off shows an error, and the message can be sent again', async () => {
  const owned = await ownedAssistant(app)
  const { page, context } = await openAssistant(browser, app, owned)
  const chat = page.getByRole('region', { name: 'Test Chat' })
  await context.route('**/api/chat/*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: delta\ndata: {"text":"A cleaning"}\n\n',
    }),
  )
  await chat.getByRole('textbox', { name: 'Message' }).fill('How much is a cleaning?')
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expectToast(page, 'Failed to send message')
  await chat.getByText('Not sent.').waitFor()
  await screenshot(page, 'chat-failed')
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await chat.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded()
    for (const button of [
      chat.getByRole('button', { name: 'Send' }),
      page.getByRole('button', { name: 'Save Changes' }),
    ])
      await expect.poll(() => overlap(page.locator('.toast'), button)).toBe(false)
  }
  await chat.getByRole('textbox', { name: 'Message' }).fill('Where are you?')
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter')
  const again = chat.getByRole('button', { name: 'Try again' })
  await expect.poll(() => again.count()).toBe(2)
  await context.unroute('**/api/chat/*')
  const answering = Promise.withResolvers<void>()
  await context.route('**/api/chat/*', async (route) => {
    await answering.promise
    await route.continue()
  })
  await again.first().click()
  await expect.poll(() => again.count()).toBe(1)
  expect(await again.isDisabled()).toBe(true)
  answering.resolve()
  await chat.getByText('$120').first().waitFor()
  await again.click()
  await expect.poll(() => again.count()).toBe(0)
  expect(await chat.getByText('How much is a cleaning?').count()).toBe(1)
  expect(await chat.getByText('Not sent.').count()).toBe(0)
})

test('an unreachable server shows an error on the page even if the toast fails to load', async () => {
  const owned = await ownedAssistant(app)
  const { page, context } = await visit(browser, app.url)
  await context.route(/toast-view/, (route) => route.abort())
  await signIn(page, owned.owner)
  await page.goto(`/bot/${owned.assistant.id}`)
  const chat = page.getByRole('region', { name: 'Test Chat' })
  const input = chat.getByRole('textbox', { name: 'Message' })
  await input.waitFor()
  await context.setOffline(true)
  await input.fill('How much is a cleaning?')
  await input.press('Enter')
  await expectToast(page, 'Failed to send message')
  await chat.getByText('Not sent.').waitFor()
  await page.getByRole('link', { name: 'Website Settings' }).first().click()
  await expectToast(page, 'No connection')
  expect(page.url()).toContain(owned.assistant.id)
  await context.setOffline(false)

  await input.fill('And what about\na crown?')
  await page.reload()
  await chat.getByText('Not sent.').waitFor()
  expect(await chat.getByText('How much is a cleaning?').count()).toBe(1)
  expect(await input.inputValue()).toBe('And what about\na crown?')
  const other = await context.newPage()
  await other.goto(page.url())
  const otherInput = other.getByRole('region', { name: 'Test Chat' }).getByRole('textbox')
  await otherInput.waitFor()
  expect(await otherInput.inputValue()).toBe('')
  await other.close()
  await chat.getByRole('button', { name: 'Try again' }).click()
  await chat.getByText('$120').first().waitFor()
  expect(await input.inputValue()).toBe('And what about\na crown?')
  await page.reload()
  await chat.getByText('$120').first().waitFor()
  expect(await chat.getByText('Not sent.').count()).toBe(0)
  expect(await input.inputValue()).toBe('And what about\na crown?')
  await chat.getByRole('button', { name: 'New conversation' }).click()
  await chat.getByText('Ask Harbour Dental what').waitFor()
  expect(await input.inputValue()).toBe('')
  await page.reload()
  await chat.getByText('Ask Harbour Dental what').waitFor()
  expect(await input.inputValue()).toBe('')

  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    }),
  )
  await page.reload()
  await input.fill('How much is a cleaning?')
  await input.press('Enter')
  await chat.getByText('$120').first().waitFor()
})

test('a question sent just before leaving the page is not sent twice', async () => {
  const owned = await ownedAssistant(app)
  const { page, context, problems } = await openAssistant(browser, app, owned)
  const chat = page.getByRole('region', { name: 'Test Chat' })
  const input = chat.getByRole('textbox', { name: 'Message' })
  await context.route('**/api/chat/*', () => {})
  const pendingRequest = page.waitForRequest('**/api/chat/*')
  await input.fill('Is there parking?')
  await input.press('Enter')
  await pendingRequest
  await page.reload()
  await chat.getByText('Not sent.').waitFor()

  const again = page.waitForRequest('**/api/chat/*')
  await chat.getByRole('button', { name: 'Try again' }).click()
  const body = (await again).postDataJSON()
  expect((await owned.owner.call('POST', `/api/chat/${owned.assistant.id}`, { body })).status).toBe(200)
  await page.reload()
  await chat.getByText('twelve free parking spaces').first().waitFor()
  expect(await chat.getByText('Is there parking?', { exact: true }).count()).toBe(1)
  expect(await chat.getByText('Not sent.').count()).toBe(0)
  expect(problems).toEqual([])
})
