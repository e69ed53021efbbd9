import { readFile } from 'node:fs/promises'
import { type Webhook, webhookEvents } from '@foyer/contract/webhooks'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { setAgreedPlan } from '../apps/server/src/money/billing/set-agreed-plan.ts'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { startReceiver, verify } from '../apps/server/src/testing/webhook-receiver.ts'
import { ownedAssistant } from './support/assistant-screen.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  hasFocus,
  phone,
  screenshot,
  visit,
} from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens(
  (screens) => {
    ;({ app, browser } = screens)
  },
  {
    server: {
      jobs: true,
      environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' },
      delivering: { pausesMs: [3_600_000] },
    },
  },
)

test('an owner adds a webhook, tests it, resends a failed delivery, rotates, pauses and deletes it', async () => {
  const { owner, assistant } = await ownedAssistant(app, { name: 'Harbour Dental' })
  await createAssistant(app, owner, { name: 'Harbour Café' })
  const receiver = await startReceiver(200, 503)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/api#webhooks')
  const part = page.locator('#webhooks')
  await part.getByText('No webhooks yet').waitFor()
  await expect
    .poll(() => part.evaluate((section) => section.getBoundingClientRect().top < window.innerHeight / 4))
    .toBe(true)
  await part.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: 'Add webhook' }).click()
  await save()
  await dialog.getByText('The address is required').waitFor()
  await dialog.getByLabel('Address').fill('http://192.168.0.10/hook')
  await save()
  await dialog.getByText('This address belongs to a private network').waitFor()
  const address = dialog.getByLabel('Address')
  expect([await address.getAttribute('aria-invalid'), await hasFocus(address)]).toEqual(['true', true])
  await address.fill(receiver.url)
  await dialog.getByLabel('Name').fill('Help desk')
  await dialog.getByLabel('Scan finished').uncheck()
  await dialog.getByText('Selected', { exact: true }).click()
  await save()
  await dialog.getByText('Choose at least one assistant').waitFor()
  await dialog.getByLabel('Harbour Dental').check()
  await expectAccessible(page)
  await screenshot(page, 'webhook-dialog')
  await save()
  await expectToast(page, 'Webhook added.')
  const read = async () => (await owner.call<Webhook[]>('GET', '/api/webhooks')).body[0]!
  const { secret, events, assistantIds } = await read()
  expect([events.length, assistantIds]).toEqual([webhookEvents.length - 1, [assistant.id]])
  expect(await page.content()).not.toContain(secret)
  await part.getByRole('button', { name: 'Reveal secret for Help desk' }).click()
  await part.getByText(secret, { exact: true }).waitFor()

  await part.getByRole('button', { name: 'Send test' }).click()
  const log = part.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
  await log
    .filter({ hasText: 'Delivered' })
    .getByText(/1 attempt · status 200/)
    .waitFor()
  expect(verify(receiver.got[0]!, secret)).toMatchObject({ type: 'webhook.test' })

  const asked = await app.call<{ sessionId: string }>('POST', `/api/chat/${assistant.id}`, {
    body: { message: 'Do you rent submarines?' },
  })
  expect(asked.status).toBe(200)
  const late = log.filter({ hasText: 'Retrying' })
  await late.getByText('It answered with status 503.').waitFor()
  await late.getByRole('button', { name: 'Show payload' }).click()
  await late.getByText(/"conversationId"/).waitFor()
  await screenshot(page, 'webhooks')
  await late.getByRole('button', { name: /^Try now/ }).click()
  await expect.poll(() => log.filter({ hasText: 'Delivered' }).count()).toBe(3)

  await part.getByText('Receive and verify events').click()
  await part.getByText('Python', { exact: true }).click()
  await part.getByText('receive_webhooks.py').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(`"FOYER_WEBHOOK_SECRET", "${secret}"`)

  const act = async (action: string) => {
    await part.getByRole('button', { name: 'More actions for Help desk' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Rotate secret')
  await dialog.getByRole('button', { name: 'Rotate secret' }).click()
  await part.getByText('The previous secret is also used until').waitFor()
  await part.getByText((await read()).secret, { exact: true }).waitFor()
  await act('Pause')
  await part.getByText('Paused', { exact: true }).waitFor()
  await act('Edit')
  await dialog.getByText('All, including new ones').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await part.getByText('all assistants').waitFor()
  expect(await read()).toMatchObject({ isActive: false, assistantIds: null })

  await setAgreedPlan(app.services.db, owner.id, 'free', app.services.now())
  await page.setViewportSize(phone.viewport!)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await part.getByText('Your webhooks are paused.').waitFor()
  expect(await part.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
  await part.getByRole('button', { name: 'Deliveries' }).click()
  await log.first().waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await screenshot(page, 'webhooks-locked-phone')

  await act('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click()
  await expectToast(page, 'Webhook deleted.')
  expect((await owner.call<Webhook[]>('GET', '/api/webhooks')).body).toEqual([])
  await page.route('**/api/webhooks', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await part.getByText('Couldn’t load your webhooks').waitFor()
  expect(problems).toEqual([])
  receiver.close()
})
