import type { ModelsOverview } from '@foyer/contract/models'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin } from '../apps/server/src/platform/admin/make-admin.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { ownedAssistant } from './support/assistant-screen.ts'
import { expectToast, expectWellMade, phone, visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('an older tab shows what a newer one saved, and the owner picks either', async () => {
  const { owner } = await ownedAssistant(app, { name: 'Harbour Dental' })
  await owner.call('POST', '/api/keys', { body: { name: 'Till' } })
  const { page: older, context, problems } = await visit(browser, app.url, phone)
  await signIn(older, owner)
  await older.goto('/api')
  const newer = await context.newPage()
  await newer.goto('/api')
  const rename = async (page: typeof older, name: string, shown: string) => {
    await page.getByRole('button', { name: `More actions for ${shown}` }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByLabel('Key Name').fill(name)
  }
  await rename(older, 'Shop', 'Till')
  await rename(newer, 'Counter', 'Till')
  const save = (page: typeof older) => page.getByRole('button', { name: 'Rename', exact: true }).click()
  await save(newer)
  await expectToast(newer, 'API key renamed.')

  await save(older)
  const asked = older.getByRole('dialog', { name: 'This has changed' })
  await asked.getByText('Counter').waitFor()
  await asked.getByText('Shop').waitFor()
  await expectWellMade(older, 'changed-meanwhile')
  const names = async () =>
    (await owner.call<{ name: string }[]>('GET', '/api/keys')).body.map(({ name }) => name)
  expect(await names()).toEqual(['Counter'])
  await asked.getByRole('button', { name: 'Save my version' }).click()
  await expectToast(older, 'API key renamed.')
  expect(await names()).toEqual(['Shop'])

  // The newer tab is now the outdated one and keeps the saved version.
  await rename(newer, 'Desk', 'Counter')
  await save(newer)
  await newer.getByRole('button', { name: 'Keep saved version' }).click()
  await newer.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await names()).toEqual(['Shop'])
  expect(problems).toEqual([])
})

test('administrators who edit the same model, or the same budget, in two tabs see what the other saved', async () => {
  const operator = await registerOwner(app)
  await makeAdmin(app.services.db, operator.id)
  const { body: model } = await operator.call<{ id: string }>('POST', '/api/operator/models', {
    body: {
      provider: 'compatible',
      name: 'qwen3:8b',
      baseUrl: 'http://127.0.0.1:11434/v1',
      inputPrice: 0.25,
    },
  })
  const stored = async () => {
    const { body } = await operator.call<ModelsOverview>('GET', '/api/operator/models')
    return { ...body.models.find(({ id }) => id === model.id), budget: body.month.budgetUsd }
  }
  const { page: older, context, problems } = await visit(browser, app.url, phone)
  await signIn(older, operator)
  const edit = async (page: typeof older, name: string) => {
    await page.getByRole('button', { name: `More actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    return page.getByRole('dialog', { name: 'Edit model' })
  }
  await older.goto('/operator')
  const mine = await edit(older, 'qwen3:8b')
  await mine.getByLabel('Output price').fill('2')
  const newer = await context.newPage()
  await newer.goto('/operator')
  const theirs = await edit(newer, 'qwen3:8b')
  await theirs.getByLabel('Provider').selectOption('openai')
  await theirs.getByLabel('Model', { exact: true }).fill('gpt-5-mini')
  await theirs.getByLabel('Address').fill('')
  await theirs.getByLabel('Key', { exact: true }).fill('sk-another-key-0042')
  await theirs.getByLabel('Output price').fill('8')
  await theirs.getByLabel('Offer to owners').check()
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expectToast(newer, 'Model saved.')

  await mine.getByRole('button', { name: 'Save' }).click()
  const asked = older.getByRole('dialog', { name: 'This has changed' })
  const shown = asked.getByRole('listitem')
  await shown.first().waitFor()
  expect(await shown.allInnerTexts()).toEqual([
    'Provider\nSaved\nOpenAI\nYours\nOpenAI-compatible server',
    'Model\nSaved\ngpt-5-mini\nYours\nqwen3:8b',
    'Address\nSaved\nEmpty\nYours\nhttp://127.0.0.1:11434/v1',
    'Offer to owners\nSaved\nOn\nYours\nOff',
    'Output price\nSaved\n8\nYours\n2',
  ])
  await expectWellMade(older, 'changed-meanwhile-model')
  await asked.getByRole('button', { name: 'Keep saved version' }).click()
  await older.getByRole('heading', { name: 'gpt-5-mini' }).waitFor()
  expect(await stored()).toMatchObject({ name: 'gpt-5-mini', keyEnd: '…0042', outputPrice: 8, offered: true })

  await newer.getByLabel('Monthly budget').fill('20')
  await newer.getByRole('button', { name: 'Save budget' }).click()
  await expectToast(newer, 'Budget saved.')
  await older.getByLabel('Monthly budget').fill('500')
  const saveBudget = () => older.getByRole('button', { name: 'Save budget' }).click()
  await saveBudget()
  await older.getByRole('button', { name: 'Keep saved version' }).click()
  await expect.poll(() => older.getByLabel('Monthly budget').inputValue()).toBe('20')
  expect(await stored()).toMatchObject({ budget: 20 })
  await newer.getByLabel('Monthly budget').fill('25')
  await newer.getByRole('button', { name: 'Save budget' }).click()
  await expect.poll(stored).toMatchObject({ budget: 25 })
  await older.getByLabel('Monthly budget').fill('500')
  await saveBudget()
  await older.getByRole('button', { name: 'Save my version' }).click()
  await expectToast(older, 'Budget saved.')
  expect(await stored()).toMatchObject({ budget: 500 })
  expect(problems).toEqual([])
})
