import type { Browser, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, ownedAssistant } from './support/assistant-screen.ts'
import { expectAccessible, phone, screenshot, visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const refuse = (route: Route) => route.abort()
// React reports caught errors.
const unexpected = (problem: string) => !/Failed to fetch|was answered with 404/.test(problem)
const depth = (page: Page) => page.evaluate(() => history.length)

test('a section that fails to load shows an error in its place, and appears on retry', async () => {
  const { page, problems } = await openAssistant(browser, app, await ownedAssistant(app))
  await page.getByLabel('Context').fill('Typed and not saved')
  await page.route('**/assets/{advanced-tab,rebuild-dialog,validate}-*.js', refuse)

  await tab(page, 'Advanced')
  const part = page.getByRole('alert').filter({ hasText: 'Couldn’t load this section' })
  await part.getByRole('button', { name: 'Try again' }).click()
  await part.getByRole('button', { name: 'Reload page' }).waitFor()
  await expectAccessible(page)
  await screenshot(page, 'part-not-loaded')
  await page.unroute('**/assets/{advanced-tab,rebuild-dialog,validate}-*.js')
  await page.route('**/assets/{rebuild-dialog,validate}-*.js', refuse)
  await part.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Prompt text').waitFor()

  await page.getByLabel('Add a domain').fill('harbour.example')
  await page.getByLabel('Add a domain').press('Enter')
  await page.getByText('No connection', { exact: true }).first().waitFor()

  const rebuild = page.getByRole('button', { name: 'Rebuild from website' })
  const dialog = page.getByRole('dialog', { name: 'Rebuild from website' })
  await rebuild.click()
  await dialog.getByText('Couldn’t load this.').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'dialog-not-loaded')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.unrouteAll()
  await rebuild.click()
  await dialog.getByText('Review the changes to your prompt').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Remove harbour.example' }).waitFor()
  await tab(page, 'General')
  expect(await page.getByLabel('Context').inputValue()).toBe('Typed and not saved')
  expect(problems.filter(unexpected)).toEqual([])
})

test('a section loads although a shared file failed once', async () => {
  const { page, problems } = await openAssistant(browser, app, await ownedAssistant(app))
  await page.route('**/assets/*.js', (route) =>
    route.request().url().includes('/advanced-tab-') ? route.continue() : route.abort(),
  )
  await tab(page, 'Advanced')
  const part = page.getByRole('alert').filter({ hasText: 'Couldn’t load this section' })
  await part.waitFor()
  await page.unrouteAll()
  await part.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Prompt text').waitFor()
  expect(problems.filter(unexpected)).toEqual([])
})

test('a section missing after an update loads on a reload that keeps typed text', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await openAssistant(browser, app, owned)
  await page.getByLabel('Context').fill('Typed before the update')
  await tab(page, 'Advanced')
  await page.getByLabel('Add a domain').fill('quay.example')
  await page.route('**/assets/rebuild-dialog-*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Rebuild from website' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rebuild from website' })
  await dialog.getByText('Foyer may have been updated.').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'dialog-gone')
  expect(await dialog.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await page.unrouteAll()
  // Nothing is lost, so the browser shows no leave prompt.
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.type())
    void question.accept()
  })
  await dialog.getByRole('button', { name: 'Reload page' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Add a domain').inputValue()).toBe('quay.example')
  await page.getByRole('button', { name: 'Rebuild from website' }).click()
  await dialog.getByText('Review the changes to your prompt').waitFor()
  await page.keyboard.press('Escape')
  await tab(page, 'General')
  expect(await page.getByLabel('Context').inputValue()).toBe('Typed before the update')
  expect(asked.splice(0)).toEqual([])

  // Validation can fail to load too; passwords are never stored.
  await page.goto('/settings')
  await page.route('**/assets/schema-resolver-*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Current password').fill('a-secret-one')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload page' }).click()
  await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('')
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Grace')
  expect(problems.filter(unexpected)).toEqual([])
})

test('a public page whose scripts failed once becomes interactive on the next press', async () => {
  const { page, problems } = await visit(browser, app.url)
  await page.goto('/pricing')
  await page.route('**/assets/*.js', refuse)
  const theme = () => page.getByRole('button', { name: /dark|light|theme/i }).first()
  const lost = page.waitForEvent('requestfailed')
  await theme().click()
  await lost
  await page.unrouteAll()
  await expect
    .poll(async () => {
      await theme().click()
      return page.evaluate(() => document.documentElement.dataset.theme)
    })
    .toBeDefined()
  expect(problems).toEqual([])
})

test('creating an assistant waits for its form, and a form that never loads can be closed', async () => {
  const { owner } = await ownedAssistant(app)
  const { page, problems } = await visit(browser, app.url, phone)
  await page.route('**/assets/create-assistant-*.js', refuse)
  await signIn(page, owner)
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog', { name: 'Create Assistant' })
  await page.getByRole('button', { name: 'Create Assistant' }).click()
  await dialog.getByText('Couldn’t load this.').waitFor()
  await screenshot(page, 'dialog-not-loaded-phone')
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Create Assistant' }).click()
  await dialog.getByLabel('Business name').fill('Quay Bakery')
  await dialog.getByLabel('Context').fill('Closed by a slip')
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Create Assistant' }).click()
  expect(await dialog.getByLabel('Business name').inputValue()).toBe('Quay Bakery')
  expect(await dialog.getByLabel('Context').inputValue()).toBe('Closed by a slip')
  expect(problems.filter(unexpected)).toEqual([])
})

