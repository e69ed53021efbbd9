import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { password, registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { expectAccessible, expectToast, expectWellMade, phone, visit } from './support/browser.ts'
import { goTo } from './support/navigation.ts'
import { endSession, signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('a new owner registers, sees an empty dashboard, stays signed in after a reload and signs out', async () => {
  const { page, problems } = await visit(browser, app.url)
  await page.goto('/register')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Password must be at least 8 characters').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/dashboard')
  await expectToast(page, 'Welcome to Foyer!')
  await expectToast(page, 'Account created successfully. Welcome Ada!')
  await page.getByText('No assistants yet').waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await expectAccessible(page)

  await page.reload()
  await page.getByText('No assistants yet').waitFor()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  expect(
    await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('user')]),
  ).toEqual([null, null])
  expect(problems).toEqual([])
})

test('a wrong password shows a toast; the right one leads to the requested page', async () => {
  const owner = await registerOwner(app)
  const { page, problems } = await visit(browser, app.url)
  await page.goto('/settings')
  await page.waitForURL('**/login?redirect=%2Fsettings')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast(page, 'Login Failed')
  await page.locator('form').getByText('Invalid email or password').waitFor()
  await expectToast(page, 'Invalid email or password')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/settings')
  await expectToast(page, 'Welcome back!')
  await expectToast(page, 'Logged in successfully as Ada')
  expect(problems).toEqual([])
})

test('a signed-in owner is redirected from login and changes name and password in settings', async () => {
  const owner = await registerOwner(app)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/login')
  await page.waitForURL('**/dashboard')
  await goTo(page, 'Settings')
  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('button', { name: /save/i }).first().click()
  await expectToast(page, 'Profile updated successfully.')
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByLabel('New password', { exact: true }).fill('another password')
  await page
    .getByLabel(/confirm/i)
    .first()
    .fill('not the same')
  await page.getByRole('button', { name: /change password/i }).click()
  await page.getByText("New passwords don't match").waitFor()
  await page
    .getByLabel(/confirm/i)
    .first()
    .fill('another password')
  await page.getByRole('button', { name: /change password/i }).click()
  await expectToast(page, 'Password changed successfully.')
  await expectAccessible(page)
  const again = await app.call('POST', '/api/auth/login', {
    body: { email: owner.email, password: 'another password' },
  })
  expect(again.body.user).toMatchObject({ firstName: 'Grace' })
  expect(problems).toEqual([])
})

test('a session ended elsewhere leads to the login page', async () => {
  const owner = await registerOwner(app)
  const { page } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/dashboard')
  await page.getByText('No assistants yet').waitFor()
  await endSession(app, page)
  await page.goto('/settings')
  await page.waitForURL('**/login**')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(await page.getByLabel('Current password').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/settings')
  expect(await page.getByLabel('First name').inputValue()).toBe('Ada')
})

test('a lost connection keeps the owner signed in', async () => {
  const owner = await registerOwner(app)
  const { page, context } = await visit(browser, app.url)
  await signIn(page, owner)
  await context.route('**/api/auth/user', (route) => route.abort())
  await page.goto('/dashboard')
  await page.getByText('No assistants yet').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull()
})

test('an unknown address shows the 404 page and the ways back', async () => {
  const { page, problems } = await visit(browser, app.url)
  await page.goto('/pricing')
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await page.waitForURL('**/pricing')
  expect(problems).toEqual([])
})

test.each([
  '/',
  '/login',
  '/register',
  '/pricing',
  '/docs',
  '/about',
  '/support',
  '/terms',
  '/privacy',
  '/file-upload-demo.html',
])('%s is complete without a script, accessible, and fits a phone in both themes', async (path) => {
  const plain = await fetch(app.url + path)
  const html = await plain.text()
  expect(html).toMatch(/<h1/)
  expect(html).toMatch(/<title>[^<]*Foyer/)
  expect(plain.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  const { page, problems } = await visit(browser, app.url, phone)
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await expectWellMade(page, `${path.slice(1) || 'home'}-phone`)
  expect(problems).toEqual([])
})
