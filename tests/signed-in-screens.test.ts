import type { Assistant } from '@foyer/contract/assistants'
import type { Browser, Locator, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { usageCounters } from '../apps/server/src/platform/db/schema/usage.ts'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import { createConversation, createFile } from '../apps/server/src/testing/conversations.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, ownedAssistant } from './support/assistant-screen.ts'
import { expectAccessible, expectToast, hasFocus, phone, screenshot, visit } from './support/browser.ts'
import { goTo } from './support/navigation.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'
import { settled } from './support/settled.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const fail = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Out of order"}' })

test('unknown values are not shown, and one failed request leaves the other sections intact', async () => {
  const { owner, assistant } = await ownedAssistant(app)
  await app.call('POST', `/api/chat/${assistant.id}`, {
    token: assistant.apiKey,
    body: { message: 'When are you open?', sessionId: 'one' },
  })
  const { page, context, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.route('**/api/usage', fail)
  const known = Promise.withResolvers<void>()
  await page.route('**/api/subscription/limits', async (route) => {
    await known.promise
    await route.continue()
  })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Harbour Dental' }).waitFor()
  const responseTime = page
    .locator('dt', { hasText: 'Avg Response Time' })
    .locator('xpath=following-sibling::dd[1]')
  expect(await responseTime.textContent()).toBe('–')
  expect(await page.getByText(/ Plan$|of 1,000|0 of 1$/).count()).toBe(0)
  known.resolve()
  const plan = page.getByRole('region', { name: 'Your plan' })
  await plan.getByText('Pro Plan').waitFor()
  await plan.getByText('1 of 100,000').waitFor()
  await plan.getByText('1 of 5').waitFor()
  await page.unroute('**/api/subscription/limits')
  await page.unroute('**/api/usage')
  const lastMonth = new Date()
  lastMonth.setUTCDate(0)
  await app.services.db.insert(usageCounters).values({
    accountId: owner.id,
    metric: 'messages',
    period: lastMonth.toISOString().slice(0, 7),
    used: 1_340,
  })
  await page.reload()
  await page.getByText('Answered this month, 1,340 last month').waitFor()
  await expect.poll(() => responseTime.textContent()).toMatch(/^\d+\.\d{1,2}s$/)

  await page.route('**/api/subscription/limits', fail)
  await page.goto('/conversations')
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await page.getByText('When are you open?').first().waitFor()

  await page.goto(`/bot/${assistant.id}`)
  const multiLanguage = page.getByRole('switch', { name: 'Multi-language' })
  await multiLanguage.waitFor()
  expect(await multiLanguage.isDisabled()).toBe(true)
  expect(await page.getByText('Pro', { exact: true }).count()).toBe(0)
  await page.getByRole('tab', { name: 'Advanced' }).click()
  await page.getByLabel('Messages a day from one IP address').waitFor()
  expect(await page.getByText(/Your plan allows|Enterprise/).count()).toBe(0)

  await createAssistant(app, owner, { name: 'Never opened' })
  await page.goto('/dashboard')
  const saves = page.getByRole('button', { name: 'Save Changes' })
  await page.getByRole('link', { name: 'Harbour Dental' }).click()
  await saves.waitFor()
  await page.goBack()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Never opened' }).click()
  await page.getByRole('heading', { name: 'Couldn’t load this assistant' }).waitFor()
  await context.setOffline(false)
  await saves.waitFor()
  expect(problems).toEqual([])
})

test('one of many assistants is found by a search, and right-to-left names start at the right', async () => {
  const owner = await registerOwner(app, { tier: 'enterprise' })
  for (let nth = 1; nth < 10; nth += 1) await createAssistant(app, owner, { name: `Branch ${nth}` })
  const { page, problems } = await visit(browser, app.url, phone)
  await signIn(page, owner)
  await page.goto('/dashboard')
  const cards = page.getByRole('region', { name: 'Your assistants' }).getByRole('heading', { level: 2 })
  await expect.poll(() => cards.count()).toBe(9)
  const search = page.getByLabel('Search assistants')
  expect(await search.count()).toBe(0)

  const name = 'مطعم الزيتون للمأكولات البحرية الطازجة'
  await createAssistant(app, owner, { name, context: 'في الميناء القديم.' })
  await createAssistant(app, owner, { name: 'Taught only', websiteUrl: '' })
  await page.reload()
  await search.fill('TAUGHT')
  await expect.poll(() => cards.allTextContents()).toEqual(['Taught only'])
  await page.getByText('Answers what you teach it.').waitFor()
  await search.fill('nothing like it')
  await page.getByText('No results for “nothing like it”.').waitFor()
  await search.fill('الزيتون')
  await expect.poll(() => cards.allTextContents()).toEqual([name])
  await expectAccessible(page)
  await screenshot(page, 'dashboard-search-phone')
  const directionOf = (each: Locator) => each.evaluate((element) => getComputedStyle(element).direction)
  expect(await directionOf(cards)).toBe('rtl')
  expect(await directionOf(page.getByText('في الميناء القديم.'))).toBe('rtl')

  await page.getByRole('link', { name }).click()
  const header = page.getByRole('heading', { level: 1, name })
  await header.waitFor()
  expect(await directionOf(header)).toBe('rtl')
  expect(await directionOf(page.getByLabel('Business name'))).toBe('rtl')
  expect(await directionOf(page.getByLabel('Website'))).toBe('ltr')
  expect(problems).toEqual([])
})

test('a long name without a space does not overflow', async () => {
  const name = 'N'.repeat(100)
  const { owner, assistant } = await ownedAssistant(app, { name })
  await createConversation(app, assistant)
  const { page, problems } = await visit(browser, app.url, phone)
  await signIn(page, owner)
  const expectInside = async (words: Locator) => {
    await words.waitFor()
    const beyond = await words.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right - element.parentElement!.getBoundingClientRect().right
    })
    expect(beyond).toBeLessThan(1)
  }
  await page.goto(`/bot/${assistant.id}?tab=advanced`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectInside(page.getByRole('alertdialog').getByText(name))
  await page.keyboard.press('Escape')
  await goTo(page, 'Conversations')
  await page.getByRole('button', { name: /2 messages/ }).click()
  await expectInside(page.getByRole('dialog').getByText(name).first())
  await screenshot(page, 'conversation-long-name-phone')
  await page.keyboard.press('Escape')
  await goTo(page, 'Website Settings')
  await expectInside(page.getByRole('main').getByText(name))
  expect(problems).toEqual([])
})

