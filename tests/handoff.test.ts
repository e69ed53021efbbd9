import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeReturnLink } from '../apps/server/src/talk/handoff/return-token.ts'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import { harbourFacts, harbourPages } from '../apps/server/src/testing/harbour-dental.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { expectWellMade, hasFocus, overlap, phone, screenshot, visit } from './support/browser.ts'
import { pressWhileComposing } from './support/composing.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'
import { type ListeningServer, listen } from './widget/listen.ts'
import { bubbleOf, inputOf, say } from './widget/setup.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const lineOf = (page: Page) => page.locator('.foyer-live')
const personMessages = (page: Page) => page.locator('.foyer-answer:has(.foyer-author)')

let site: ListeningServer
beforeAll(async () => {
  site = await listen(({ url }, response) => {
    const id = new URL(url ?? '/', 'http://localhost').pathname.slice(1)
    const line = `<script src="${app.url}/embed.js" data-assistant-id="${id}" async></script>`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    const head =
      '<meta name="viewport" content="width=device-width"><title>Harbour Dental</title><h1>Harbour Dental</h1>'
    response.end(`<!doctype html><html lang="en">${head}${line}`)
  })
})
afterAll(() => site.stop())

async function openWidget(assistantId: string, options?: Parameters<typeof visit>[2]) {
  const visitor = await visit(browser, site.url, options)
  await visitor.page.goto(`/${assistantId}`)
  await bubbleOf(visitor.page).click()
  return visitor
}

test('a visitor asks for a person, the owner takes over, and they talk', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { id } = await createAssistant(app, owner, { pages: harbourPages, facts: harbourFacts })
  const desk = await visit(browser, app.url)
  await signIn(desk.page, owner)

  await desk.page.goto('/dashboard')
  await desk.page.getByRole('button', { name: 'Add to My Website' }).click()
  await desk.page.getByRole('tab', { name: 'Behavior' }).click()
  await desk.page.getByRole('switch', { name: 'Let visitors ask for a person' }).click()
  await desk.page.getByRole('switch', { name: 'Only at certain hours' }).click()
  await desk.page.getByLabel('Monday from').fill('08:30')
  await screenshot(desk.page, 'handoff-settings')
  await desk.page.getByRole('switch', { name: 'Only at certain hours' }).click()
  await desk.page.getByLabel('Away message').fill('We are out. Leave us a word.')
  await desk.page.getByRole('button', { name: 'Save & Apply' }).click()
  await desk.page.getByText('Settings saved!').first().waitFor()
  await desk.page.goto('/conversations')
  await desk.page.getByText('No conversations yet').waitFor()

  const visitor = await openWidget(id, phone)
  await say(visitor.page, 'How much is a cleaning?')
  await visitor.page.locator('.foyer-answer .foyer-tools').waitFor()
  await visitor.page.getByRole('button', { name: 'Talk to a person' }).click()
  await expect.poll(() => lineOf(visitor.page).textContent()).toContain('getting someone for you')
  await screenshot(visitor.page, 'handoff-waiting-360')

  await desk.page.getByText('Wants a person').first().waitFor()
  await expectWellMade(desk.page, 'handoff-live-list')
  await desk.page
    .getByRole('region', { name: 'Live now' })
    .getByRole('button', { name: /Harbour/ })
    .click()
  const takeOver = desk.page.getByRole('button', { name: 'Take over' })
  await takeOver.waitFor()
  await desk.page.keyboard.press('Shift+Tab')
  expect(await hasFocus(takeOver)).toBe(true)
  await takeOver.click()
  const reply = desk.page.getByLabel('Your reply')
  // Focus goes to the reply, and to the takeover button after handing back.
  await expect.poll(() => hasFocus(reply)).toBe(true)
  await expect.poll(() => lineOf(visitor.page).textContent()).toContain('Ada is here')
  await reply.pressSequentially('Hello, ')
  await expect.poll(() => lineOf(visitor.page).textContent()).toContain('Ada is typing')
  await reply.fill('Hello, this is **Ada**.')
  expect(await pressWhileComposing(reply)).toEqual([])
  await reply.press('Enter')
  await personMessages(visitor.page).getByText('Hello, this is').waitFor()
  expect(await personMessages(visitor.page).locator('.foyer-author').textContent()).toBe('Ada')
  // The visitor may see the reply before the request finishes.
  await expect.poll(() => reply.inputValue()).toBe('')

  // A reply with a lost response is stored, so the next attempt is a new message.
  await desk.page.route(
    '**/messages',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await reply.fill('One moment')
  await reply.press('Enter')
  const toast = desk.page.locator('.toast')
  await toast.getByText('Couldn’t send your message. Please try again.').waitFor()
  await expect.poll(() => overlap(toast, desk.page.getByRole('button', { name: 'Send' }))).toBe(false)
  await reply.fill('One moment, please')
  await desk.page.reload()
  await desk.page
    .getByRole('region', { name: 'Live now' })
    .getByRole('button', { name: /Harbour/ })
    .click()
  await expect.poll(() => reply.inputValue()).toBe('One moment, please')
  await reply.press('Enter')
  await personMessages(visitor.page).getByText('One moment, please').waitFor()

  await inputOf(visitor.page).pressSequentially('I have')
  await desk.page.getByText('The visitor is typing').waitFor()
  await say(visitor.page, 'I have a question about <b>crowns</b>')
  await desk.page.getByRole('dialog').getByText('I have a question about <b>crowns</b>').waitFor()
  expect(await visitor.page.locator('.foyer-answer .foyer-tools').count()).toBe(1)
  await screenshot(visitor.page, 'handoff-talk-360')
  await expectWellMade(desk.page, 'handoff-talk')
  await desk.page.setViewportSize({ width: 360, height: 740 })
  await expectWellMade(desk.page, 'handoff-talk-360')
  await desk.page.setViewportSize({ width: 1440, height: 900 })

  // Messages survive a reload once; new ones count as unread until the chat opens.
  const unread = visitor.page.locator('.foyer-toggle .foyer-unread')
  await visitor.page.reload()
  await expect.poll(() => lineOf(visitor.page).textContent()).toContain('Ada is here')
  expect(await unread.count()).toBe(0)
  await reply.fill('Written while you were away')
  await desk.page.getByRole('button', { name: 'Send' }).click()
  await unread.waitFor()
  await visitor.page.reload()
  await unread.waitFor()
  await screenshot(visitor.page, 'handoff-unread-360')
  await bubbleOf(visitor.page).click()
  await expect.poll(() => unread.count()).toBe(0)
  await personMessages(visitor.page).getByText('Written while you were away').waitFor()
  expect(await personMessages(visitor.page).count()).toBe(4)

  await desk.page.getByRole('button', { name: 'Hand back' }).click()
  await visitor.page.getByText('The assistant is answering again.').first().waitFor()
  await expect.poll(() => hasFocus(takeOver)).toBe(true)
  await say(visitor.page, 'And a crown?')
  await visitor.page.locator('.foyer-answer').getByText('$900').first().waitFor()
  // Handing back stops the live connection.
  expect(await visitor.page.evaluate((key) => localStorage.getItem(key), `foyer:${id}:live`)).toBe('')
  expect(desk.problems).toEqual([])
  expect(visitor.problems).toEqual([])
})

