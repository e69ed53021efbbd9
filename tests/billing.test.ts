import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import { buyPlan, failsLater, openCheckout } from '../apps/server/src/testing/billing.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  phone,
  screenshot,
  visit,
} from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const fill = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('1239')
  await page.getByLabel('CVC').fill('123')
}

test('upgrading to pro in the sandbox: a declined card changes nothing, a payment shows everywhere', async () => {
  const owner = await registerOwner(app)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/billing')
  await page.getByRole('heading', { name: 'Free Plan', exact: true }).last().waitFor()
  await page.getByText('Sandbox', { exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Upgrade' }).getByRole('button', { name: 'Upgrade to Pro' }).click()
  await page.waitForURL('**/sandbox/checkout/*')
  await page.getByText('No one is charged here.').waitFor()
  await expectAccessible(page)

  await fill(page, '4000000000000002')
  expect(await page.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002')
  expect(await page.getByLabel('Expiry').inputValue()).toBe('12/39')
  await page.getByRole('button', { name: 'Pay $10.00' }).click()
  await page.getByText('Your card was declined.').waitFor()
  expect(await page.getByLabel('Card number').getAttribute('aria-invalid')).toBe('true')
  expect((await owner.call('GET', '/api/billing')).body).toMatchObject({ tier: 'free', invoices: [] })

  // The customer can decline the bank's check and retry the payment.
  await page.getByRole('button', { name: /3155/ }).click()
  await page.getByRole('button', { name: 'Pay $10.00' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await page.getByText('You declined the 3-D Secure check.').waitFor()
  await page.getByRole('button', { name: 'Pay $10.00' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm payment' }).click()

  await page.waitForURL('**/billing?success=true*')
  await expectToast(page, 'Payment Successful!')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  const reloaded = page.waitForEvent('load')
  await expectToast(page, 'Subscription Activated!')
  await reloaded
  await page.getByRole('heading', { name: 'Pro Plan', exact: true }).last().waitFor()
  await page.getByText('Visa ending in 3155').waitFor()
  await page.getByRole('complementary').getByText('Pro Plan').waitFor()
  await page.getByRole('article', { name: 'Pro plan' }).getByText('Current plan').waitFor()
  const receipt = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Receipt/ }).click()
  await (await receipt)
    .getByText(/SANDBOX/i)
    .first()
    .waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('the return address counts only if the payment provider confirms it', async () => {
  const [owner, stranger] = [await registerOwner(app), await registerOwner(app)]
  const id = await buyPlan(owner, 'pro')
  const unpaid = await openCheckout(stranger, 'enterprise')
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto(`/dashboard?success=true&session_id=${id}&tier=enterprise`)
  await expectToast(page, 'Payment Successful!')
  await expectToast(page, 'Subscription Active')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/dashboard')
  await page.goto('/billing?canceled=true')
  await expectToast(page, 'Checkout Canceled')
  await expect.poll(() => new URL(page.url()).search).toBe('')

  await signIn(page, stranger)
  for (const session of [id, unpaid]) {
    await page.goto(`/dashboard?success=true&session_id=${session}&tier=enterprise`)
    await expectToast(page, "We're activating your subscription. Please refresh in a moment.")
  }
  await page.goto(`/billing?success=true&session_id=${id}`)
  await expectToast(page, 'Subscription Processing')
  await expectToast(page, 'Please contact support if your plan is not active within a few minutes.')
  await page.getByRole('heading', { name: 'Free Plan', exact: true }).last().waitFor()
  await page.goto(`/sandbox/checkout/${unpaid}`)
  await page.getByRole('button', { name: 'Pay $49.00' }).waitFor()
  await signIn(page, owner)
  await page.goto(`/sandbox/checkout/${unpaid}`)
  await page.getByRole('heading', { name: 'Checkout not found' }).waitFor()
  await expectAccessible(page)
  await page.goto(`/sandbox/checkout/${id}`)
  await page.getByRole('heading', { name: 'This checkout is already paid' }).waitFor()
  expect(problems).toEqual([])
})

test('an upgrade shows its proration, a downgrade its effects; a canceled plan ends with its period', async () => {
  const owner = await registerOwner(app)
  await buyPlan(owner, 'pro')
  const { page, problems } = await visit(browser, app.url, phone)
  await signIn(page, owner)
  await page.goto('/billing')
  await page.getByRole('button', { name: 'Upgrade to Enterprise' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/the difference of \$39 a month, prorated/).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Upgrade to Enterprise' }).click()
  await expectToast(page, 'You’re on the Enterprise plan now.')
  for (let nth = 1; nth <= 6; nth += 1) await createAssistant(app, owner, { name: `Branch ${nth}` })

  await page.getByRole('button', { name: 'Switch to Pro' }).click()
  await dialog.getByText('Branch 6', { exact: true }).waitFor()
  await dialog.getByText('Nothing is deleted.').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'billing-smaller-plan-phone')
  await dialog.getByRole('button', { name: 'Switch to Pro' }).click()
  await page.getByText(/^Changes to Pro on/).waitFor()
  await page.getByRole('button', { name: 'Stay on Enterprise' }).click()
  await page.getByText(/^Renews on/).waitFor()

  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await dialog.getByText('Branch 2', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Continue to cancel' }).click()
  await page.waitForURL('**/sandbox/portal')
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await dialog.getByRole('button', { name: 'Cancel plan' }).click()
  await expectToast(page, 'Plan canceled')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await screenshot(page, 'sandbox-portal-phone')
  await page.getByRole('link', { name: 'Back to Foyer' }).click()
  await page.getByText('Canceled', { exact: true }).waitFor()
  await page.getByText(/You have Enterprise until/).waitFor()

  await page.getByRole('button', { name: 'Manage billing' }).click()
  await page.getByRole('button', { name: 'Advance the clock' }).click()
  await page.getByText('No upcoming events, because there’s no active plan.').waitFor()
  await page.getByRole('link', { name: 'Back to Foyer' }).click()
  await page.getByText('Your paid plan has ended.').waitFor()
  const { body } = await owner.call<{ isActive: boolean }[]>('GET', '/api/assistants')
  expect(body).toHaveLength(6)
  expect(problems).toEqual([])
})

test('a failed renewal shows how long the plan lasts, and another card fixes it', async () => {
  const owner = await registerOwner(app)
  await buyPlan(owner, 'pro', failsLater)
  await owner.call('POST', '/api/sandbox/portal', { body: { action: 'move-clock' } })
  const { page, problems } = await visit(browser, app.url, { ...phone, colorScheme: 'dark' })
  await signIn(page, owner)
  await page.goto('/billing')
  await page.getByText('Past due', { exact: true }).waitFor()
  await page.getByText(/Update your payment method by .+ to keep Pro/).waitFor()
  await page.getByText('Failed', { exact: true }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await screenshot(page, 'billing-past-due-phone-dark')
  await page.getByRole('button', { name: 'Update payment method' }).click()
  await page.getByRole('button', { name: 'Replace card' }).click()
  await fill(page, '4242424242424242')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expectToast(page, 'Card replaced')
  await page.getByRole('link', { name: 'Back to Foyer' }).click()
  await page.getByText(/^Renews on/).waitFor()
  expect(problems).toEqual([])
})

test('owners with an agreed plan or without online payment see an explanation and no dead buttons', async () => {
  const [agreed, free] = [await registerOwner(app, { tier: 'custom' }), await registerOwner(app)]
  const { page, problems } = await visit(browser, app.url)
  const upgrades = page.getByRole('button', { name: /^(Upgrade|Switch) to (Pro|Enterprise)/ })
  await signIn(page, agreed)
  await page.goto('/billing')
  await page.getByText('As agreed with the operator.').waitFor()
  expect(await upgrades.count()).toBe(0)
  await signIn(page, free)
  // The sandbox refuses requests that came through a proxy.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' })
  await page.goto('/billing')
  await page.getByText('Your operator sets the plans here.').waitFor()
  expect(await upgrades.count()).toBe(0)
  await expectAccessible(page)
  await page.setExtraHTTPHeaders({})
  await page.goto('/billing')
  await page.route('**/api/stripe/*', (route) => route.abort())
  await upgrades.first().click()
  await expectToast(page, 'Failed to process subscription. Please try again.')
  expect(problems).toEqual([])
})
