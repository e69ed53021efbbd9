import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { conversations, messages } from '../apps/server/src/platform/db/schema/conversations.ts'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'
import { pages } from './support/visitors.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('a search without recent results continues into older conversations', async () => {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner, { name: 'Harbour Dental', pages })
  const { db } = app.services
  const ids = Array.from({ length: 1_100 }, () => crypto.randomUUID())
  const createdAt = (nth: number) => new Date(Date.now() - (nth + 1) * 60_000)
  await db.insert(conversations).values(
    ids.map((id, nth) => ({
      id,
      accountId: owner.id,
      assistantId: assistant.id,
      callerKind: 'visitor' as const,
      caller: id,
      sessionId: id,
      messageCount: 1,
      createdAt: createdAt(nth),
      lastMessageAt: createdAt(nth),
    })),
  )
  await db.insert(messages).values(
    ids.map((conversationId, nth) => ({
      conversationId,
      accountId: owner.id,
      turn: 1,
      role: 'user' as const,
      content: nth === 1_050 ? 'Do you speak 日本語 in Zürich?' : 'Are you open?',
      createdAt: createdAt(nth),
    })),
  )
  const { page, problems } = await visit(browser, app.url, { timezoneId: 'Asia/Kolkata' })
  await signIn(page, owner)
  await page.goto('/conversations')
  const more = page.getByRole('button', { name: 'Load more' })
  await more.waitFor()
  await page.route('**/api/conversations?*cursor=*', (route) => route.abort())
  await more.click()
  await page.getByText('The first 50 conversations. Couldn’t load more.').waitFor()
  expect(await page.getByText('Couldn’t load conversations').count()).toBe(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).or(more).click()
  await page.getByText('The first 100 conversations', { exact: true }).waitFor()
  const [today] = await Promise.all([
    page.waitForRequest('**/api/conversations?*date=today*'),
    page.getByLabel('Date Range').selectOption('today'),
  ])
  expect(new URL(today.url()).searchParams.get('utcOffset')).toBe('330')
  await page.getByLabel('Date Range').selectOption('all')
  await page.getByLabel('Search Messages').fill('日本')
  await page.getByText('Use Search all to include older ones.').waitFor()
  await page.getByRole('button', { name: 'Search all' }).click()
  const found = page.getByRole('button', { name: /Harbour Dental 1 message/ })
  await expect.poll(() => found.locator('mark').allTextContents()).toEqual(['日本'])
  await page.getByLabel('Search Messages').fill('ZURICH')
  await page.getByText('Use Search all to include older ones.').waitFor()
  await page.getByRole('button', { name: 'Search all' }).click()
  await expect.poll(() => found.locator('mark').allTextContents()).toEqual(['Zürich'])
  expect(problems).toEqual([])
})
