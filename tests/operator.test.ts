import type { Browser } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { makeAdmin } from '../apps/server/src/platform/admin/make-admin.ts'
import { asTokens, startModelServer } from '../apps/server/src/testing/models/model-server.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openPractice } from '../apps/server/src/testing/visitors.ts'
import { expectToast, expectWellMade, expectWellMadeInItsTheme, phone, visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
const model = await startModelServer({
  says: asTokens('A cleaning costs $120. We fly you to Paris for $77777.'),
})
model.serves('Ollama', ['llama3.2:latest', 'qwen3:8b'])
afterAll(() => model.close())
openScreens(
  (screens) => {
    ;({ app, browser } = screens)
  },
  { server: { environment: { LOCAL_MODELS: model.address } } },
)

test('an administrator adds a model, tests it, and sees its usage', async () => {
  const operator = await registerOwner(app)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, operator)
  await page.goto('/operator')
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  expect(await page.getByRole('link', { name: 'Models' }).count()).toBe(0)

  await makeAdmin(app.services.db, operator.id)
  await signIn(page, operator)
  await page.goto('/operator')
  await page.getByRole('heading', { name: 'No model yet' }).waitFor()
  await page.getByRole('heading', { name: 'Ollama is running on this machine' }).waitFor()
  await expectWellMadeInItsTheme(page, 'operator-empty')
  await page.getByRole('button', { name: 'Add llama3.2:latest' }).click()
  const offered = page.getByRole('dialog', { name: 'Add model' })
  expect(await offered.getByLabel('Address').inputValue()).toBe(`${model.address}/v1`)
  await offered.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add model' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add model' })
  await dialog.getByLabel('Provider').selectOption('compatible')
  await dialog.getByLabel('Model', { exact: true }).fill('stand-in')
  // Enter, because two clicks this fast are one double click.
  const tryOut = () => dialog.getByRole('button', { name: 'Test' }).press('Enter')
  await tryOut()
  await dialog.getByText('Say where the server is').waitFor()
  const address = dialog.getByLabel('Address')
  const gone = await startModelServer()
  await gone.close()
  await address.fill(gone.environment.MODEL_BASE_URL)
  await tryOut()
  await dialog.getByText('Is the server running?').waitFor()
  await address.fill(model.environment.MODEL_BASE_URL)
  await dialog.getByLabel('Key', { exact: true }).fill('sk-the-operators-own-key-4321')
  await dialog.getByLabel('Input price', { exact: true }).fill('0.25')
  await dialog.getByLabel('Output price').fill('2')
  await dialog.getByLabel('Cached input price').fill('0.025')
  await tryOut()
  await dialog.getByText('It works: first word after').waitFor()
  await dialog.getByText('It lost the beginning of a 8,000-token prompt').waitFor()
  await dialog.getByText('It didn’t use the search tool').waitFor()
  await dialog.getByLabel('Check answers again').selectOption('Doubtful sentences, with another model')
  await dialog.getByRole('button', { name: 'Add model' }).press('Enter')
  await dialog.getByText('Say which model looks at answers again').waitFor()
  await dialog.getByLabel('Model for the second check').fill('larger')
  await expectWellMadeInItsTheme(page, 'operator-dialog')
  await dialog.getByRole('button', { name: 'Add model' }).click()
  await expectToast(page, 'Model added.')
  await page.getByText('larger checks doubtful sentences').waitFor()
  await page.getByText('Answers visitors').waitFor()
  await page.getByText('Key …4321').waitFor()
  await page.getByText('$0.25 in ($0.025 cached), $2 out').waitFor()

  const practice = await openPractice(app, { tier: 'pro' })
  await practice.ask('How much is a cleaning?')
  model.does({ status: 500 })
  await practice.ask('How much is a cleaning?')
  await page.reload()
  await page.getByRole('cell', { name: 'Failed or unreachable' }).waitFor()
  await page.getByRole('row', { name: /With a sentence removed 1 50%/ }).waitFor()
  await page.getByRole('row', { name: /From the built-in answerer instead 1 50%/ }).waitFor()
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await page.getByText('has trouble of its own and answered 500').waitFor()
  await expectWellMade(page, 'operator-desktop')

  await page.getByRole('button', { name: 'Stop using' }).click()
  await page.getByRole('button', { name: 'Use this model' }).waitFor()
  await page.getByLabel('Monthly budget').fill('20')
  await page.getByRole('button', { name: 'Save budget' }).click()
  await expectToast(page, 'Budget saved.')
  expect(problems).toEqual([])

  const hand = await visit(browser, app.url, phone)
  await signIn(hand.page, operator)
  await hand.page.goto('/operator')
  await hand.page.getByRole('button', { name: 'Use this model' }).waitFor()
  await expectWellMade(hand.page, 'operator-phone')
  await hand.page.getByRole('button', { name: 'More actions for stand-in' }).click()
  await hand.page.getByRole('menuitem', { name: 'Remove' }).click()
  await hand.page.getByRole('button', { name: 'Remove model' }).click()
  await hand.page.getByRole('heading', { name: 'No model yet' }).waitFor()
  expect(hand.problems).toEqual([])
})
