import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setAgreedPlan } from '../apps/server/src/money/billing/set-agreed-plan.ts'
import { usageCounters } from '../apps/server/src/platform/db/schema/usage.ts'
import { password, registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { ownedAssistant } from './support/assistant-screen.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  phone,
  screenshot,
  visit,
} from './support/browser.ts'
import { endSession, signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const checkout = '**/sandbox/checkout/**'

async function use(accountId: string, used: { messages?: number; scans?: number }) {
  const period = new Date().toISOString().slice(0, 7)
  await app.services.db.insert(usageCounters).values(
    Object.entries(used).map(([metric, amount]) => ({
      accountId,
      metric: metric as 'messages' | 'scans',
      period,
      used: amount,
    })),
  )
}

function checkoutsOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/create-checkout-session')) asked.push(request.postData() ?? '')
  })
  return asked
}

test('a new customer chooses a plan, registers, and arrives at its checkout', async () => {
  const { page, problems } = await visit(browser, app.url, phone)
  const asked = checkoutsOf(page)
  await page.goto('/')
  const upgrade = page
    .getByRole('article', { name: 'Enterprise plan' })
    .getByRole('link', { name: 'Upgrade' })
  expect(await upgrade.getAttribute('href')).toBe('/register?redirect=%2Fcheckout%2Fenterprise')

  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Choose Pro' }).click()
  await page.waitForURL('**/register?redirect=%2Fcheckout%2Fpro')
  const main = page.getByRole('main')
  for (const name of ['terms', 'privacy'])
    expect(await main.getByRole('link', { name }).getAttribute('href')).toBe(`/${name}`)
  await page.getByRole('link', { name: 'Sign in here' }).click()
  await page.getByText('Sign in to continue to the Pro plan checkout.').waitFor()
  await page.getByRole('link', { name: 'Create free account' }).click()
  await page.getByText('Next, you’ll go to the Pro plan checkout.').waitFor()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill('newcomer@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL(checkout)
  expect(asked).toEqual(['{"tier":"pro"}'])
  expect(problems).toEqual([])
})

test('an owner on the free plan buys from the pricing page, and sees why a purchase fails', async () => {
  const owner = await registerOwner(app)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/pricing')
  await page.getByRole('columnheader', { name: 'Free Your plan' }).waitFor()
  const choose = page.getByRole('button', { name: 'Choose Enterprise' })
  const path = '**/api/stripe/create-checkout-session'
  await page.route(path, (route) => route.abort())
  await choose.click()
  await expectToast(page, 'Failed to create checkout session. Please try again.')
  await page.unroute(path)
  await choose.click()
  await page.waitForURL(checkout)

  await page.goto('/pricing')
  await choose.waitFor()
  await endSession(app, page)
  // The toast is short, so the wait starts before the click.
  await Promise.all([expectToast(page, 'You are logged out. Logging in again...'), choose.click()])
  await page.waitForURL('**/login?redirect=%2Fcheckout%2Fenterprise')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(checkout)
  expect(problems).toEqual([])
})

test('a checkout link starts no checkout for an owner with a plan', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { page, problems } = await visit(browser, app.url)
  const asked = checkoutsOf(page)
  await signIn(page, owner)
  await page.goto('/checkout/enterprise')
  await page.getByRole('heading', { name: 'You already have a plan' }).waitFor()
  await page.goto('/checkout/pro')
  await page.getByRole('heading', { name: 'You’re already on the Pro plan' }).waitFor()
  await expectAccessible(page)
  await page.goto('/checkout/admin')
  await page.getByRole('heading', { name: 'Plan not found' }).waitFor()

  await page.goto('/pricing')
  const pro = page.getByRole('article', { name: 'Pro plan' })
  await pro.getByText('Current plan').waitFor()
  for (const [plan, words] of [
    [pro, 'Manage your plan'],
    [page.getByRole('article', { name: 'Enterprise plan' }), 'Change to Enterprise'],
  ] as const)
    expect(await plan.getByRole('link', { name: words }).getAttribute('href')).toBe('/billing')
  expect(asked).toEqual([])
  expect(problems).toEqual([])
})

test('an owner near the limits sees a warning in advance, with an upgrade link next to the button', async () => {
  const { owner } = await ownedAssistant(app, { tier: 'free', websiteUrl: 'https://harbour.example/' })
  await use(owner.id, { messages: 846, scans: 5 })
  const { page, problems } = await visit(browser, app.url, { ...phone, colorScheme: 'dark' })
  await signIn(page, owner)
  await page.goto('/dashboard')
  await page.getByText("You've used 85% of your monthly messages.").waitFor()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const plan = page.getByRole('dialog').getByRole('region', { name: 'Your plan' })
  await plan.getByText('846 of 1,000').waitFor()
  await plan.getByText('5 of 5').waitFor()
  await plan.getByText(/^Used up until \w+ 1$/).waitFor()
  await expectAccessible(page)
  await screenshot(page, 'plan-near-phone')

  await page.goto('/website-settings')
  const note = page.getByRole('paragraph').filter({ hasText: /^No scans left until \w+ 1\./ })
  await note.waitFor()
  expect(await note.getByRole('link', { name: 'Upgrade now' }).getAttribute('href')).toBe('/billing')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Rescrape' }).click()
  await page.waitForURL('**/billing')
  expect(await page.getByText('Scraping Limit Reached').count()).toBe(0)

  const beginner = await registerOwner(app)
  await use(beginner.id, { scans: 5 })
  await signIn(page, beginner)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Create Your First Assistant' }).click()
  await page.getByText(/^No scans left until \w+ 1\. You don’t need one without a website\./).waitFor()
  await page.getByLabel('Website').fill('https://harbour.example/')
  await page.getByText(/You can still create it without a website\./).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a paid setting changed after the plan lapsed leads to the upgrade', async () => {
  const { owner } = await ownedAssistant(app, { tier: 'pro', websiteUrl: 'https://harbour.example/' })
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/website-settings')
  await page.getByText(/^200 of 200 scans left until \w+ 1\./).waitFor()
  await setAgreedPlan(app.services.db, owner.id, 'free', app.services.now())
  await page.getByRole('switch', { name: 'Auto-scraping' }).click()
  await expectToast(page, 'Premium Feature')
  await expectToast(
    page,
    'Auto-scraping is available on Pro and Enterprise plans. Upgrade to unlock this feature!',
  )
  await page.getByRole('button', { name: 'Upgrade Plan' }).click()
  await page.waitForURL('**/billing')
  expect(problems).toEqual([])
})
