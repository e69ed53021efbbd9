import type { Browser, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startModelServer } from '../apps/server/src/testing/models/model-server.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openPractice } from '../apps/server/src/testing/visitors.ts'
import { phone, phoneInTheDark, screenshot, visit } from './support/browser.ts'
import { openScreens } from './support/screens.ts'
import { type ListeningServer, listen } from './widget/listen.ts'
import { converse, inputOf, say } from './widget/setup.ts'

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

const answers = (page: Page) => page.locator('.foyer-answer .foyer-text')

/** The model stops after the first sentence of the second answer. */
async function openConversation(options = phone, embed = {}) {
  model.does({ says: ['A cleaning costs $120.'] })
  const practice = await openPractice(app, { tier: 'enterprise', embed: { handoff: true, ...embed } })
  const { page, problems } = await visit(browser, site.url, options)
  await page.goto(`/${practice.assistant.id}`)
  await converse(page, 'How much is a cleaning?')
  model.does({ says: ['A crown costs $900. ', 'A filling', ' costs'], hangAfter: 2 })
  const [conversation] = (await practice.owner.call<{ id: string }[]>('GET', '/api/conversations')).body
  return { ...practice, page, problems, at: `/api/conversations/${conversation!.id}` }
}

test.each([
  ['light', phone],
  ['dark', phoneInTheDark],
  ['desktop', {}],
])('an answer cut off by a person joining is replaced by their message: %s', async (look, options) => {
  const { page, problems, owner, at } = await openConversation(options, {
    theme: look === 'dark' ? 'dark' : 'light',
  })
  await say(page, 'How much is a crown?')
  await answers(page).getByText('A crown costs $900.').waitFor()
  await screenshot(page, `stepping-in-before-${look}`)
  expect((await owner.call('POST', `${at}/takeover`)).status).toBe(200)

  await expect.poll(() => page.locator('.foyer-live').textContent()).toContain('Ada is here')
  await expect.poll(() => answers(page).allTextContents()).toEqual(['A cleaning costs $120.'])
  expect(await page.locator('.foyer-visitor').last().textContent()).toContain('How much is a crown?')
  expect(await page.locator('.foyer-dots').count()).toBe(0)
  expect(await page.locator('.foyer-trouble').count()).toBe(0)
  await screenshot(page, `stepping-in-gone-${look}`)

  await owner.call('POST', `${at}/messages`, { body: { content: 'For you, $850.' } })
  await answers(page).getByText('For you, $850.').waitFor()
  expect(await answers(page).allTextContents()).toEqual(['A cleaning costs $120.', 'For you, $850.'])
  await screenshot(page, `stepping-in-person-${look}`)
  await say(page, 'Is that with the check-up?')
  await expect.poll(() => inputOf(page).inputValue()).toBe('')
  const stored = async () =>
    (await owner.call<{ messages: unknown[] }>('GET', at)).body.messages.map(
      (message) => (message as { content: string }).content,
    )
  await expect.poll(stored).toContain('Is that with the check-up?')
  await page.reload()
  await expect.poll(() => page.locator('.foyer-visitor').count()).toBe(3)
  expect(await answers(page).allTextContents()).toEqual(['A cleaning costs $120.', 'For you, $850.'])
  expect(problems).toEqual([])
})

test('retracted words are not shown as a partial answer when the stream then breaks', async () => {
  const { page, path } = await openConversation()
  await page.route(
    `**${path}`,
    (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' },
        body: 'event: delta\ndata: {"text":"A crown costs"}\n\nevent: retract\ndata: {}\n\n',
      }),
    { times: 1 },
  )
  await say(page, 'How much is a crown?')
  await page.locator('.foyer-trouble').waitFor()
  expect(await page.locator('.foyer-answer').allInnerTexts()).toEqual([
    expect.stringContaining('A cleaning costs $120.'),
  ])
  await page.getByRole('button', { name: 'Try again' }).click()
  await answers(page).getByText('A crown costs $900.').waitFor()
})

test('a person who joins is shown even if visitors can’t ask for one, also on the next page', async () => {
  const { page, problems, owner, at } = await openConversation({}, { handoff: false })
  expect((await owner.call('POST', `${at}/takeover`)).status).toBe(200)
  await expect.poll(() => page.locator('.foyer-live').textContent()).toContain('Ada is here')
  await owner.call('POST', `${at}/messages`, { body: { content: 'For you, $80.' } })
  await answers(page).getByText('For you, $80.').waitFor()
  await owner.call('POST', `${at}/release`)
  await expect.poll(() => page.locator('.foyer-live').textContent()).toBe('')
  expect(await page.getByRole('button', { name: 'Talk to a person' }).count()).toBe(0)

  await page.reload()
  await answers(page).getByText('For you, $80.').waitFor()
  expect((await owner.call('POST', `${at}/takeover`)).status).toBe(200)
  await expect.poll(() => page.locator('.foyer-live').textContent()).toContain('Ada is here')
  expect(problems).toEqual([])
})
