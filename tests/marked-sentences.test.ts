import type { Browser, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { asTokens, startModelServer } from '../apps/server/src/testing/models/model-server.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openPractice } from '../apps/server/src/testing/visitors.ts'
import { phone, phoneInTheDark, screenshot, visit } from './support/browser.ts'
import { openScreens } from './support/screens.ts'
import { type ListeningServer, listen } from './widget/listen.ts'
import { converse, openChat, say } from './widget/setup.ts'

let app: TestApp
let browser: Browser
let site: ListeningServer
const model = await startModelServer()
openScreens(
  async (screens) => {
    ;({ app, browser } = screens)
    site = await listen(({ url }, response) => {
      const line = `<script src="${app.url}/embed.js" data-assistant-id="${url?.slice(1)}" async></script>`
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Harbour Dental</title><h1>Harbour Dental</h1>${line}`,
      )
    })
  },
  { server: { environment: model.environment } },
)
afterAll(async () => {
  await site.stop()
  await model.close()
})

const price = 'A cleaning costs **$120**.'
const parking = 'There are twelve free parking spaces behind the building.'

async function open(options: Parameters<typeof visit>[2], theme: 'light' | 'dark' = 'light') {
  const { assistant } = await openPractice(app, { tier: 'enterprise', embed: { theme } })
  const { page, problems } = await visit(browser, site.url, options)
  await page.goto(`/${assistant.id}`)
  return { page, problems }
}
const marks = (page: Page) => page.locator('.foyer-answer .foyer-mark')
const quotes = (page: Page) => page.locator('.foyer-answer blockquote')
const wordsOf = (page: Page) => page.locator('.foyer-answer .foyer-text').last().innerText()

test.each([
  ['phone-light', phone, 'light'],
  ['phone-dark', phoneInTheDark, 'dark'],
  ['desktop', {}, 'light'],
] as const)('a mark after a sentence shows the page’s text behind it: %s', async (look, options, theme) => {
  const { page, problems } = await open(options, theme)
  model.does({ says: asTokens(`${price} ${parking}`) })
  await converse(page, 'How much is a cleaning, and where do I park?')
  await expect.poll(() => marks(page).count()).toBe(2)
  expect(await wordsOf(page)).toBe(`A cleaning costs $120. ${parking}`)
  const [first, second] = [marks(page).first(), marks(page).last()]
  expect(await first.getAttribute('aria-label')).toBe('Sources: Prices')
  expect(await quotes(page).count()).toBe(0)

  await first.press('Enter')
  expect(await first.getAttribute('aria-expanded')).toBe('true')
  await quotes(page).getByText('$120').waitFor()
  expect(await quotes(page).getByRole('link').getAttribute('href')).toBe('https://harbour.example/prices')
  await screenshot(page, `marked-sentences-${look}`)

  await second.click()
  expect(await first.getAttribute('aria-expanded')).toBe('false')
  await quotes(page).getByText('twelve free parking spaces').waitFor()
  expect(await quotes(page).count()).toBe(1)
  await second.click()
  expect(await quotes(page).count()).toBe(0)
  expect(problems).toEqual([])
})

test('marks appear in lists, and again on the next page', async () => {
  const { page, problems } = await open({})
  model.does({ says: asTokens(`Here you are:\n\n- ${price}\n- ${parking}\n`) })
  await converse(page, 'What is there?')
  await expect.poll(() => page.locator('.foyer-answer li .foyer-mark').count()).toBe(2)
  await page.reload()
  await openChat(page)
  await expect.poll(() => page.locator('.foyer-answer li .foyer-mark').count()).toBe(2)
  expect(await page.locator('.foyer-answer .foyer-text strong').innerText()).toBe('$120')
  expect(problems).toEqual([])
})

test('dots after the last word show that more is coming, and vanish with the next', async () => {
  const { page, problems } = await open({})
  model.does({ says: ['A cleaning costs $120. ', 'There are', ' twelve'], hangAfter: 2 })
  await openChat(page)
  await say(page, 'How much is a cleaning?')
  await page.locator('.foyer-text .foyer-dots').waitFor()
  expect(await wordsOf(page)).toMatch(/^A cleaning costs \$120\./)
  // The silent model times out; its complete sentences stay.
  await page.locator('.foyer-answer .foyer-tools').waitFor()
  expect(await page.locator('.foyer-dots').count()).toBe(0)
  expect(problems).toEqual([])
})
