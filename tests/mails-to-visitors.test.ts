import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeVisitorUnsubscribeToken } from '../apps/server/src/people/mail/unsubscribe.ts'
import { openDesk } from '../apps/server/src/testing/live.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { expectToast, expectWellMade, phone, visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

async function openReply(page: Page) {
  await page.goto('/conversations')
  await page
    .getByRole('region', { name: 'Live now' })
    .getByRole('button', { name: /Harbour/ })
    .click()
  await page.getByLabel('Your reply').waitFor()
  return page.getByRole('dialog').getByRole('status').filter({ hasText: 'The visitor is offline.' })
}

test('an owner sees whether a reply reaches the visitor by mail, and the visitor unsubscribes', async () => {
  const desk = await openDesk(app, { name: 'Harbour Dental' })
  await desk.takeOver()
  const { page, problems } = await visit(browser, app.url, phone)
  await signIn(page, desk.owner)
  const line = await openReply(page)
  await expect.poll(() => line.textContent()).toContain('They left no email')
  await expectWellMade(page, 'reply-no-address-phone')

  const email = 'yusuf@visitor.example'
  await app.call('POST', `${desk.path}/leads`, {
    body: { sessionId: desk.sessionId, email, consent: true },
  })
  await openReply(page)
  await expect.poll(() => line.textContent()).toContain('We’ll email them your reply')
  await expectWellMade(page, 'reply-mailed-phone')

  const visitor = await visit(browser, app.url, phone)
  await visitor.page.goto(`/unsubscribe#${makeVisitorUnsubscribeToken(app.services.secrets, email)}`)
  const asked = visitor.page.getByText('You won’t get emails from every business')
  await asked.waitFor()
  await expectWellMade(visitor.page, 'unsubscribe-visitor-phone')
  const stop = visitor.page.getByRole('button', { name: 'Unsubscribe' })
  await visitor.page.route('**/api/notices/unsubscribe*', (route) => route.abort(), { times: 1 })
  await stop.tap()
  await visitor.page.getByText('That didn’t work. You’ll still get these emails.').waitFor()
  await expectWellMade(visitor.page, 'unsubscribe-visitor-failed-phone')
  // Enter, because fast repeated taps count as one.
  await stop.press('Enter')
  const stopped = visitor.page.getByText(
    'You get no more mails from businesses that chat with visitors here.',
  )
  await stopped.waitFor()
  expect(await visitor.page.getByRole('link', { name: /settings/i }).count()).toBe(0)
  await expectWellMade(visitor.page, 'unsubscribe-visitor-done-phone')
  // The mail's link works a second time.
  await visitor.page.reload()
  await asked.waitFor()
  await stop.press('Enter')
  await stopped.waitFor()
  expect(visitor.problems).toEqual([])

  await page.reload()
  await openReply(page)
  await expect.poll(() => line.textContent()).toContain('They unsubscribed from emails')
  await expectWellMade(page, 'reply-stopped-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectWellMade(page, 'reply-stopped')
  expect(problems).toEqual([])
})

test('an owner with an unconfirmed address sees this at the reply field, with a link to confirm it', async () => {
  const desk = await openDesk(app, { name: 'Harbour Dental', confirmed: false })
  await app.call('POST', `${desk.path}/leads`, {
    body: { sessionId: desk.sessionId, email: 'lin@visitor.example', consent: true },
  })
  await desk.takeOver()
  const { page, problems } = await visit(browser, app.url, phone)
  await signIn(page, desk.owner)
  const line = await openReply(page)
  await expect.poll(() => line.textContent()).toContain('confirm your own email in Settings first.')
  await expectWellMade(page, 'reply-unconfirmed-phone')
  await page.getByLabel('Your reply').fill('We have a chair free.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expectToast(
    page,
    'This would send a mail, and your own address is not confirmed yet. Confirm it in Settings first.',
  )
  await line.getByRole('link', { name: 'Settings' }).click()
  await page.getByText('Not confirmed', { exact: true }).waitFor()
  await openReply(page)
  expect(await page.getByLabel('Your reply').inputValue()).toBe('We have a chair free.')
  expect(problems).toEqual([])
})

test('an incomplete unsubscribe link says so, and a complete one works without an account', async () => {
  const { page, problems } = await visit(browser, app.url)
  const token = makeVisitorUnsubscribeToken(app.services.secrets, 'noor@visitor.example')
  const incomplete = page.getByText('This link is incomplete. Open it from the email again.')
  for (const [name, hash] of Object.entries({ none: '', cut: token.slice(0, 20), garbage: '%00.<b>' })) {
    await page.goto('/')
    await page.goto(`/unsubscribe#${hash}`)
    await incomplete.waitFor()
    expect(await page.getByRole('button', { name: 'Unsubscribe' }).count(), name).toBe(0)
  }
  await expectWellMade(page, 'unsubscribe-incomplete')
  // Only the server can see that the token is cut short.
  await page.goto('/')
  await page.goto(`/unsubscribe#${token.slice(0, -3)}`)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await incomplete.waitFor()
  await page.evaluate((hash) => {
    location.hash = hash
  }, token)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByText('You get no more mails from businesses').waitFor()
  expect(problems).toEqual([])
})