test('if no one is available the visitor reads the owner’s text and can leave a message', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { id } = await createAssistant(app, owner, {
    pages: harbourPages,
    embed: {
      handoff: true,
      theme: 'dark',
      awayMessage: 'We are out. Leave us a word.',
      handoffHours: { timeZone: 'UTC', days: [] },
    },
  })
  const { page, problems } = await openWidget(id)
  await page.getByRole('button', { name: 'Talk to a person' }).click()
  await page.locator('.foyer-trouble').getByText('We are out. Leave us a word.').waitFor()
  await page.locator('.foyer-trouble .foyer-lead-offer').waitFor()
  await screenshot(page, 'handoff-away-dark')
  expect(problems).toEqual([])
})

test('a mail’s link opens the conversation on our page and clears the token from the address', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { id } = await createAssistant(app, owner, { pages: harbourPages, facts: harbourFacts })
  const begun = await app.call<{ sessionId: string }>('POST', `/api/chat/${id}`, {
    body: { message: 'Is there parking?' },
  })
  const { sessionId } = begun.body
  await app.call('POST', `/api/chat/${id}/leads`, {
    body: { sessionId, email: 'bob@example.com', consent: true },
  })
  const [conversation] = (await owner.call<{ id: string }[]>('GET', '/api/conversations')).body
  const { token } = makeReturnLink(app.services, conversation!.id)

  const { page, problems } = await visit(browser, app.url)
  await page.goto(`/conversation/${id}#${token}`)
  await page.getByText('Continue the conversation of b…@example.com?').waitFor()
  expect(page.url()).not.toContain(token)
  expect(await page.locator('iframe').count()).toBe(0)
  await expectWellMade(page, 'return-page-asks')
  await page.keyboard.press('Enter')
  const chat = page.frameLocator('iframe')
  await chat.locator('.foyer-answer').getByText('twelve free parking spaces').waitFor()
  await expectWellMade(page, 'return-page')
  await chat.locator('textarea').fill('Do you treat children?')
  await chat.locator('textarea').press('Enter')
  await chat.locator('.foyer-answer').getByText('from the age of two').waitFor()
  expect((await owner.call<unknown[]>('GET', '/api/conversations')).body).toHaveLength(1)
  await page.goto('/')
  await page.goto(`/conversation/${id}#${token}`)
  await chat.locator('.foyer-answer').getByText('from the age of two').waitFor()
  expect(problems).toEqual([])

  const stranger = await visit(browser, app.url, phone)
  await stranger.page.goto(`/conversation/${id}#${token.slice(0, -2)}xx`)
  await stranger.page.getByText('This link has expired or the conversation is no longer there.').waitFor()
  expect(await stranger.page.locator('iframe').count()).toBe(0)
})

test('a request for a person during the first load of the owner’s list still appears', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { id } = await createAssistant(app, owner, { pages: harbourPages, embed: { handoff: true } })
  const { page } = await visit(browser, app.url)
  // Without intervals, only the event stream updates the screen.
  await page.addInitScript(() => {
    window.setInterval = (() => 0) as never
  })
  await signIn(page, owner)
  const release = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  await page.route(
    '**/api/conversations/live*',
    async (route) => {
      const empty = await route.fetch()
      read.resolve()
      await release.promise
      await route.fulfill({ response: empty })
    },
    { times: 1 },
  )
  const following = page.waitForRequest((request) => request.url().includes('/api/conversations/events'))
  await page.goto('/conversations')
  await Promise.all([read.promise, following, page.getByText('No conversations yet').waitFor()])
  const heard = page.waitForRequest((request) => /\/api\/conversations\?/.test(request.url()))
  await app.call('POST', `/api/chat/${id}/handoff`, { body: {} })
  await heard
  release.resolve()
  const live = page.getByRole('region', { name: 'Live now' })
  await expect.poll(() => live.getByText('Wants a person').count()).toBe(1)
})