test('the screen recovers by itself from an unreachable server, including its scan', async () => {
  const { owner } = await ownedAssistant(app, { websiteUrl: 'https://harbour.example/' })
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  const failure = page.getByRole('heading', { name: 'Couldn’t load your websites' })
  const card = page.getByRole('heading', { name: /Harbour Dental/ })
  let scan: object | null = null
  const away = (route: Route) => route.abort()
  const answer = async (route: Route) => {
    const response = await route.fetch()
    const [assistant] = (await response.json()) as Assistant[]
    await route.fulfill({ response, json: [{ ...assistant, ...(scan && { scan }) }] })
  }
  await page.route('**/api/assistants', away)
  await page.goto('/website-settings')
  await failure.waitFor()
  await page.unrouteAll()
  await page.route('**/api/assistants', answer)
  await card.waitFor()
  expect(await failure.count()).toBe(0)

  await page.unrouteAll()
  await page.route(/\/api\/assistants(\/.*\/scrape)?$/, away)
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/assistants'))
  await page.getByRole('button', { name: 'Rescrape' }).click()
  await asked
  await expectToast(page, 'Failed to scrape website')
  expect([await card.count(), await failure.count()]).toEqual([1, 0])
  await page.unrouteAll()
  const running = { pagesFound: 7, pagesKept: 3, startedAt: null, finishedAt: null, message: null }
  scan = { ...running, status: 'running' }
  await page.route('**/api/assistants', answer)
  await page.getByRole('button', { name: 'Scanning...' }).waitFor()
  await page.locator('#main').getByText('3 of 7 pages so far').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'website-scraping')
  scan = { ...running, status: 'done', added: 2, changed: 1, removed: 0 }
  await expectToast(page, 'Website scraped successfully. Assistant prompt updated.')
  await page.getByRole('button', { name: 'Rescrape' }).waitFor()
  await page.getByText('Last scan: 2 pages added, 1 changed.').waitFor()
  await page.unrouteAll()
  await page.getByLabel('Schedule').focus()
  await page.getByLabel('Schedule').selectOption('Weekly')
  await page.getByText('Rescans your website every week.').waitFor()
  await expect.poll(() => hasFocus(page.getByLabel('Schedule'))).toBe(true)
  expect(problems).toEqual([])
})

test('a file with a long name stays on a phone’s screen', async () => {
  const { owner, assistant } = await ownedAssistant(app)
  const said = ['Here is the picture', 'Thank you.']
  const name = `${'a name that goes on '.repeat(8)}.png`
  await createFile(app, await createConversation(app, assistant, { said }), { name })
  const { page, problems } = await visit(browser, app.url, phone)
  await signIn(page, owner)
  await page.goto('/conversations')
  await page.getByRole('button', { name: /Harbour Dental 2 messages/ }).click()
  const file = page.getByRole('dialog').getByRole('button', { name })
  await settled(page)
  const box = (await file.boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(360)
  await screenshot(page, 'conversation-file-phone')
  expect(problems).toEqual([])
})

test('saving from any tab scrolls to the error', async () => {
  const { page, problems } = await openAssistant(browser, app, await ownedAssistant(app), phone)
  await page.getByLabel('Business name').fill('')
  await page.getByRole('tab', { name: 'Advanced' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Business name is required').waitFor()
  const wrong = page.getByLabel('Business name')
  await expect.poll(() => wrong.evaluate((field) => field === document.activeElement)).toBe(true)
  await settled(page)
  expect((await wrong.boundingBox())!.y).toBeGreaterThan(150)
  await expectAccessible(page)
  await screenshot(page, 'bot-invalid-phone')
  expect(problems).toEqual([])
})

test('an empty section describes its future content', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/conversations')
  await page.getByRole('heading', { name: 'No conversations yet' }).waitFor()
  await page.getByText('Are you open on Sunday?').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'conversations-empty')
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await page.getByRole('heading', { name: 'No questions in this period' }).waitFor()
  expect(await page.getByRole('figure').count()).toBe(0)
  await expectAccessible(page)
  await screenshot(page, 'analytics-empty')
  expect(problems).toEqual([])
})
