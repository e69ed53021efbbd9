import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { conversations, messages } from '../apps/server/src/db/schema/chat.ts'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import { createConversation } from '../apps/server/src/testing/conversations.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { expectAccessible, expectToast, expectWellMade, phone, screenshot, visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const payload = '<img src=x onerror="document.title=\'owned\'">'
const pages = [
  {
    url: 'https://harbour.example/hours',
    title: payload,
    text: '# Opening hours\n\nWe are open Monday to Friday from 8:00 to 18:00.',
  },
  {
    url: 'https://harbour.example/prices',
    title: 'Prices',
    text: '# Prices\n\n| Service | Price |\n| --- | --- |\n| Cleaning | 80 € |',
  },
]

async function ask(assistant: { id: string; apiKey: string }, visitor: string, message: string) {
  const { status } = await app.call('POST', `/api/chat/${assistant.id}`, {
    token: assistant.apiKey,
    body: { message, sessionId: visitor },
  })
  expect(status).toBe(200)
}

test('an owner reads, searches, downloads and erases what visitors said', async () => {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner, { name: 'Harbour Dental', pages })
  await ask(assistant, 'one', 'When are you open on Tuesday?')
  await ask(assistant, 'one', `and the ${payload} price of a cleaning?`)
  await ask(assistant, 'two', 'How much is a cleaning?')
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
  await page.getByText('1 of them is a test chat of yours').waitFor()
  expect(await list.filter({ hasText: 'Test chat' }).count()).toBe(1)
  await page.getByText('Service · Price').waitFor()
  await page
    .getByText('Questions and answers. Your plan counts what visitors asked and were answered.')
    .waitFor()
  // What was asked stands before what was found for it.
  await list.filter({ hasText: 'Do you repair violins?' }).waitFor()
  await page.getByLabel('Shown').selectOption('With unanswered questions')
  // What the owner tried out waits for nobody.
  await expect.poll(() => list.count()).toBe(1)
  await page.getByLabel('Shown').selectOption('Everything')
  await expect.poll(() => list.count()).toBe(4)

  await list.filter({ hasText: 'Test chat' }).click()
  // Named after what was asked first.
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
  await view.getByText('Taught since').waitFor()
  expect(await view.getByText('Not told', { exact: true }).count()).toBe(0)
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
  await view.getByText('Taught since').waitFor()
  await view.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Shown').selectOption('Visitors only')
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
  await page.getByText('No conversation matches.').waitFor()
  await page.getByRole('button', { name: 'Search all' }).click()
  await page.getByText('No conversation matches.').waitFor()
  await page.getByLabel('Search Messages').fill('tuesday')
  await page.getByText('Search all looks through every one').waitFor()
  await page.getByRole('button', { name: 'Search all' }).click()
  await list.first().waitFor()
  await page.getByText('Searched in all your conversations.').waitFor()
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
  await view.getByText('The whole conversation could not be loaded.').waitFor()
  await view
    .getByText('How much is a cleaning?')
    .or(view.getByText(/price of a cleaning/))
    .first()
    .waitFor()
  await page.unrouteAll()
  await view.getByRole('button', { name: 'Try again' }).click()
  await view.getByText('The whole conversation could not be loaded.').waitFor({ state: 'detached' })
  await view.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Shown').selectOption('Visitors only')

  const [all] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download All', exact: true }).click(),
  ])
  expect(all.suggestedFilename()).toMatch(/^conversations-all-\d{4}-\d{2}-\d{2}\.json$/)
  expect(JSON.parse(await readFile(await all.path(), 'utf8'))).toHaveLength(3)
  await expectToast(page, 'Downloaded')
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all conversations of Harbour Dental' }).first().click(),
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
  await page.getByLabel('Shown').selectOption('Everything')
  await expect.poll(() => list.filter({ hasText: 'Test chat' }).count()).toBe(1)
  await list.first().click()
  await view.getByRole('button', { name: 'Delete conversation' }).click()
  await view.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('No conversations yet').waitFor()
  expect(missed).toEqual([])
  expect(problems).toEqual([])
})

