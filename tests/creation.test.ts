import { gzipSync } from 'node:zlib'
import type { Assistant } from '@foyer/contract/assistants'
import type { Browser, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  hasFocus,
  phone,
  screenshot,
  visit,
} from './support/browser.ts'
import { holdPublishing, openCreateForm, patience, readingServer } from './support/creation.ts'
import { goTo } from './support/navigation.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens(
  (screens) => {
    ;({ app, browser } = screens)
  },
  { server: readingServer },
)

test('an owner watches the sample site become an assistant and sees the pages read', async () => {
  const owner = await registerOwner(app)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await openCreateForm(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use our sample site' }).click()
  expect(await page.getByLabel('Business name').inputValue()).toBe('Tidewater Pottery')
  await page.getByLabel('Business name').fill('Tide*water <Pottery>!')
  expect(await page.getByLabel('Business name').inputValue()).toBe('Tidewater Pottery')
  await page.getByText('Only letters, numbers, spaces').waitFor()
  await using publishing = await holdPublishing(app)
  await page.getByRole('button', { name: 'Create Assistant', exact: true }).click()

  const overlay = page.getByRole('dialog', { name: 'Creating your assistant' })
  await overlay.getByText('Connected').waitFor()
  for (const step of [
    'Initialize Scraper',
    'Website Discovery',
    'Content Extraction',
    'AI Processing',
    'Assistant Creation',
  ])
    expect(await overlay.getByText(step).count()).toBe(1)
  await overlay.getByText(/\d+ pages? found/).waitFor()
  await overlay.getByRole('list', { name: 'Pages read' }).getByRole('listitem').first().waitFor(patience)
  await overlay.getByRole('list', { name: 'Extracted data' }).getByText('Contact Info').waitFor(patience)
  await expectAccessible(page)
  await screenshot(page, 'creation-overlay')

  const headingAt = async () =>
    (await page.getByRole('dialog').getByRole('heading', { level: 2 }).last().boundingBox())!.y
  const topHeading = await headingAt()
  await publishing.release()
  const ready = page.getByRole('dialog', { name: 'Your assistant is ready' })
  await ready.getByRole('heading', { name: /^Ready: 14 pages, \d+ facts$/ }).waitFor(patience)
  expect(await headingAt()).toBe(topHeading)
  expect(await ready.getByText(/^Description/).count()).toBe(0)
  await expectAccessible(page)
  await screenshot(page, 'creation-ready')
  await ready.getByRole('button', { name: 'Add to my website' }).click()
  await page
    .getByRole('dialog', { name: 'Add to Website: Tidewater Pottery' })
    .getByRole('tab')
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByText('1 of 4 done').waitFor()
  await steps.getByRole('link', { name: 'Try it' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('When are you open?')
  await page.keyboard.press('Enter')
  await page.getByText('Correct this answer').waitFor()
  await page.getByRole('navigation', { name: 'This assistant' }).getByRole('link').first().waitFor()
  await page.getByRole('button', { name: 'Review your facts' }).click()
  const check = page.getByRole('dialog', { name: 'Review your facts' })
  await check.getByText('Tidewater Pottery', { exact: true }).first().waitFor()
  await check.getByRole('button', { name: 'Confirm the rest' }).click()
  await check.getByRole('button', { name: /Done|Later/ }).click()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await page.getByRole('link', { name: 'Tidewater Pottery' }).waitFor()
  await steps.getByText('2 of 4 done').waitFor()
  const { body } = await owner.call<Assistant[]>('GET', '/api/assistants')
  expect(body).toMatchObject([{ name: 'Tidewater Pottery', scan: { status: 'done' } }])
  expect(await page.getByText(`${body[0]!.apiKey.slice(0, 8)}…`).count()).toBe(1)
  expect(await page.getByText('Active', { exact: true }).count()).toBe(1)
  await expectAccessible(page)
  await screenshot(page, 'dashboard-full')

  await goTo(page, 'Website Settings')
  await page.getByText('today', { exact: true }).waitFor()
  expect(await page.getByLabel('Schedule').isDisabled()).toBe(true)
  expect(await page.getByRole('switch', { name: /Auto-scraping/ }).isDisabled()).toBe(true)
  const scans: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/scrape')) scans.push(request.url())
  })
  // The second click arrives after the button is disabled.
  const { promise: clickedTwice, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/scrape', async (route) => {
    await clickedTwice
    await route.continue()
  })
  await page.getByRole('button', { name: 'Rescrape' }).click()
  await page.getByRole('button', { name: 'Scanning...' }).click({ force: true })
  goOn()
  await expectToast(page, 'Website scraped successfully. Assistant prompt updated.', patience)
  await page.getByText('Same 14 pages as before.').first().waitFor()
  expect(scans).toHaveLength(1)
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Rescrape' }))).toBe(true)
  await page.reload()
  await page.getByText('Last scan: No pages changed.').waitFor()
  await page.getByRole('button', { name: 'View pages, ledger and facts' }).click()
  await page.getByRole('cell', { name: 'On every page' }).waitFor()
  expect(await page.getByRole('dialog').getByText('#everywhere').count()).toBe(0)
  await page.getByRole('tab', { name: 'Scan ledger' }).click()
  await page.getByRole('cell', { name: 'Kept' }).first().waitFor()
  await page.getByRole('tab', { name: 'Facts' }).click()
  await page.getByRole('heading', { name: 'Contact Info' }).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a second assistant on the free plan shows the limit and an upgrade link', async () => {
  const owner = await registerOwner(app)
  await owner.call('POST', '/api/assistants', { body: { name: 'First', context: 'We bake bread.' } })
  const { page } = await visit(browser, app.url)
  await signIn(page, owner)
  await openCreateForm(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 of 1 in use').waitFor()
  expect(await dialog.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/billing')
  await expectAccessible(page)
  const multiLanguage = dialog.getByRole('switch', { name: 'Multi-language' })
  await multiLanguage.click({ force: true })
  await expectToast(page, 'Upgrade Required')
  expect(await multiLanguage.getAttribute('aria-checked')).toBe('false')
  await page.getByLabel('Business name').fill('Second')
  await page.getByRole('button', { name: 'Create Assistant', exact: true }).click()
  await expectToast(page, 'Assistant Limit Reached', patience)
  await expectToast(
    page,
    "You've reached your plan's assistant limit. Upgrade to Pro to create more assistants!",
  )
  await page.getByRole('button', { name: 'Upgrade Plan' }).last().click()
  await page.waitForURL('**/billing')
})

test('an invalid name or address and an unreadable site show errors at their fields, and nothing is created', async () => {
  const owner = await registerOwner(app)
  const { page } = await visit(browser, app.url)
  await signIn(page, owner)
  await openCreateForm(page)
  await page.getByLabel('Business name').fill('Good name')
  for (const [field, wrong, right, message] of [
    ['Business name', '', 'Good name', 'Business name is required'],
    ['Business name', 'n'.repeat(101), 'Good name', 'Business name must be 100 characters or less'],
    ['Website', 'https://not a url', '', 'Please enter a valid URL'],
  ] as const) {
    const told = page.getByRole('dialog').getByText(message)
    expect(await told.count()).toBe(0)
    await page.getByLabel(field).fill(wrong)
    await page.getByRole('button', { name: 'Create Assistant', exact: true }).click()
    await told.waitFor()
    await page.getByLabel(field).fill(right)
    await told.waitFor({ state: 'detached' })
  }

  await page.getByLabel('Website').fill('http://192.168.7.1/')
  await page.getByLabel('Business name').fill('Router')
  await page.getByRole('button', { name: 'Create Assistant', exact: true }).click()
  await expectToast(page, 'Error', patience)
  const website = page.getByRole('dialog').getByLabel('Website')
  expect(await website.inputValue()).toBe('http://192.168.7.1/')
  expect(await website.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('dialog').getByText('belongs to a private network').waitFor()
  await website.fill('https://harbour.example/')
  expect(await website.getAttribute('aria-invalid')).toBe(null)
  expect((await owner.call<Assistant[]>('GET', '/api/assistants')).body).toEqual([])
  expect((await owner.call('GET', '/api/subscription/limits')).body.usage).toMatchObject({ scans: 0 })
})

test('the address entered on the home page is waiting in the form after registering, and no toast covers its button', async () => {
  const { page } = await visit(browser, app.url, { viewport: { width: 1120, height: 700 } })
  await page.goto('/')
  await page.getByLabel('Your website').fill('linden-bakery.example')
  await page.getByRole('button', { name: 'Start Converting Visitors Now' }).first().click()
  await page.waitForURL('**/register?website=**')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('L')
  await page.getByLabel('Email').fill('hero@example.com')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByLabel('Website').inputValue()).toBe('https://linden-bakery.example')
  expect(await page.getByLabel('Business name').inputValue()).toBe('Linden Bakery')
  await page.locator('.toast').getByText('Welcome to Foyer!').waitFor()
  // The next picture shows the form without the toast over it.
  await page.waitForFunction(() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect()
    const buttons = [...document.querySelectorAll('[role=dialog] button')].map((each) =>
      each.getBoundingClientRect(),
    )
    const isOver = ({ left, right, top, bottom }: DOMRect) =>
      !toast || (toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom)
    return buttons.length > 1 && !buttons.some(isOver)
  })
})

test('screens fit a phone in the dark, the first of them with at most 150 KB of JavaScript', async () => {
  const owner = await registerOwner(app)
  await owner.call('POST', '/api/assistants', {
    body: { name: 'Bakerywithaverylongnamethatneverends and Sons', context: 'We bake bread.' },
  })
  const { page, problems } = await visit(browser, app.url, { ...phone, colorScheme: 'dark' })
  await signIn(page, owner)
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto('/dashboard')
  await page.getByText('Avg Response Time').waitFor()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length))
  const firstScreen = sizes.reduce((sum, size) => sum + size, 0)
  expect(firstScreen).toBeGreaterThan(50_000)
  expect(firstScreen).toBeLessThanOrEqual(150_000)
  for (const name of ['Dashboard', 'Website Settings', 'Conversations', 'Settings']) {
    if (name !== 'Dashboard') await goTo(page, name)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await screenshot(page, `${name.toLowerCase().replace(' ', '-')}-phone-dark`)
  }
  expect(problems).toEqual([])
})
