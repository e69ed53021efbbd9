import type { Browser } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { asTokens, startModelServer } from '../apps/server/src/testing/models/model-server.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, openTab, ownedAssistant } from './support/assistant-screen.ts'
import { expectWellMade, phoneInTheDark } from './support/browser.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
const model = await startModelServer({
  says: asTokens('A cleaning costs $120. A ferry to Malta costs $77777.'),
})
afterAll(() => model.close())
openScreens(
  (screens) => {
    ;({ app, browser } = screens)
  },
  { server: { environment: { ...model.environment, MODEL_VERIFY: 'off' } } },
)

test('an owner sees how often a model’s answers were used in full', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await openAssistant(browser, app, owned)
  await openTab(page, 'Advanced')
  await page.getByText('No model answers yet.').waitFor()
  await expectWellMade(page, 'answers-of-the-model-none')

  const ask = () =>
    app.call('POST', `/api/chat/${owned.assistant.id}`, {
      token: owned.owner.token,
      body: { message: 'How much is a cleaning?' },
    })
  await ask()
  model.does({ says: asTokens('A cleaning costs $120.') })
  for (const _ of [1, 2, 3]) await ask()
  await page.reload()
  await openTab(page, 'Advanced')
  await page.getByRole('row', { name: /^As written by the model 3 75%/ }).waitFor()
  await page.getByRole('row', { name: /^With a sentence removed 1 25%/ }).waitFor()
  await expectWellMade(page, 'answers-of-the-model')
  expect(problems).toEqual([])

  const hand = await openAssistant(browser, app, owned, phoneInTheDark)
  await openTab(hand.page, 'Advanced')
  await hand.page.getByRole('row', { name: /^With a sentence removed 1 25%/ }).waitFor()
  await expectWellMade(hand.page, 'answers-of-the-model-phone')
  expect(hand.problems).toEqual([])
})