test('an assistant deleted elsewhere is no longer what is looked at', async () => {
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

test('an unanswered question is taught with one click and answered from then on', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  await createAssistant(app, owner, { name: 'Made before' })
  const assistant = await createAssistant(app, owner, { name: 'Harbour Dental', pages })
  await createAssistant(app, owner, { name: 'Made after' })
  await ask(assistant, 'one', 'Do you whiten teeth with laser?')
  await ask(assistant, 'two', 'When are you open on Monday?')
  await ask(assistant, 'three', 'What are your opening hours on Monday?')
  const things = 'bicycles kayaks pianos clocks kettles lamps ovens drones wigs tents saws'.split(' ')
  for (const thing of things)
    await createConversation(app, assistant, {
      said: [`Do you sell ${thing}?`, 'Our website does not say.'],
      confidence: 'none',
    })
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: '12', exact: true }).waitFor()
  await page.getByRole('link', { name: '12 unanswered' }).click()
  await page.getByText('All 12 conversations').waitFor()
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await page.getByRole('figure', { name: 'Messages a day' }).waitFor()
  // Questions alike are counted together, and say so.
  await page.getByText(/^Asked 2 times, also as “W/).waitFor()
  await expectAccessible(page)
  await screenshot(page, 'analytics')
  const teach = page.getByRole('button', { name: 'Teach an answer' })
  expect(await teach.count()).toBe(10)
  await page.getByRole('button', { name: 'Show 2 more' }).click()
  expect(await teach.count()).toBe(12)
  await page.getByRole('listitem').filter({ hasText: 'laser' }).filter({ has: teach }).locator(teach).click()
  await page.getByLabel('Answer', { exact: true }).fill('Yes, laser whitening takes an hour and costs 240 €.')
  await page.getByRole('button', { name: 'Teach answer' }).click()
  await page.getByText('Taught', { exact: true }).waitFor()
  await page.getByRole('link', { name: '11 unanswered' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Show 2 more' }).click()
  await page.getByText('Taught', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Analytics' }).click()
  expect(
    await page.getByRole('tab', { name: 'Analytics' }).evaluate((tab) => tab.matches(':focus-visible')),
  ).toBe(false)
  const { body } = await app.call('POST', `/api/chat/${assistant.id}`, {
    token: assistant.apiKey,
    body: { message: 'Do you whiten teeth with laser?', sessionId: 'three' },
  })
  expect(body).toMatchObject({ answered: true, response: expect.stringContaining('240 €') })
  expect(problems).toEqual([])
})

test('a search that finds nothing near looks further back by itself', async () => {
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
  await page.getByText('The first 50 conversations. More could not be loaded.').waitFor()
  expect(await page.getByText('Conversations could not be loaded').count()).toBe(0)
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
  await page.getByText('Search all to look beyond what is loaded.').waitFor()
  await page.getByRole('button', { name: 'Search all' }).click()
  const found = page.getByRole('button', { name: /Harbour Dental 1 message/ })
  await expect.poll(() => found.locator('mark').allTextContents()).toEqual(['日本'])
  await page.getByLabel('Search Messages').fill('ZURICH')
  await page.getByText('Search all to look beyond what is loaded.').waitFor()
  await page.getByRole('button', { name: 'Search all' }).click()
  await expect.poll(() => found.locator('mark').allTextContents()).toEqual(['Zürich'])
  expect(problems).toEqual([])
})

test('conversations and analytics fit a phone in both themes', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const assistant = await createAssistant(app, owner, { name: 'Harbour Dental', pages })
  await ask(assistant, 'one', 'When are you open on Tuesday?')
  await ask(assistant, 'two', `Do you sell ${'z'.repeat(250)}?`)
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

test('an owner sees how sure an answer was and how it came about, and teaches a better one', async () => {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner, { name: 'Harbour Dental', pages })
  const url = 'https://harbour.example/prices'
  await createConversation(app, assistant, {
    said: [
      'Can I pay by voucher?',
      `I am not sure. This may help.\n\n> Pay by card or voucher.\n> [Prices](${url})`,
    ],
    confidence: 'unsure',
    sources: [{ url, title: 'Prices', quote: 'Pay by card or voucher.' }],
  })
  await createConversation(app, assistant, {
    said: ['How much is a crown?', 'A crown costs 900 €.'],
    sources: [{ url, title: 'Prices', quote: 'Crown: 900 €' }],
    making: {
      trouble: 'ungrounded',
      cut: [{ sentence: 'A crown costs 640 €.', reason: 'number-of-something-else' }],
    },
  })
  const { page, problems } = await visit(browser, app.url, phone)
  await signIn(page, owner)
  await page.goto('/conversations')
  const list = page.getByRole('button', { name: /Harbour Dental \d messages?/ })
  await expect.poll(() => list.count()).toBe(2)
  await list.filter({ hasText: 'crown' }).click()
  const view = page.getByRole('dialog', { name: /crown|voucher/ })
  await view.getByText('How this answer came about').click()
  await view.getByText('because your website does not bear out what the model said').waitFor()
  await view.getByText('A crown costs 640 €.').waitFor()
  await view.getByText('The number is on your website, but of something else.').waitFor()
  await expectWellMade(page, 'conversation-making-phone')
  await view.getByRole('button', { name: 'Close' }).click()

  await page.getByLabel('Shown').selectOption('With unsure answers')
  await expect.poll(() => list.count()).toBe(1)
  await list.click()
  await view.getByText('Not sure', { exact: true }).waitFor()
  const quote = view.getByRole('blockquote').first()
  expect(await quote.getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe(url)
  await view.getByText('How this answer came about').click()
  await view.getByRole('button', { name: 'Teach a better answer' }).click()
  const form = page.getByRole('dialog', { name: 'Teach an answer' })
  expect(await form.getByLabel('Question').inputValue()).toBe('Can I pay by voucher?')
  expect(await form.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('Pay by card or voucher.')
  await form.getByRole('button', { name: 'Teach answer' }).click()
  await view.getByText('Taught since').waitFor()
  expect(problems).toEqual([])
})
