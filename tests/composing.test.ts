import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, openTab, ownedAssistant } from './support/assistant-screen.ts'
import { hasFocus, visit } from './support/browser.ts'
import { pressWhileComposing } from './support/composing.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('Enter and Escape during Chinese composition of a path, a domain and a note submit and close nothing', async () => {
  const { page, problems } = await openAssistant(browser, app, await ownedAssistant(app))
  await openTab(page, 'Advanced')
  const domain = page.getByLabel('Add a domain')
  await domain.fill('港口牙科.example')
  expect(await pressWhileComposing(domain)).toEqual([])
  expect(await domain.inputValue()).toBe('港口牙科.example')
  await domain.press('Enter')
  await expect.poll(() => domain.inputValue()).toBe('')

  await openTab(page, 'Knowledge')
  const rules = page.getByRole('region', { name: 'Scan rules' })
  const leaveOut = rules.getByRole('textbox', { name: 'Exclude' })
  await leaveOut.fill('/价目表')
  expect(await pressWhileComposing(leaveOut)).toEqual([])
  expect(await rules.getByRole('list', { name: 'Exclude' }).count()).toBe(0)
  await leaveOut.press('Enter')
  await rules.getByRole('list', { name: 'Exclude' }).waitFor()

  await page.getByRole('button', { name: 'Add text' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('Name')
  await name.fill('礼品券')
  await pressWhileComposing(name, 'Escape')
  expect(await name.inputValue()).toBe('礼品券')
  const leaving = page.getByRole('dialog', { name: 'Discard your changes?' })
  expect(await leaving.count()).toBe(0)
  await name.press('Escape')
  await leaving.waitFor()
  expect(problems).toEqual([])
})

test('arrows and Escape during Japanese composition in the docs search leave the results alone', async () => {
  const { page, problems } = await visit(browser, app.url)
  await page.goto('/docs')
  const search = page.getByLabel('Search the docs')
  await page.getByRole('heading', { name: 'Your first question' }).waitFor()
  await expect
    .poll(async () => {
      await page.keyboard.press('/')
      return hasFocus(search)
    })
    .toBe(true)
  await search.fill('signature')
  const result = page.getByRole('link', { name: /Check the signature/ })
  await result.waitFor()
  for (const key of ['ArrowDown', 'Escape', 'Enter']) {
    expect(await pressWhileComposing(search, key), key).toEqual([])
    expect(await hasFocus(search), key).toBe(true)
    expect(await search.inputValue(), key).toBe('signature')
  }
  expect(new URL(page.url()).search).toBe('')
  await search.press('ArrowDown')
  await expect.poll(() => hasFocus(search)).toBe(false)
  expect(problems).toEqual([])
})
