import type { Browser, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin } from '../apps/server/src/platform/admin/make-admin.ts'
import { createConversation } from '../apps/server/src/testing/conversations.ts'
import { password, registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { ownedAssistant } from './support/assistant-screen.ts'
import { expectToast, visitTranslated } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const brokenScreen = /This page couldn’t be displayed|Authentication Error|Couldn’t load this section/

async function openTabs(place: Locator) {
  await place.getByRole('tab').first().waitFor()
  for (const tab of await place.getByRole('tab').all()) {
    await tab.click()
    await place.getByRole('tabpanel').first().waitFor()
  }
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('a new owner with a translating browser registers, signs out and in, and reads the public pages', async () => {
  const { page, problems } = await visitTranslated(browser, app.url)
  await page.goto('/register')
  await page.getByLabel('First name').fill('Marta')
  await page.getByLabel('Last name').fill('Nowak')
  await page.getByLabel('Email').fill('marta@example.com')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Password must be at least 8 characters').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill('marta@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.locator('form').getByText('Invalid email or password').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('No assistants yet').waitFor()

  for (const path of ['/', '/pricing', '/docs', '/about', '/support', '/terms', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.mouse.wheel(0, 200)
  }
  expect(problems).toEqual([])
})

test('a form sent before a translated page became interactive keeps its values', async () => {
  const owner = await registerOwner(app)
  const { page, problems } = await visitTranslated(browser, app.url)
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  pressed.resolve()
  await page.waitForURL('**/dashboard')
  expect(problems).toEqual([])
})

test('an owner whose browser translates goes through every screen, saves, switches and opens dialogs', async () => {
  const { owner, assistant } = await ownedAssistant(app)
  await createConversation(app, assistant, { said: ['Do you whiten teeth?', 'Yes, from $200.'] })
  await makeAdmin(app.services.db, owner.id)
  const { page, problems } = await visitTranslated(browser, app.url)
  await signIn(page, owner)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Add to My Website' }).click()
  const dialog = page.getByRole('dialog')
  await openTabs(dialog)
  await closeDialog(page)
  await page.getByRole('button', { name: 'Create Assistant' }).click()
  await dialog.getByRole('button', { name: 'Use our sample site' }).click()
  await dialog.getByRole('switch').click()
  await closeDialog(page)

  await page.goto(`/bot/${assistant.id}`)
  await page.getByLabel('Context').fill('We whiten teeth on Fridays.')
  await openTabs(page.getByRole('main'))
  await page.getByPlaceholder('Ask what your visitors would ask').fill('When are you open?')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Assistant updated successfully')

  await page.goto('/conversations')
  await page.getByRole('button', { name: /Do you whiten teeth/ }).click()
  await dialog.getByText('Yes, from $200.').waitFor()
  await dialog.getByRole('button', { name: 'Delete conversation' }).click()
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await closeDialog(page)
  await openTabs(page.getByRole('main'))

  await page.goto('/website-settings')
  await page.getByLabel('Schedule').selectOption('Weekly')
  await page.getByText('Rescans your website every week.').waitFor()
  await page.getByRole('switch', { name: /Auto-scraping/ }).click()
  await page.getByRole('button', { name: 'Rescrape' }).click()
  await page.getByRole('button', { name: 'View pages, ledger and facts' }).click()
  await openTabs(dialog)
  await closeDialog(page)

  await page.goto('/api')
  await page
    .getByRole('button', { name: /Create|New key/ })
    .first()
    .click()
  await dialog.getByRole('textbox').first().fill('Till')
  await page.keyboard.press('Enter')
  await page.getByText('Till', { exact: true }).first().waitFor()

  await page.goto('/settings')
  await page.getByLabel('First name').fill('Henrike')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Profile updated successfully.')

  for (const path of ['/api-integration', '/billing', '/checkout/enterprise', '/operator']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    if (path === '/api-integration') await openTabs(page.getByRole('main'))
  }
  expect(await page.getByText(brokenScreen).count()).toBe(0)
  expect(problems).toEqual([])
})
