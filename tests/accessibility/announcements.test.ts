import type { Assistant } from '@foyer/contract/assistants'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import { newSessionId, openPractice } from '../../apps/server/src/testing/visitors.ts'
import { ownedAssistant } from '../support/assistant-screen.ts'
import { expectToast, hasFocus, visit } from '../support/browser.ts'
import { signIn } from '../support/owner.ts'
import { openScreens } from '../support/screens.ts'
import { listen } from '../support/walk.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('a screen reader announces a waiting visitor and their messages', async () => {
  const { owner, assistant, path, ask } = await openPractice(app, { tier: 'pro', name: 'Orchard Vets' })
  const config = await owner.call<{ config: object }>('PUT', `/api/embed/config/${assistant.id}`, {
    body: { handoff: true },
  })
  expect(config.status).toBe(200)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/conversations')
  await page.getByText('No conversations yet').waitFor()
  const { heard } = await listen(page)
  const saying = async (words: string) => (await heard()).filter((each) => each.words.includes(words))

  const sessionId = newSessionId()
  await ask('Do you treat rabbits?', { sessionId })
  await app.call('POST', `${path}/handoff`, { body: { sessionId } })
  const wanted = 'A visitor of Orchard Vets wants to talk to a person'
  await expect.poll(() => saying(wanted)).toEqual([{ words: wanted, isUrgent: false }])

  await page
    .getByRole('region', { name: 'Live now' })
    .getByRole('button', { name: /Orchard Vets/ })
    .click()
  await page.getByRole('button', { name: 'Take over' }).click()
  const reply = page.getByLabel('Your reply')
  await expect.poll(() => hasFocus(reply)).toBe(true)
  await ask('She has not eaten since Tuesday.', { sessionId })
  const said = 'Visitor: She has not eaten since Tuesday.'
  await expect.poll(() => saying('since Tuesday')).toEqual([{ words: said, isUrgent: false }])
  expect(await saying('rabbits')).toEqual([])
  expect(await hasFocus(reply)).toBe(true)
  expect(problems).toEqual([])
})

test('success is announced politely and once, failure at once, and Escape closes a dialog before a toast', async () => {
  const { owner, assistant } = await ownedAssistant(app)
  for (const question of ['Is there a lift?', 'May I bring my dog?'])
    await owner.call('POST', `/api/assistants/${assistant.id}/answers`, {
      body: { question, answer: 'Yes.' },
    })
  const { page, problems } = await visit(browser, app.url, {
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await signIn(page, owner)
  await page.goto(`/bot/${assistant.id}?tab=taught`)
  const second = page.getByRole('button', { name: 'Remove “May I bring my dog?”' })
  await second.waitFor()
  const { heard } = await listen(page)
  const saying = async (words: string) => (await heard()).filter((each) => each.words.includes(words))

  // The question is announced in full, and focus moves to the next row after a removal.
  await second.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Remove this answer?' })
  expect(await question.getAttribute('aria-describedby')).toBeTruthy()
  await question.getByRole('button', { name: 'Remove answer' }).press('Enter')
  await second.waitFor({ state: 'detached' })
  await expect.poll(() => saying('Answer removed')).toEqual([{ words: 'Answer removed', isUrgent: false }])
  await expect
    .poll(() => hasFocus(page.getByRole('button', { name: 'Remove “Is there a lift?”' })))
    .toBe(true)

  await page.getByRole('tab', { name: 'Facts' }).click()
  await page.getByLabel('Search facts').fill('zeppelin')
  const nothing = 'No results for “zeppelin”.'
  await expect.poll(() => saying('zeppelin')).toEqual([{ words: nothing, isUrgent: false }])

  await page.getByRole('tab', { name: 'API' }).click()
  await page.getByRole('button', { name: /^Copy/ }).first().press('Enter')
  await expect.poll(() => saying('Copied')).toEqual([{ words: 'Copied', isUrgent: false }])

  await page.getByRole('tab', { name: 'General' }).click()
  await page.getByLabel('Business name').fill('Harbour Dental and Daughters')
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect
    .poll(async () => (await saying('updated successfully')).map(({ isUrgent }) => isUrgent))
    .toEqual([false])
  expect(await hasFocus(page.getByRole('button', { name: 'Save Changes' }))).toBe(true)

  await page.route('**/api/assistants/*/answers', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await page.getByRole('tab', { name: 'Taught answers' }).click()
  await page.getByRole('button', { name: 'Teach an answer' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Teach an answer' })
  await dialog.getByRole('button', { name: 'Teach answer' }).press('Enter')
  const discard = page.getByRole('dialog', { name: 'Discard your changes?' })
  const field = dialog.getByLabel('Question')
  await expect.poll(() => hasFocus(field)).toBe(true)
  const [described, required] = await field.evaluate((each) => [
    document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
    each.getAttribute('aria-required'),
  ])
  expect(described).toContain('equired')
  expect(required).toBe('true')
  await field.fill('Is tea served?')
  await dialog.getByLabel('Answer').fill('Yes.')
  await dialog.getByRole('button', { name: 'Teach answer' }).press('Enter')
  await expectToast(page, 'Failed to save the answer')
  await expect
    .poll(async () => (await saying('Failed to save the answer')).map(({ isUrgent }) => isUrgent))
    .toEqual([true])
  await page.keyboard.press('Escape')
  await discard.waitFor()
  await page.keyboard.press('Escape')
  await discard.waitFor({ state: 'detached' })
  expect(await dialog.count()).toBe(1)
  expect(problems).toEqual([])
})

test('scan progress is announced every five seconds at most', async () => {
  const { owner } = await ownedAssistant(app, { websiteUrl: 'https://harbour.example/' })
  const { page, problems } = await visit(browser, app.url, { viewport: { width: 1200, height: 800 } })
  await signIn(page, owner)
  let pagesKept = 0
  await page.route('**/api/assistants', async (route) => {
    const response = await route.fetch()
    const [assistant] = (await response.json()) as Assistant[]
    pagesKept += 1
    const since = { startedAt: null, finishedAt: null, message: null }
    const scan = { status: 'running', pagesFound: 40, pagesKept, ...since }
    await route.fulfill({ response, json: [{ ...assistant, scan }] })
  })
  await page.clock.install()
  await page.goto('/website-settings')
  await page.getByRole('main').getByText('of 40 pages so far').waitFor()
  const { times } = await listen(page)
  const shown = new Set<string | null>()
  while (shown.size < 8) {
    await page.clock.runFor(1_000)
    shown.add(await page.getByRole('main').getByText('of 40 pages so far').textContent())
  }
  const said = await times('pages so far')
  expect(said.length).toBeGreaterThan(2)
  const pauses = said.slice(1).map((at, nth) => at - said[nth]!)
  // Browser timers and clocks differ by a millisecond or two.
  expect(Math.min(...pauses)).toBeGreaterThan(4_950)
  expect(problems).toEqual([])
})
