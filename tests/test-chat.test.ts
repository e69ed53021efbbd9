import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, ownedAssistant } from './support/assistant-screen.ts'
import {
  expectAccessible,
  expectToast,
  expectWellMade,
  expectWellMadeInItsTheme,
  phoneInTheDark,
} from './support/browser.ts'
import { pressWhileComposing } from './support/composing.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('an answer streams in with its sources and is there again after a reload; while one is awaited, dots show and nothing more can be sent', async () => {
  const owned = await ownedAssistant(app)
  const { page, context, problems } = await openAssistant(browser, app, owned)
  const chat = page.getByRole('region', { name: 'Test Chat' })
  const input = chat.getByRole('textbox', { name: 'Message' })
  const send = chat.getByRole('button', { name: 'Send' })
  expect(await send.isDisabled()).toBe(true)
  await input.fill('   ')
  expect(await send.isDisabled()).toBe(true)
  await page.keyboard.insertText('x'.repeat(4_100))
  await chat.getByText('Messages are limited to 4,000 characters.').waitFor()
  await input.fill('x'.repeat(3_999))
  expect(await chat.getByText('Messages are limited').count()).toBe(0)

  const asked = page.waitForRequest(
    (request) => request.url().includes('/api/chat/') && request.method() === 'POST',
  )
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/api/chat/'),
  )
  await input.fill('診療時間')
  expect(await pressWhileComposing(input)).toEqual([])
  expect(await input.inputValue()).toBe('診療時間')
  await input.fill('How much is a')
  await input.press('Shift+Enter')
  await input.pressSequentially('cleaning?')
  expect(await input.inputValue()).toBe('How much is a\ncleaning?')
  await input.press('Enter')
  expect(await input.inputValue()).toBe('')
  expect((await asked).postDataJSON()).toEqual({
    message: 'How much is a\ncleaning?',
    sessionId: 'dashboard-session',
  })
  expect((await answered).headers()['content-type']).toContain('text/event-stream')
  await chat.getByText('$120').first().waitFor()
  const source = chat.getByRole('list', { name: 'Sources' }).getByRole('link', { name: 'Prices' })
  expect(await source.getAttribute('href')).toBe('https://harbour.example/prices')
  await expectAccessible(page)
  await page.getByText('0 of 100,000').waitFor()

  await page.reload()
  await chat.getByText('$120').first().waitFor()
  await chat.getByRole('button', { name: 'New conversation' }).click()
  await chat.getByText('Ask Harbour Dental what').waitFor()
  const next = page.waitForRequest(
    (request) => request.url().includes('/api/chat/') && request.method() === 'POST',
  )
  await chat.getByRole('button', { name: 'When are you open?' }).click()
  expect((await next).postDataJSON().sessionId).toMatch(/^dashboard-session-/)
  await chat.getByText(/9:00/).first().waitFor()
  await chat.locator('[role=log][aria-busy=false]').waitFor()

  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await context.route('**/api/chat/*', async (route) => {
    await held
    await route.continue()
  })
  await input.fill('How much is a cleaning?')
  await input.press('Enter')
  await chat.getByText('The assistant is typing').waitFor({ state: 'attached' })
  await input.fill('Hello?')
  expect(await send.isDisabled()).toBe(true)
  await input.press('Enter')
  expect(await input.inputValue()).toBe('Hello?')
  const hint = chat.getByText('The assistant is still answering. Send your message')
  await hint.waitFor()
  release()
  await chat.getByText('$120').first().waitFor()
  // The last words appear before the answer is finished.
  await chat.getByRole('button', { name: 'Send', disabled: false }).waitFor()
  expect(await chat.getByText('The assistant is typing').count()).toBe(0)
  expect(await hint.count()).toBe(0)
  expect(problems).toEqual([])
})

const payload = '<img src=x onerror="window.hacked=1">'

