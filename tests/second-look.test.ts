import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { says } from '../apps/server/src/testing/models/model-practice.ts'
import { startModelServer } from '../apps/server/src/testing/models/model-server.ts'
import { falseSentenceIn, verdictsOn } from '../apps/server/src/testing/models/second-looks.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, ownedAssistant } from './support/assistant-screen.ts'
import { expectWellMade, phoneInTheDark } from './support/browser.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
const model = await startModelServer()
afterAll(() => model.close())
openScreens(
  (screens) => {
    ;({ app, browser } = screens)
  },
  { server: { environment: { ...model.environment, MODEL_VERIFY: 'auto' } } },
)

const price = 'A cleaning costs $120.'
const confirmed = 'We lend stilts to whoever waits.'
const wrong = 'There are ninety parking spaces on the quay.'
const right = 'There are twelve free parking spaces behind the building.'
const cut = 'We sharpen skates and scissors.'
const line = /^Double-checked 3 sentences: 1 confirmed, 1 corrected, 1 removed \(\d\.\d+ s, [\d,]+ tokens\)$/

beforeEach(() => {
  model.answers((asked) => {
    const fallen = falseSentenceIn(asked)
    if (fallen !== null) return says(fallen === wrong ? right : '')
    const found = (statement: string) =>
      statement === wrong ? 'contradicted' : statement === cut ? 'absent' : 'supported'
    return verdictsOn(asked, found) ?? says(`${price} ${confirmed} ${wrong} ${cut}`)
  })
})

// The first calls load the client and word lists, which may exceed the second look's time limit.
beforeAll(async () => {
  const { owner, assistant } = await ownedAssistant(app)
  model.answers((asked) => verdictsOn(asked, () => 'supported') ?? says(`${price} ${confirmed}`))
  const body = { message: 'How much is a cleaning?' }
  await app.call('POST', `/api/chat/${assistant.id}`, { token: owner.token, body })
})

async function askInTestChat(page: Page) {
  const chat = page.getByRole('region', { name: 'Test Chat' })
  await chat.getByRole('textbox', { name: 'Message' }).fill('How much is a cleaning?')
  await chat.getByRole('button', { name: 'Send' }).click()
  return chat
}

test('an owner sees the second look in the test chat and in the conversation, and confirms there that a removed sentence was true', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await openAssistant(browser, app, owned)
  const chat = await askInTestChat(page)
  await chat.getByText(`${price} ${confirmed} ${right}`).waitFor()
  await chat.getByText(line).click()
  const looked = chat.getByRole('listitem').filter({ hasNotText: price })
  await looked.filter({ hasText: confirmed }).getByText('A second check confirmed it.').waitFor()
  const corrected = looked.filter({ hasText: wrong })
  await corrected.getByText('A second check found that your website says otherwise.').waitFor()
  await corrected.getByText('Replaced with:').waitFor()
  expect(await corrected.getByText(right).count()).toBe(1)
  const fallen = looked.filter({ hasText: cut })
  await fallen.getByText('A second check didn’t find it on your website.').waitFor()
  await expectWellMade(page, 'second-look-test-chat')
  await chat.getByText('How this answer was made').click()
  await chat.getByText('stand-in (compatible).').waitFor()
  expect(await chat.getByText('Removed from the model’s answer').count()).toBe(0)

  await fallen.getByRole('button', { name: 'This was true' }).click()
  await fallen.getByText('You confirmed this.').waitFor()
  expect(await corrected.getByText('You confirmed this.').count()).toBe(0)
  await page.reload()
  await chat.getByText(line).click()
  await fallen.getByRole('button', { name: 'Undo' }).waitFor()
  await askInTestChat(page)
  await chat.getByText(`${price} ${confirmed} ${right} ${cut}`).waitFor()
  // The other verdicts are cached.
  await chat.getByText(/^Double-checked 2 sentences: 1 confirmed, 1 corrected/).waitFor()

  await fallen.getByRole('button', { name: 'Undo' }).click()
  await fallen.getByRole('button', { name: 'This was true' }).waitFor()

  await page.goto('/conversations')
  await page
    .getByRole('button', { name: /messages?/ })
    .first()
    .click()
  const view = page.getByRole('dialog', { name: 'How much is a cleaning?' })
  await view.getByText(line).click()
  const read = view.getByRole('list').getByRole('listitem')
  await read.filter({ hasText: cut }).getByRole('button', { name: 'This was true' }).last().click()
  await view.getByText('You confirmed this.').waitFor()
  await expectWellMade(page, 'second-look-conversation')
  expect(problems).toEqual([])
})

test('the second look fits a phone', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await openAssistant(browser, app, owned, {
    ...phoneInTheDark,
    viewport: { width: 390, height: 844 },
  })
  const chat = await askInTestChat(page)
  await chat.getByText(line).click()
  await chat.getByText('Replaced with:').waitFor()
  await expectWellMade(page, 'second-look-test-chat-phone')
  await page.goto('/conversations')
  await page
    .getByRole('button', { name: /messages?/ })
    .first()
    .click()
  const view = page.getByRole('dialog', { name: 'How much is a cleaning?' })
  await view.getByText(line).click()
  await view.getByText('Replaced with:').scrollIntoViewIfNeeded()
  await expectWellMade(page, 'second-look-conversation-phone')
  expect(problems).toEqual([])
})