test('Back closes an open dialog before it leaves the page', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await visit(browser, app.url, phone)
  await signIn(page, owned.owner)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.goBack()
  await page.waitForURL('**/settings')
  await page.goForward()
  await page.waitForURL('**/dashboard')

  const add = page.getByRole('button', { name: 'Add to My Website' })
  const embed = page.getByRole('dialog', { name: /Add to Website/ })
  const asks = page.getByRole('dialog', { name: 'Discard your changes?' })
  await add.click()
  await embed.getByRole('tab', { name: 'Messages' }).click()
  await page.goBack()
  await embed.waitFor({ state: 'detached' })
  expect(await add.evaluate((element) => element === document.activeElement)).toBe(true)

  await add.click()
  await embed.getByRole('tab', { name: 'Messages' }).click()
  await embed.getByLabel('Window title').fill('Not saved')
  await page.goBack()
  await asks.waitFor()
  await page.goBack()
  await asks.waitFor({ state: 'detached' })
  expect(await embed.getByLabel('Window title').inputValue()).toBe('Not saved')
  await page.goBack()
  await asks.getByRole('button', { name: 'Discard changes' }).click()
  await embed.waitFor({ state: 'detached' })
  expect(page.url()).toContain('/dashboard')

  await add.click()
  await embed.getByRole('button', { name: 'Close' }).click()
  await embed.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await page.goBack()
  await page.waitForURL('**/settings')
  expect(problems).toEqual([])
})

test('Back and the unsaved changes prompt work together', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owned.owner)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Harbour Dental' }).click()
  const context = page.getByLabel('Context')
  await context.fill('Not saved yet')
  await tab(page, 'Advanced')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const deleting = page.getByRole('alertdialog', { name: 'Delete this assistant?' })
  const asks = page.getByRole('dialog', { name: 'Discard your changes?' })
  await deleting.waitFor()
  await page.goBack()
  await deleting.waitFor({ state: 'detached' })
  expect(await asks.count()).toBe(0)

  await page.goBack()
  await asks.waitFor()
  await page.goBack()
  await asks.waitFor({ state: 'detached' })
  expect(page.url()).toContain('/bot/')
  // The prompt is out of view and may grow, which shifts the scroll position.
  await page.setViewportSize({ width: 1_280, height: 480 })
  await page.getByRole('button', { name: 'Delete', exact: true }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  const seenAt = async () =>
    Math.round((await page.getByRole('button', { name: 'Delete', exact: true }).boundingBox())!.y)
  const seen = await seenAt()
  const before = await depth(page)
  // Playwright's click would scroll.
  await page.getByRole('button', { name: 'Save Changes' }).evaluate((element: HTMLElement) => element.click())
  await page.getByText('Assistant updated successfully').first().waitFor()
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  expect(await seenAt()).toBe(seen)
  expect(await depth(page)).toBe(before)
  // The tab was opened while unsaved edits still blocked leaving.
  expect(page.url()).toContain('tab=advanced')

  await tab(page, 'Taught answers')
  await page.getByRole('button', { name: 'Teach an answer' }).click()
  const teaching = page.getByRole('dialog', { name: 'Teach an answer' })
  const discard = page.getByRole('dialog', { name: 'Discard your changes?' })
  await teaching.getByLabel('Answer').fill('Yes, on Thursdays.')
  await page.keyboard.press('Escape')
  await discard.waitFor()
  await page.goBack()
  await discard.waitFor({ state: 'detached' })
  expect(await teaching.getByLabel('Answer').inputValue()).toBe('Yes, on Thursdays.')
  await teaching.getByRole('button', { name: 'Close' }).click()
  await discard.getByRole('button', { name: 'Discard changes' }).click()
  await teaching.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()

  await tab(page, 'General')
  await context.fill('Thrown away')
  await page.goBack()
  await asks.getByRole('button', { name: 'Discard changes' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Avg Response Time').waitFor()
  expect(problems).toEqual([])
})

test('a slow page shows progress without shifting the layout', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owned.owner)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Harbour Dental' }).waitFor()
  let arrives: () => void = () => {}
  const held = new Promise<void>((arrive) => {
    arrives = arrive
  })
  await page.route('**/assets/settings-*.js', async (route) => {
    await held
    await route.continue()
  })
  const bar = page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ })
  const main = page.locator('#main')
  const place = await main.boundingBox()
  const shown = await page.evaluate(() => {
    const element = document.getElementById('pending')!
    document.querySelector<HTMLElement>('a[href="/settings"]')!.click()
    return [element.hidden, getComputedStyle(element).visibility]
  })
  expect(shown).toEqual([false, 'hidden'])
  await bar.waitFor()
  expect(await main.boundingBox()).toEqual(place)
  await expectAccessible(page)
  await screenshot(page, 'page-on-its-way')

  // A late page doesn't interrupt the next navigation.
  await page.getByRole('link', { name: 'Website Settings' }).first().click()
  await page.waitForURL('**/website-settings')
  await bar.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await bar.waitFor()
  await page.goBack()
  await page.waitForURL('**/dashboard')
  await bar.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await bar.waitFor()
  arrives()
  await page.waitForURL('**/settings')
  await bar.waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
})
