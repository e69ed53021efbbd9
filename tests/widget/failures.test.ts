import { expect, test } from 'vitest'
import { answerWith, chatOf, dead, refuse, silent, stream } from './proxy.ts'
import { bubbleOf, converse, focused, inputOf, openChat, type Site, say, windowOf } from './setup.ts'
import { greetingOf, noticeOf, openBrokenSite, ownComplaints, statusOf, troubleOf } from './trouble.ts'

let site: Site
const { publish, visitWith } = openBrokenSite((opened) => {
  site = opened
})

test('an unsent message is restored on the next page, an answered one is not', async () => {
  const visit = await visitWith({}, (id) => site.proxy.when(chatOf(id), dead))
  const { page } = visit
  await bubbleOf(page).click()
  await say(page, 'Is there parking?')
  await expect.poll(() => troubleOf(visit).textContent()).toBe('No connection. Your message is saved.')
  await inputOf(page).fill('And when?')
  site.proxy.reset()
  const open = async () => {
    await page.reload()
    await openChat(page)
    await windowOf(page).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await open()
  expect(await inputOf(page).inputValue()).toBe('Is there parking?\nAnd when?')
  expect(await converse(page, 'Is there parking?')).toContain('twelve free parking spaces')

  // The answer arrived after the page was left.
  site.proxy.when(chatOf(visit.assistantId), silent)
  await say(page, 'When are you open?')
  await open()
  expect(await inputOf(page).inputValue()).toBe('When are you open?')
  site.proxy.reset()
  const id = await page.evaluate(
    (assistantId) => localStorage.getItem(`foyer:${assistantId}:session`),
    visit.assistantId,
  )
  const asked = await fetch(`${site.foyer.url}/api/chat/${visit.assistantId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ message: 'When are you open?', sessionId: id }),
  })
  expect(asked.status).toBe(200)
  await open()
  expect(await inputOf(page).inputValue()).toBe('')
  expect(await page.locator('.foyer-visitor').count()).toBe(2)

  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    }),
  )
  await open()
  await inputOf(page).fill('Lost with the page')
  expect(await converse(page, 'Is there parking?')).toContain('twelve free parking spaces')
  expect(ownComplaints(visit)).toEqual([])
})

test('an assistant that does not exist', async () => {
  const visitor = await site.visit(publish('00000000-0000-4000-8000-000000000000').url, { pooled: true })
  await bubbleOf(visitor.page).click()
  await expect.poll(() => greetingOf(visitor).textContent()).toBe('This chat isn’t available here.')
  expect(await inputOf(visitor.page).isVisible()).toBe(false)
  expect(await noticeOf(visitor).count()).toBe(0)
  expect(ownComplaints(visitor)).toEqual([])
})

test('an assistant that is switched off shows the owner’s offline message or the default', async () => {
  const one = await visitWith({ isActive: false, offlineMessage: 'Back on **Monday**.' })
  await bubbleOf(one.page).click()
  await expect.poll(() => greetingOf(one).textContent()).toBe('Back on Monday.')
  expect(await inputOf(one.page).isVisible()).toBe(false)
  await one.close()
  const other = await visitWith({ isActive: false })
  await bubbleOf(other.page).click()
  await expect
    .poll(() => greetingOf(other).textContent())
    .toBe('We’re away at the moment. Please come back later.')
})

test('an assistant that is switched off during a conversation', async () => {
  const visit = await visitWith({ offlineMessage: 'Gone fishing.' })
  await converse(visit.page, 'Hello')
  site.proxy.when(chatOf(visit.assistantId), refuse(403, 'inactive'))
  await say(visit.page, 'Still there?')
  await expect.poll(() => noticeOf(visit).textContent()).toBe('Gone fishing.')
  expect(await statusOf(visit).locator('p').last().textContent()).toBe('Gone fishing.')
  expect(await visit.page.locator('.foyer-dots').count()).toBe(0)
})

test('a website that is not allowed', async () => {
  const assistantId = await site.foyer.assistant({ typingSpeed: 0 })
  const allow = (allowedDomains: string[]) =>
    site.foyer.owner.call('PATCH', `/api/assistants/${assistantId}`, { body: { allowedDomains } })
  expect((await allow(['elsewhere.example'])).status).toBe(200)
  const visit = await site.visit(publish(assistantId).url, { pooled: true })
  await bubbleOf(visit.page).click()
  await expect.poll(() => greetingOf(visit).textContent()).toBe('This chat isn’t available here.')
  expect(await inputOf(visit.page).isVisible()).toBe(false)
  await visit.page.keyboard.press('Escape')
  await allow(['127.0.0.1', 'elsewhere.example'])
  await bubbleOf(visit.page).click()
  await inputOf(visit.page).waitFor()
  expect(await converse(visit.page, 'Is there parking?')).toContain('twelve free parking spaces')
  expect(ownComplaints(visit)).toEqual([])
  await visit.close()
  const chatOnly = await visitWith({}, (id) => site.proxy.when(chatOf(id), refuse(403, 'forbidden')))
  await bubbleOf(chatOnly.page).click()
  await say(chatOnly.page, 'Hello')
  await expect.poll(() => noticeOf(chatOnly).textContent()).toBe('This chat isn’t available here.')
  expect(ownComplaints(chatOnly)).toEqual([])
})

test.each([
  [
    'too many messages',
    refuse(429, 'rate_limited'),
    'There are too many messages right now. Please try again later.',
  ],
  [
    'a used-up plan',
    refuse(403, 'limit_reached', { limitReached: true }),
    'There are too many messages right now. Please try again later.',
  ],
  ['a server in trouble', refuse(500, 'failed'), 'Something went wrong. Your message is saved.'],
  [
    'a page instead of an answer',
    answerWith(200, '<h1>Gateway</h1>', 'text/html'),
    'Something went wrong. Your message is saved.',
  ],
  ['half an answer', answerWith(200, '{"response": "Hel'), 'Something went wrong. Your message is saved.'],
  [
    'an answer without text',
    answerWith(200, '{"answered": true}'),
    'Something went wrong. Your message is saved.',
  ],
  ['an error in the stream', stream([{ error: 'failed' }]), 'Something went wrong. Your message is saved.'],
  [
    'a limit told in the stream',
    stream([{ error: 'rate_limited' }]),
    'There are too many messages right now. Please try again later.',
  ],
  ['a connection that breaks', dead, 'No connection. Your message is saved.'],
  ['a stream that breaks at once', stream([{ cut: true }]), 'No connection. Your message is saved.'],
])('%s, and trying again works', async (_name, behaviour, text) => {
  const visit = await visitWith({}, (id) => site.proxy.when(chatOf(id), behaviour))
  await bubbleOf(visit.page).click()
  await say(visit.page, 'When are you open?')
  await expect.poll(() => troubleOf(visit).textContent()).toBe(text)
  expect(await visit.page.locator('.foyer-dots').count()).toBe(0)
  expect(ownComplaints(visit)).toEqual([])
  site.proxy.reset()
  await visit.page.getByRole('button', { name: 'Try again' }).click()
  await visit.page.locator('.foyer-answer .foyer-tools').waitFor()
  expect(await visit.page.locator('.foyer-answer').textContent()).toContain('9:00')
  expect(await visit.page.locator('.foyer-visitor').count()).toBe(1)
  expect(await visit.page.locator('.foyer-trouble').count()).toBe(0)
})

test('an interrupted answer keeps its text and can be retried', async () => {
  const read = Promise.withResolvers<void>()
  const visit = await visitWith({ typingSpeed: 500 }, (id) =>
    site.proxy.when(chatOf(id), stream(['We open at nine ', 'and we cl', { cut: read.promise }])),
  )
  await bubbleOf(visit.page).click()
  await say(visit.page, 'When?')
  await visit.page.locator('.foyer-answer .foyer-text').waitFor()
  read.resolve()
  await expect.poll(() => troubleOf(visit).textContent()).toBe('The answer broke off.')
  expect(await visit.page.locator('.foyer-answer .foyer-text').textContent()).toBe(
    'We open at nine and we cl',
  )
  expect(ownComplaints(visit)).toEqual([])
})

test('an answer that never arrives times out after half a minute', async () => {
  const visit = await visitWith({}, (id) => site.proxy.when(chatOf(id), silent), { pooled: false })
  await visit.page.clock.install()
  await bubbleOf(visit.page).click()
  await windowOf(visit.page).waitFor()
  await say(visit.page, 'Hello?')
  await visit.page.locator('.foyer-dots').waitFor()
  await visit.page.clock.fastForward(31_000)
  await expect.poll(() => troubleOf(visit).textContent()).toBe('No connection. Your message is saved.')
})

test('a stream that stalls times out too', async () => {
  const visit = await visitWith(
    {},
    (id) => site.proxy.when(chatOf(id), stream(['We open ', { wait: 60_000 }])),
    { pooled: false },
  )
  await visit.page.clock.install()
  await bubbleOf(visit.page).click()
  await windowOf(visit.page).waitFor()
  await say(visit.page, 'Hello?')
  await visit.page.clock.runFor(200)
  await visit.page.locator('.foyer-answer .foyer-text').waitFor()
  await visit.page.clock.fastForward(31_000)
  await expect.poll(() => troubleOf(visit).textContent()).toBe('The answer broke off.')
})

test('a visitor without a network', async () => {
  const visit = await visitWith({})
  await bubbleOf(visit.page).click()
  await windowOf(visit.page).waitFor()
  await visit.page.context().setOffline(true)
  await say(visit.page, 'Hello?')
  await expect.poll(() => troubleOf(visit).textContent()).toBe('No connection. Your message is saved.')
  await visit.page.context().setOffline(false)
  await visit.page.getByRole('button', { name: 'Try again' }).click()
  await visit.page.locator('.foyer-tools').waitFor()
  // The pressed button is gone, so focus moves to the input.
  expect(await focused(visit.page)).toBe('Ask a question')
})

test('a history that is gone starts a new conversation', async () => {
  const visit = await visitWith({})
  await converse(visit.page, 'Hello')
  site.proxy.when(/\/history/, refuse(404, 'not_found'))
  await visit.page.reload()
  await openChat(visit.page)
  await expect.poll(() => site.proxy.seen.some((line) => line.includes('/history'))).toBe(true)
  expect(await visit.page.locator('.foyer-visitor').count()).toBe(0)
  expect(await converse(visit.page, 'Is there parking?')).toContain('twelve free parking spaces')
})

test('a conversation survives a pause of its assistant', async () => {
  const visit = await visitWith({})
  await converse(visit.page, 'Before the pause')
  site.proxy.when(/\/history/, refuse(403, 'inactive'))
  await visit.page.reload()
  await openChat(visit.page)
  await expect.poll(() => site.proxy.seen.some((line) => line.includes('/history'))).toBe(true)
  site.proxy.reset()
  await visit.page.reload()
  await openChat(visit.page)
  await expect.poll(() => visit.page.locator('.foyer-visitor').count()).toBe(1)
})
