import type { Browser, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, ownedAssistant } from './support/assistant-screen.ts'
import { expectAccessible, phone, phoneInTheDark, screenshot, visit } from './support/browser.ts'
import { findViolations } from './support/find-violations.ts'
import { openScreens } from './support/screens.ts'
import { type ListeningServer, listen } from './widget/listen.ts'
import { converse, openChat } from './widget/setup.ts'

let app: TestApp
let browser: Browser
let site: ListeningServer
openScreens(async (screens) => {
  ;({ app, browser } = screens)
  site = await listen(({ url }, response) => {
    const line = `<script src="${app.url}/embed.js" data-assistant-id="${url?.slice(1)}" async></script>`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Quay Bikes</title><main><h1>Quay Bikes</h1></main>${line}`,
    )
  })
})
afterAll(() => site.stop())

const home = 'https://quay-bikes.example'
const page = (path: string, title: string, text: string) => ({
  url: `${home}/${path}`,
  title,
  text,
  language: 'en',
})
const pages = [
  page('lockers', 'Lockers', 'Lockers by the pier hold a suitcase and two coats.'),
  page('left', 'Left luggage', 'Small suitcases wait behind the counter while you ride.'),
  page('trailers', 'Trailers', 'A trailer carries a suitcase of up to twenty kilos.'),
]
const asked = 'Is there a place for suitcases?'

async function open(
  options: Parameters<typeof visit>[2],
  { language = 'en', theme = 'light' }: { language?: 'en' | 'ar'; theme?: 'light' | 'dark' } = {},
) {
  const owner = await registerOwner(app, { tier: 'enterprise' })
  const assistant = await createAssistant(app, owner, { pages, language, embed: { typingSpeed: 0, theme } })
  const visited = await visit(browser, site.url, options)
  await visited.page.goto(`/${assistant.id}`)
  return { owner, assistant, ...visited }
}

const folded = (widget: Page) => widget.locator('.foyer-answer details')

test.each([
  ['phone-light', phone, 'light'],
  ['phone-dark', phoneInTheDark, 'dark'],
  ['desktop-light', {}, 'light'],
  ['desktop-dark', {}, 'dark'],
] as const)('further quotes are folded below the answer: %s', async (look, options, theme) => {
  const { page: widget, problems } = await open(options, { theme })
  const text = await converse(widget, asked)
  expect(text).toMatch(/^(Our website says|I'm not sure this answers it): /)
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(45)
  const more = widget.locator('summary', { hasText: 'More from our website' })
  await more.waitFor()
  expect(await folded(widget).getByRole('link').first().isVisible()).toBe(false)
  await screenshot(widget, `further-quotes-${look}-folded`)
  await more.focus()
  await widget.keyboard.press('Enter')
  await folded(widget).getByRole('link').first().waitFor()
  expect(await folded(widget).locator('blockquote').count()).toBe(2)
  await screenshot(widget, `further-quotes-${look}`)
  // axe sees only backgrounds inside the body, and the widget is outside it.
  await widget.evaluate(() => document.body.append(document.querySelector('foyer-widget')!))
  expect(await findViolations(widget, { unsureContrast: true })).toEqual([])
  expect(problems).toEqual([])
})

test('further quotes persist on the next page, and work from right to left', async () => {
  const { page: widget } = await open(phone, { language: 'ar' })
  await converse(widget, asked)
  await folded(widget).waitFor()
  await widget.reload()
  await openChat(widget)
  await folded(widget).locator('summary').click()
  expect(await folded(widget).locator('blockquote').count()).toBe(2)
  expect(await folded(widget).locator('summary').textContent()).toBe('المزيد من موقعنا')
  await screenshot(widget, 'further-quotes-arabic')
})

test('the owner reads further quotes in the test chat and in the conversation', async () => {
  const owned = await ownedAssistant(app, { pages })
  const { page: screen } = await openAssistant(browser, app, owned)
  const chat = screen.getByRole('region', { name: 'Test Chat' })
  await chat.getByRole('textbox', { name: 'Message' }).fill(asked)
  await chat.getByRole('button', { name: 'Send' }).click()
  const more = chat.locator('summary', { hasText: 'More from your website' })
  await more.click()
  expect(await chat.getByRole('list', { name: 'More quotes' }).getByRole('listitem').count()).toBe(2)
  await expectAccessible(screen)
  await screenshot(screen, 'further-quotes-test-chat')
  await screen.goto('/conversations')
  await screen.getByText(asked).first().click()
  await screen.locator('summary', { hasText: 'More from your website' }).click()
  expect(await screen.getByRole('list', { name: 'More quotes' }).getByRole('listitem').count()).toBe(2)
  await screenshot(screen, 'further-quotes-conversation')
})
