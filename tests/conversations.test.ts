import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import { createConversation } from '../apps/server/src/testing/conversations.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { expectAccessible, expectToast, expectWellMade, phone, screenshot, visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'
import { askAs, pages, payload } from './support/visitors.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('an owner reads, searches, downloads and erases what visitors said', async () => {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner, { name: 'Harbour Dental', pages })
  await askAs(app, assistant, 'one', 'When are you open on Tuesday?')
  await askAs(app, assistant, 'one', `and the ${payload} price of a cleaning?`)
  await askAs(app, assistant, 'two', 'How much is a cleaning?')
  await app.call('POST', `/api/chat/${assistant.id}`, {
    token: owner.token,
    body: { message: 'Do you repair violins?', sessionId: 'dashboard-session' },
  })
  await createConversation(app, assistant, {
    createdAt: new Date(Date.now() - 3_600_000),
    said: [
      'List it',
      `**Prices** ${payload}\n\n| Service | Price |\n| --- | --- |\n| Crown | [900 €](javascript:document.title='owned') |`,
    ],
  })
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  const missed: string[] = []
  page.on('response', (response) => void (response.status() === 404 && missed.push(response.url())))
  await page.goto('/conversations')
  await page.getByText('Total Conversations').waitFor()
  const list = page.getByRole('button', { name: /Harbour Dental \d messages?/ })
  await list.first().waitFor()
  expect(await list.count()).toBe(4)
  await page.getByText('Including 1 test chat').waitFor()
  expect(await list.filter({ hasText: 'Test chat' }).count()).toBe(1)
  await page.getByText('Service · Price').waitFor()
  await page.getByText('Questions and answers. Your plan counts answered visitor questions only.').waitFor()
  await list.filter({ hasText: 'Do you repair violins?' }).waitFor()
  await page.getByLabel('Show', { exact: true }).selectOption('With unanswered questions')
  // Test chats never count as unanswered.
  await expect.poll(() => list.count()).toBe(1)
  await page.getByLabel('Show', { exact: true }).selectOption('All')
  await expect.poll(() => list.count()).toBe(4)

  await list.filter({ hasText: 'Test chat' }).click()
  await page.getByRole('dialog', { name: 'Do you repair violins?' }).waitFor()
  const view = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Download', exact: true }) })
  await view.getByRole('button', { name: 'Teach an answer' }).click()
  const form = page.getByRole('dialog', { name: 'Teach an answer' })
  expect(await form.getByLabel('Question').inputValue()).toBe('Do you repair violins?')
  expect(await form.locator(':focus').getAttribute('id')).toBe(
    await form.getByLabel('Answer').getAttribute('id'),
  )
  await expectAccessible(page)
  await form.getByLabel('Question').fill('Are violins repaired here?')
  await form.getByLabel('Answer').fill('No, but Quay Strings next door does.')
  await form.getByRole('button', { name: 'Teach answer' }).click()
  await expectToast(page, 'Answer taught')
  await view.getByText('Updated since').waitFor()
  expect(await view.getByText('Not on your site', { exact: true }).count()).toBe(0)
  await view.getByRole('button', { name: 'Edit taught answer' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit answer' })
  expect(await edit.getByLabel('Question').inputValue()).toBe('Are violins repaired here?')
  await edit.getByLabel('Question').fill('Do you repair violins')
  await edit.getByRole('button', { name: 'Save answer' }).click()
  await expectToast(page, 'Answer saved')
  expect(await view.getByRole('button', { name: 'Erase visitor' }).count()).toBe(0)
  await view.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await list.filter({ hasText: 'Test chat' }).click()
  await view.getByText('Updated since').waitFor()
  await view.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Show', { exact: true }).selectOption('Visitors only')
  await expect.poll(() => list.count()).toBe(3)

  await list.filter({ hasText: 'How much is a cleaning?' }).click()
  await view.getByRole('button', { name: 'Correct this answer' }).click()
  const correct = page.getByRole('dialog', { name: 'Correct this answer' })
  expect(await correct.getByLabel('Question').inputValue()).toBe('How much is a cleaning?')
  expect(await correct.getByLabel('Answer').inputValue()).toContain('80 €')
  await correct.getByRole('button', { name: 'Cancel' }).click()
  const [only] = await Promise.all([
    page.waitForEvent('download'),
    view.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(only.suggestedFilename()).toMatch(/^conversation-\d{4}-\d{2}-\d{2}\.json$/)
  expect(JSON.parse(await readFile(await only.path(), 'utf8'))).toMatchObject({ messageCount: 2 })
  await view.getByRole('button', { name: 'Close' }).click()

  await list.filter({ hasText: 'Service' }).click()
  await view.getByRole('cell', { name: /900 €/ }).waitFor()
  expect(await view.locator('img, a[href^="javascript"]').count()).toBe(0)
  await expectAccessible(page)
  await view.getByRole('button', { name: 'Delete conversation' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => view.getByRole('button', { name: 'Keep' }).count()).toBe(0)
  await view.getByRole('button', { name: 'Delete conversation' }).click()
  await view.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => list.count()).toBe(2)
  await page.getByLabel('Search Messages').fill('TUESDAY')
  expect(await list.count()).toBe(1)
  expect(await list.locator('mark').allTextContents()).toEqual(['Tuesday'])
  await page.getByText('1 of 2 conversations').waitFor()
  await page.getByLabel('Search Messages').fill('nothing like it')
  await page.getByText('No matching conversations.').waitFor()
  await page.getByRole('button', { name: 'Search all' }).click()
  await page.getByText('No matching conversations.').waitFor()
  await page.getByLabel('Search Messages').fill('tuesday')
  await page.getByText('Search all covers every conversation').waitFor()
  await page.getByRole('button', { name: 'Search all' }).click()
  await list.first().waitFor()
  await page.getByText('Searched all your conversations.').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'conversations')

  await list.first().focus()
  await page.keyboard.press('Enter')
  await view.getByText('When are you open on Tuesday?').last().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => list.first().evaluate((row) => row === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await view.getByText('When are you open on Tuesday?').last().waitFor()
  await view.getByRole('list', { name: 'Sources' }).first().waitFor()
  await view
    .getByText(/^Visitor · \d+:\d\d [AP]M$/)
    .first()
    .waitFor()
  expect(await view.locator('img').count()).toBe(0)
  expect(await page.title()).not.toBe('owned')
  await expectAccessible(page)
  await screenshot(page, 'conversation')
  await view.getByRole('button', { name: 'Close' }).click()
  await page.route(/\/api\/conversations\/[0-9a-f-]{36}$/, (route) => route.abort())
  await page.reload()
  await list.filter({ hasText: 'cleaning' }).first().click()
  await view.getByText('Couldn’t load the full conversation.').waitFor()
  await view
    .getByText('How much is a cleaning?')
    .or(view.getByText(/price of a cleaning/))
    .first()
    .waitFor()
  await page.unrouteAll()
  await view.getByRole('button', { name: 'Try again' }).click()
  await view.getByText('Couldn’t load the full conversation.').waitFor({ state: 'detached' })
  await view.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Show', { exact: true }).selectOption('Visitors only')

  const [all] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download All', exact: true }).click(),
  ])
  expect(all.suggestedFilename()).toMatch(/^conversations-all-\d{4}-\d{2}-\d{2}\.json$/)
  expect(JSON.parse(await readFile(await all.path(), 'utf8'))).toHaveLength(3)
  await expectToast(page, 'Downloaded')
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all conversations with Harbour Dental' }).first().click(),
  ])
  expect(one.suggestedFilename()).toBe('Harbour Dental-conversations.json')

  await page.getByLabel('Search Messages').fill('')
  await list.first().click()
  await view.getByRole('button', { name: 'Delete conversation' }).click()
  await view.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectToast(page, 'Conversation deleted.')
  await list.first().click()
  await view.getByRole('button', { name: 'Erase visitor' }).click()
  await view.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByLabel('Show', { exact: true }).selectOption('All')
  await expect.poll(() => list.filter({ hasText: 'Test chat' }).count()).toBe(1)
  await list.first().click()
  await view.getByRole('button', { name: 'Delete conversation' }).click()
  await view.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('No conversations yet').waitFor()
  expect(missed).toEqual([])
  expect(problems).toEqual([])
})

