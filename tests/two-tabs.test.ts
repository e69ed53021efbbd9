import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
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

test('an older tab is shown what a newer one saved, and its owner takes either', async () => {
  const { owner } = await ownedAssistant(app, { name: 'Harbour Dental' })
  await owner.call('POST', '/api/keys', { body: { name: 'Till' } })
  const { page: older, context, problems } = await visit(browser, app.url, phone)
  await signIn(older, owner)
  await older.goto('/api')
  const newer = await context.newPage()
  await newer.goto('/api')
  const rename = async (page: typeof older, name: string, shown: string) => {
    await page.getByRole('button', { name: `More for ${shown}` }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByLabel('Key Name').fill(name)
  }
  await rename(older, 'Shop', 'Till')
  await rename(newer, 'Counter', 'Till')
  const save = (page: typeof older) => page.getByRole('button', { name: 'Rename', exact: true }).click()
  await save(newer)
  await expectToast(newer, 'API key renamed.')

  await save(older)
  const asked = older.getByRole('dialog', { name: 'Changed meanwhile' })
  await asked.getByText('Counter').waitFor()
  await asked.getByText('Shop').waitFor()
  await expectWellMade(older, 'changed-meanwhile')
  const names = async () =>
    (await owner.call<{ name: string }[]>('GET', '/api/keys')).body.map(({ name }) => name)
  expect(await names()).toEqual(['Counter'])
  await asked.getByRole('button', { name: 'Save mine' }).click()
  await expectToast(older, 'API key renamed.')
  expect(await names()).toEqual(['Shop'])

  // The newer tab is the older one now, and keeps what was saved.
  await rename(newer, 'Desk', 'Counter')
  await save(newer)
  await newer.getByRole('button', { name: 'Keep what was saved' }).click()
  await newer.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await names()).toEqual(['Shop'])
  expect(problems).toEqual([])
})