test('text from pages, names and visitors is never rendered as HTML', async () => {
  const owned = await ownedAssistant(app, {
    context: payload,
    pages: [
      {
        url: 'https://harbour.example/prices',
        title: `Prices ${payload}`,
        text: `# Prices\n\n| Treatment | Price |\n| --- | --- |\n| Cleaning | $120 ${payload} |\n| Crown | [$900](javascript:window.hacked=1) |`,
      },
    ],
    facts: [],
  })
  const { page, problems } = await openAssistant(browser, app, owned)
  const chat = page.getByRole('region', { name: 'Test Chat' })
  await chat.getByRole('textbox', { name: 'Message' }).fill(`How much is a cleaning? ${payload}`)
  await chat.getByRole('button', { name: 'Send' }).click()
  await chat.getByText('$120').first().waitFor()
  await chat.getByRole('list', { name: 'Sources' }).waitFor()
  expect(await chat.getByText(payload).count()).toBeGreaterThanOrEqual(2)
  expect(await page.locator('main img').count()).toBe(0)
  expect(await chat.locator('a[href^="javascript"]').count()).toBe(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(problems).toEqual([])
})

test('a question the website does not answer leads to the form that teaches it', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await openAssistant(browser, app, owned)
  const chat = page.getByRole('region', { name: 'Test Chat' })
  const input = chat.getByRole('textbox', { name: 'Message' })
  await input.fill('Do you repair violins?')
  await input.press('Enter')
  await chat.getByText('Not on your site', { exact: true }).waitFor()
  await chat.getByRole('button', { name: 'Teach an answer' }).click()
  const form = page.getByRole('dialog', { name: 'Teach an answer' })
  expect(await form.getByLabel('Question').inputValue()).toBe('Do you repair violins?')
  await form.getByLabel('Answer', { exact: true }).fill('No, but Quay Strings next door does.')
  await form.getByRole('button', { name: 'Teach answer' }).click()
  await expectToast(page, 'Answer taught')
  await input.fill('Do you repair violins?')
  await input.press('Enter')
  await chat.getByText('Quay Strings next door').waitFor()
  await chat.getByText('Updated since. Ask again to see the new answer.').waitFor()
  expect(await chat.getByText('Not on your site', { exact: true }).count()).toBe(0)
  await page.reload()
  await chat.getByText('Updated since. Ask again to see the new answer.').waitFor()
  await chat.getByText('How this answer was made').first().click()
  await chat.getByText('Nothing on your website matches the question.').waitFor()

  await input.fill('How much is a cleaning?')
  await input.press('Enter')
  await chat.getByRole('button', { name: 'Correct this answer' }).click()
  const correct = page.getByRole('dialog', { name: 'Correct this answer' })
  expect(await correct.getByLabel('Question').inputValue()).toBe('How much is a cleaning?')
  const answer = correct.getByLabel('Answer', { exact: true })
  expect(await answer.inputValue()).toContain('$120')
  await answer.fill('A cleaning is $95 since March.')
  await correct.getByRole('button', { name: 'Teach answer' }).click()
  await expect.poll(() => chat.getByText('Updated since. Ask again to see the new answer.').count()).toBe(2)
  await expectAccessible(page)
  await input.fill('How much is a cleaning?')
  await input.press('Enter')
  await chat.getByText('$95 since March').waitFor()
  expect(problems).toEqual([])
})

test('an inactive assistant says so instead of answering', async () => {
  const owned = await ownedAssistant(app, { isActive: false })
  const { page } = await openAssistant(browser, app, owned)
  const chat = page.getByRole('region', { name: 'Test Chat' })
  await chat.getByText('This assistant is inactive').waitFor()
  await expectAccessible(page)
  await chat.getByRole('textbox', { name: 'Message' }).fill('Hello')
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expectToast(page, 'Failed to send message')
  await expectToast(page, 'This assistant is not active at the moment.')
})

test('a long conversation is accessible and fits, on a phone and on a desk', async () => {
  const owned = await ownedAssistant(app)
  for (const [width, options] of [
    [360, phoneInTheDark],
    [1440, { viewport: { width: 1440, height: 900 } }],
  ] as const) {
    const { page, context, problems } = await openAssistant(browser, app, owned, options)
    const chat = page.getByRole('region', { name: 'Test Chat' })
    for (const question of [
      'What are your prices?',
      'When are you open?',
      `Is there ${'parking'.repeat(30)}?`,
    ]) {
      await chat.getByRole('textbox', { name: 'Message' }).fill(question)
      await chat.getByRole('textbox', { name: 'Message' }).press('Enter')
      await chat.locator('[role=log][aria-busy=false]').getByText(question).last().waitFor()
    }
    const look = width === 360 ? expectWellMadeInItsTheme : expectWellMade
    await look(page, `chat-${width}`)
    // Nothing inside the scroll area makes the page longer.
    const beyond = await page.evaluate(() => {
      const { bottom } = document.getElementById('main')!.getBoundingClientRect()
      return document.documentElement.scrollHeight - Math.round(bottom + window.scrollY)
    })
    expect(Math.abs(beyond)).toBeLessThanOrEqual(1)
    expect(problems).toEqual([])
    await context.close()
  }
})
