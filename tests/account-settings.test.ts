import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeOf } from '../apps/server/src/testing/authenticator.ts'
import { password, registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { expectAccessible, expectToast, expectWellMade, phone, screenshot, visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens(
  (screens) => {
    ;({ app, browser } = screens)
  },
  { server: { jobs: true } },
)

/** Without a mail server, links are logged. */
const linksTo = (path: string) => app.logged.join('\n').match(new RegExp(`${path}#[\\w-]+`, 'g')) ?? []

async function linkTo(path: string, after = 0): Promise<string> {
  await expect.poll(() => linksTo(path).length, { timeout: 90_000 }).toBe(after + 1)
  return linksTo(path).at(-1)!
}

/** Waits for the welcome link, so that the test's own link is the next one. */
async function newcomer() {
  const before = linksTo('/verify-email').length
  const owner = await registerOwner(app, { confirmed: false })
  return { ...owner, link: await linkTo('/verify-email', before) }
}

async function newOwner() {
  const owner = await newcomer()
  const [, token] = owner.link.split('#')
  expect((await owner.call('POST', '/api/auth/verify-email', { body: { token } })).status).toBe(200)
  return owner
}

async function logIn(page: Page, email: string, secret: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('an owner resets a forgotten password on a phone, starting and ending at the sign-in page', async () => {
  const owner = await newOwner()
  const { page, problems } = await visit(browser, app.url, phone)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).tap()
  await page.waitForURL('**/forgot-password')
  await page.getByText('Remember it? Sign in').waitFor()
  await page.getByRole('button', { name: 'Send reset link' }).tap()
  await page.getByText('Please enter a valid email address').waitFor()
  await page.getByLabel('Email').fill(owner.email)
  await expectWellMade(page, 'forgot-password-phone')
  await page.getByRole('button', { name: 'Send reset link' }).tap()
  await page.getByText(`If ${owner.email} has an account`).waitFor()

  const link = await linkTo('/reset-password')
  await page.goto(link)
  await page.getByLabel('New password').fill('another password')
  await expectWellMade(page, 'reset-password-phone')
  await page.getByRole('button', { name: 'Set password' }).tap()
  await page.getByText('you’ve been signed out everywhere').waitFor()
  // A click before the script has loaded still submits the token from the link.
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('New password').fill('a third password')
  await page.getByRole('button', { name: 'Set password' }).tap()
  pressed.resolve()
  await page.getByRole('link', { name: 'Request a new link' }).waitFor()
  await page.goto('/reset-password')
  await page.getByText('This link is incomplete').waitFor()
  await logIn(page, owner.email, 'another password')
  await page.waitForURL('**/dashboard')
  expect(problems).toEqual([])
})

test('an owner changes the address, turns two-step sign-in on, signs in with it, and erases the account', async () => {
  const owner = await newOwner()
  const wanted = `new-${owner.email}`
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/settings')
  const before = linksTo('/verify-email').length
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Change email' }).click()
  await dialog.getByLabel('New email').fill(wanted)
  await dialog.getByLabel('Your password', { exact: true }).fill('wrong password')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await dialog.getByText('Your password is not correct.').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expectToast(page, 'Check your email')
  await page.getByText(`We sent a link to ${wanted}. Open it to confirm`).first().waitFor()
  await page.goto(await linkTo('/verify-email', before))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page.getByText('Your new address is confirmed.').waitFor()
  await expectWellMade(page, 'verify-email')
  await page.getByRole('link', { name: 'Go to settings' }).click()
  await page.getByText('Confirmed', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await expectAccessible(page)
  await screenshot(page, 'two-step-qr')
  const secret = (await dialog.locator('code').textContent())!
  await dialog.getByLabel('Code from your app').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('That code is not right').waitFor()
  await dialog.getByLabel('Code from your app').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('list', { name: 'Recovery codes' }).waitFor()
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByText('10 recovery codes left.').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await screenshot(page, 'settings-dark')

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  await logIn(page, wanted, password)
  await page.getByLabel('Code', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast(page, 'That code is not right. Take the newest one from your app.')
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill(codes[0]!)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard')

  await page.goto('/settings')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^foyer-\d{4}-\d{2}-\d{2}\.json$/)
  await page.getByRole('button', { name: 'Erase account' }).click()
  await page.getByRole('alertdialog').getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('alertdialog').getByText('Enter the code', { exact: true }).waitFor()
  await page.getByRole('alertdialog').getByLabel('Code', { exact: true }).fill(codes[1]!)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('heading', { name: 'Your account was erased' }).waitFor()
  await page.getByText('Sessions', { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/account-erased')
  await expectAccessible(page)
  await screenshot(page, 'account-erased')
  await logIn(page, wanted, password)
  await expectToast(page, 'Invalid email or password')
  expect(problems).toEqual([])
})

test('a new owner reads that nothing is mailed until the address is confirmed, and confirms it', async () => {
  const owner = await newcomer()
  const { page, problems } = await visit(browser, app.url, phone)
  await signIn(page, owner)
  await page.goto('/dashboard')
  const line = page.getByText(`Confirm your email to receive messages from us: ${owner.email}`)
  await line.waitFor()
  await expectWellMade(page, 'dashboard-unconfirmed-phone')
  await page.getByRole('link', { name: 'Confirm email' }).tap()
  await page.waitForURL('**/settings#email')
  await page.getByText('Not confirmed').waitFor()
  await page.getByText('This server doesn’t send email').waitFor()
  await expectWellMade(page, 'settings-unconfirmed-phone')
  const before = linksTo('/verify-email').length
  await page.getByRole('button', { name: 'Resend link' }).tap()
  await expectToast(page, 'Check the server log')
  await page.goto(await linkTo('/verify-email', before))
  await page.getByRole('button', { name: 'Confirm email' }).tap()
  await page.getByText('Your address is confirmed.').waitFor()
  await page.goto('/dashboard')
  await page.getByText('No assistants yet').waitFor()
  expect(await line.count()).toBe(0)
  const wide = await visit(browser, app.url, { colorScheme: 'dark' })
  await signIn(wide.page, await newcomer())
  await wide.page.goto('/dashboard')
  await wide.page.getByText('Confirm your email to receive messages from us:').waitFor()
  await expectWellMade(wide.page, 'dashboard-unconfirmed-dark')
  expect([...problems, ...wide.problems]).toEqual([])
})

test('opening the confirmation mail on another device asks for the password to keep everything, or goes on without it', async () => {
  const [careful, hasty] = [await newcomer(), await newcomer()]
  const hand = await visit(browser, app.url, phone)
  await hand.page.goto(careful.link)
  await hand.page.getByRole('button', { name: 'Confirm email' }).tap()
  await hand.page.getByText('Enter its password to keep everything as is.').waitFor()
  await hand.page.getByRole('button', { name: 'Confirm email' }).tap()
  await hand.page.getByText('Password is required').waitFor()
  await hand.page.getByLabel('Password', { exact: true }).fill('a wrong password')
  await hand.page.getByRole('button', { name: 'Confirm email' }).tap()
  await hand.page.getByText('Your password is not correct.').waitFor()
  await expectWellMade(hand.page, 'verify-email-password-phone')
  await hand.page.getByLabel('Password', { exact: true }).fill(password)
  await hand.page.getByRole('button', { name: 'Confirm email' }).tap()
  await hand.page.getByText('Your address is confirmed.').waitFor()
  expect(await hand.page.getByText('Everyone was signed out').count()).toBe(0)
  expect((await careful.call('GET', '/api/auth/user')).status).toBe(200)

  const { page } = await visit(browser, app.url, { colorScheme: 'dark' })
  await page.goto(hasty.link)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page.getByRole('button', { name: 'Confirm without password' }).click()
  await page.getByText('Everyone was signed out').waitFor()
  await expectWellMade(page, 'verify-email-ended')
  expect((await hasty.call('GET', '/api/auth/user')).status).toBe(401)
})