test('an assistant deleted elsewhere is no longer selected', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const kept = await createAssistant(app, owner, { name: 'Kept' })
  const gone = await createAssistant(app, owner, { name: 'Gone' })
  await createConversation(app, kept)
  await createConversation(app, gone)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/conversations')
  const chosen = page.getByLabel('Assistant', { exact: true })
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`${name} 2 messages`) })
  await row('Kept').waitFor()
  await chosen.selectOption('Gone')
  await row('Kept').waitFor({ state: 'detached' })
  await owner.call('DELETE', `/api/assistants/${gone.id}`)
  await page.getByLabel('Date Range').selectOption('week')
  await row('Kept').waitFor()
  expect(await row('Gone').count()).toBe(0)
  expect(await chosen.locator('option').allTextContents()).toEqual(['All assistants', 'Kept'])
  expect(problems).toEqual([])
})

test('analytics are locked on the free plan', async () => {
  const owner = await registerOwner(app)
  const { page } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/conversations')
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await page.getByText('Analytics Requires Pro Plan').waitFor()
  await page.getByText('Example', { exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Upgrade Now' }).click()
  await page.waitForURL('**/billing')
})

test('conversations and analytics fit a phone in both themes', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const assistant = await createAssistant(app, owner, { name: 'Harbour Dental', pages })
  await askAs(app, assistant, 'one', 'When are you open on Tuesday?')
  await askAs(app, assistant, 'two', `Do you sell ${'z'.repeat(250)}?`)
  const { page } = await visit(browser, app.url, phone)
  await signIn(page, owner)
  await page.goto('/conversations')
  await page
    .getByRole('button', { name: /Harbour Dental/ })
    .first()
    .waitFor()
  await expectWellMade(page, 'conversations-phone')
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await page.getByRole('figure', { name: 'Messages a day' }).waitFor()
  await expectWellMade(page, 'analytics-phone')
})
