import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import { createConversation } from '../apps/server/src/testing/conversations.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { expectAccessible, expectWellMade, phone, screenshot, visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'
import { askAs, pages } from './support/visitors.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('an unanswered question is taught with one click and answered afterwards', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  await createAssistant(app, owner, { name: 'Made before' })
  const assistant = await createAssistant(app, owner, { name: 'Harbour Dental', pages })
  await createAssistant(app, owner, { name: 'Made after' })
  await askAs(app, assistant, 'one', 'Do you whiten teeth with laser?')
  await askAs(app, assistant, 'two', 'When are you open on Monday?')
  await askAs(app, assistant, 'three', 'What are your opening hours on Monday?')
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

test('an owner sees an answer’s confidence and how it was made, and teaches a better one', async () => {
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
      cut: [{ sentence: 'A crown costs 640 €.', reason: 'contradicted', key: 'of-the-crown', measures: {} }],
    },
  })
  const { page, problems } = await visit(browser, app.url, phone)
  await signIn(page, owner)
  await page.goto('/conversations')
  const list = page.getByRole('button', { name: /Harbour Dental \d messages?/ })
  await expect.poll(() => list.count()).toBe(2)
  await list.filter({ hasText: 'crown' }).click()
  const view = page.getByRole('dialog', { name: /crown|voucher/ })
  await view.getByText('How this answer was made').click()
  await view.getByText('because your website doesn’t support what the model said').waitFor()
  await view.getByText('A crown costs 640 €.').waitFor()
  await view.getByText('A second check found that your website says otherwise.').waitFor()
  await view.getByRole('button', { name: 'This was true' }).click()
  await view.getByText('You confirmed this.').waitFor()
  await expectWellMade(page, 'conversation-making-phone-true')
  await view.getByRole('button', { name: 'Undo' }).click()
  await view.getByRole('button', { name: 'This was true' }).waitFor()
  expect(await view.getByText('You confirmed this.').count()).toBe(0)
  await expectWellMade(page, 'conversation-making-phone')
  await view.getByRole('button', { name: 'Close' }).click()

  await page.getByLabel('Show', { exact: true }).selectOption('With unsure answers')
  await expect.poll(() => list.count()).toBe(1)
  await list.click()
  await view.getByText('Not sure', { exact: true }).waitFor()
  const quote = view.getByRole('blockquote').first()
  expect(await quote.getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe(url)
  await view.getByText('How this answer was made').click()
  await view.getByRole('button', { name: 'Teach a better answer' }).click()
  const form = page.getByRole('dialog', { name: 'Teach an answer' })
  expect(await form.getByLabel('Question').inputValue()).toBe('Can I pay by voucher?')
  expect(await form.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('Pay by card or voucher.')
  await form.getByRole('button', { name: 'Teach answer' }).click()
  await view.getByText('Updated since').waitFor()
  expect(problems).toEqual([])
})
