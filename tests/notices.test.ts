import type { NoticeSettings } from '@foyer/contract/notices'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUnsubscribeToken } from '../apps/server/src/people/mail/unsubscribe.ts'
import { addNotice } from '../apps/server/src/people/notices/add-notice.ts'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectWellMade,
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

const near = {
  kind: 'limit_near',
  subject: 'limit_near:messages:2026-11',
  title: 'You have used 80 % of your messages',
  text: '800 of 1,000 messages this month are used. They start again on 1 December.',
  href: '/billing',
} as const
const failed = {
  kind: 'payment_failed',
  subject: 'payment_failed:1',
  title: 'Your payment did not go through',
  text: 'Your card was declined. Your plan keeps serving until 23 November.',
  href: '/billing',
} as const

test('the bell counts new notices, opens by keyboard and touch, and clears its count', async () => {
  const { db } = app.services
  const owner = await registerOwner(app)
  const desk = await visit(browser, app.url)
  await signIn(desk.page, owner)
  await desk.page.goto('/dashboard')
  await desk.page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const panel = desk.page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByText('You’re all caught up.').waitFor()
  await desk.page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })

  await addNotice(db, owner.id, near)
  await addNotice(db, owner.id, failed)
  await desk.page.reload()
  const bell = desk.page.getByRole('button', { name: 'Notifications, 2 unread' })
  await bell.focus()
  await desk.page.keyboard.press('Enter')
  await panel.getByText('New').nth(1).waitFor()
  expect(await panel.getByRole('heading', { level: 3 }).allTextContents()).toEqual([failed.title, near.title])
  const silent = desk.page.getByRole('button', { name: 'Notifications', exact: true })
  await silent.waitFor()
  await expectAccessible(desk.page)
  await screenshot(desk.page, 'notices-desktop')
  await desk.page.keyboard.press('Escape')
  await expect.poll(() => silent.evaluate((element) => element === document.activeElement)).toBe(true)
  await silent.click()
  await panel.getByRole('link', { name: near.title }).click()
  await desk.page.waitForURL('**/billing')
  await panel.waitFor({ state: 'detached' })

  await addNotice(db, owner.id, {
    ...near,
    subject: 'limit_near:scans:2026-11',
    title: '4 of 5 scans are used',
  })
  const hand = await visit(browser, app.url, { ...phone, colorScheme: 'dark' })
  await signIn(hand.page, owner)
  await hand.page.goto('/dashboard')
  await hand.page.getByRole('button', { name: 'Notifications, 1 unread' }).tap()
  const sheet = hand.page.getByRole('dialog', { name: 'Notifications' })
  await sheet.getByText('4 of 5 scans are used').waitFor()
  expect(await sheet.getByText('New').count()).toBe(1)
  await expectNoSidewaysScroll(hand.page)
  await expectAccessible(hand.page)
  await screenshot(hand.page, 'notices-phone-dark')
  await hand.page.goBack()
  await sheet.waitFor({ state: 'detached' })
  expect(new URL(hand.page.url()).pathname).toBe('/dashboard')

  await hand.page.route('**/api/notices', (route) => route.fulfill({ status: 500, body: '{}' }))
  await hand.page.reload()
  await hand.page.getByRole('button', { name: 'Notifications', exact: true }).tap()
  await sheet.getByText('Couldn’t load your notifications.').waitFor()
  await hand.page.unroute('**/api/notices')
  await sheet.getByRole('button', { name: 'Try again' }).tap()
  await sheet.getByText('4 of 5 scans are used').waitFor()
  expect([...desk.problems, ...hand.problems]).toEqual([])
})

test('an owner chooses mails in the settings, unsubscribes by a link, and gets browser notifications of visitors who want a person', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { id } = await createAssistant(app, owner, { embed: { handoff: true } })
  const { page, context, problems } = await visit(browser, app.url)
  await context.grantPermissions(['notifications'], { origin: app.url })
  // Records notifications. Headless Chromium reports `permission` as denied even after a grant.
  await page.addInitScript(() => {
    const shown: { title: string; tag: string | undefined }[] = []
    Object.assign(window, { shown })
    window.Notification = new Proxy(window.Notification, {
      get: (target, name) => (name === 'permission' ? 'granted' : Reflect.get(target, name)),
      construct(target, [title, options]: [string, NotificationOptions?]) {
        shown.push({ title, tag: options?.tag })
        return new target(title, options)
      },
    })
  })
  await signIn(page, owner)
  await page.goto('/settings#notices')
  const choice = page.getByLabel('New lead')
  expect(await choice.inputValue()).toBe('at_once')
  await choice.selectOption('Daily summary')
  const settings = async () => (await owner.call<NoticeSettings>('GET', '/api/notices/settings')).body.mail
  await expect.poll(async () => (await settings()).new_lead).toBe('daily')
  const notify = page.getByRole('switch', {
    name: 'Notify me in this browser when someone asks for a person',
  })
  await notify.click()
  await expect.poll(() => notify.getAttribute('aria-checked')).toBe('true')
  await expectAccessible(page)
  await screenshot(page, 'settings-notices')

  // The old page may open a stream as well.
  let isLeft = false
  page.once('framenavigated', () => {
    isLeft = true
  })
  const follows = page.waitForResponse(
    (response) => isLeft && response.url().endsWith('/conversations/events'),
  )
  await page.goto('/dashboard')
  await follows
  const asked = { message: 'Do you rent bikes?' }
  const { sessionId } = (await app.call<{ sessionId: string }>('POST', `/api/chat/${id}`, { body: asked }))
    .body
  const wanted = await app.call('POST', `/api/chat/${id}/handoff`, { body: { sessionId } })
  expect(wanted.body.state).toBe('wanted')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shown: { title: string }[] }).shown))
    .toEqual([{ title: 'A visitor wants to talk to someone', tag: expect.any(String) }])

  await page.route('**/api/notices/settings', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.goto('/settings#notices')
  await choice.selectOption('No email')
  await page.getByText('Couldn’t save your choice').first().waitFor()
  expect(await choice.inputValue()).toBe('daily')

  const hand = await visit(browser, app.url, phone)
  const token = makeUnsubscribeToken(app.services.secrets, owner.id, 'daily')
  await hand.page.goto(`/unsubscribe#${token}`)
  await hand.page.getByText('You won’t get the daily summary anymore.').waitFor()
  await expectWellMade(hand.page, 'unsubscribe-phone')
  await hand.page.getByRole('button', { name: 'Unsubscribe' }).tap()
  await hand.page.getByText('You get no more daily summaries.').waitFor()
  expect(await settings()).toMatchObject({ new_lead: 'off', person_wanted: 'at_once' })
  await signIn(hand.page, owner)
  await hand.page.goto('/settings#notices')
  await hand.page.getByLabel('New lead').waitFor()
  await expectWellMade(hand.page, 'settings-phone')
  expect([...problems, ...hand.problems]).toEqual([])
})
