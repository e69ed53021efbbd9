import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { ownedAssistant } from './support/assistant-screen.ts'
import { expectAccessible, expectToast, hasFocus, screenshot, visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

/** Holds write requests to this path until released. */
async function holdChanges(page: Page, path: string) {
  const gate = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route(path, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    sent.push(route.request().method())
    await gate.promise
    await route.continue()
  })
  return { sent, goOn: gate.resolve }
}

test('a form being submitted keeps focus and typed text, and is not submitted twice', async () => {
  const { owner } = await ownedAssistant(app)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/settings')
  const { sent, goOn } = await holdChanges(page, '**/api/auth/profile')
  const name = page.getByLabel('First name')
  await name.fill('Marguerite')
  await name.press('Enter')
  const button = page.getByRole('button', { name: 'Saving...' })
  await button.waitFor()
  expect(await hasFocus(name)).toBe(true)
  expect(await name.evaluate((field: HTMLInputElement) => [field.readOnly, field.disabled])).toEqual([
    true,
    false,
  ])
  await page.keyboard.type(' the Second')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await hasFocus(button)).toBe(true)
  await page.keyboard.press('Enter')
  await button.click({ force: true })
  await expectAccessible(page)
  await screenshot(page, 'form-being-sent')
  goOn()
  await expectToast(page, 'Profile updated successfully.')
  expect(await name.inputValue()).toBe('Marguerite')
  expect(sent).toEqual(['PUT'])
  expect(problems).toEqual([])
})

test('a list and a switch being saved keep focus and the chosen value', async () => {
  const { owner } = await ownedAssistant(app)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/website-settings')
  const { sent, goOn } = await holdChanges(page, '**/api/assistants/**')
  const schedule = page.getByLabel('Schedule')
  const auto = page.getByRole('switch', { name: /Auto-scraping/ })
  await schedule.focus()
  await schedule.selectOption('Monthly')
  await expect.poll(() => sent).toHaveLength(1)
  expect(await schedule.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('ArrowUp')
  expect(await schedule.locator('option:checked').textContent()).toBe('Monthly')
  await page.keyboard.press('Tab')
  expect(await hasFocus(auto)).toBe(true)
  const before = await auto.getAttribute('aria-checked')
  await page.keyboard.press('Space')
  expect(await auto.getAttribute('aria-checked')).toBe(before)
  goOn()
  await page.getByText('Rescans your website every month.').waitFor()
  await expect.poll(() => auto.getAttribute('aria-disabled')).toBeNull()
  expect(await hasFocus(auto)).toBe(true)
  expect(sent).toHaveLength(1)
  expect(problems).toEqual([])
})
