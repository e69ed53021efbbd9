import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, ownedAssistant } from './support/assistant-screen.ts'
import {
  expectToast,
  expectWellMade,
  expectWellMadeInItsTheme,
  hasFocus,
  phoneInTheDark,
} from './support/browser.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test('an owner adds files and a text, sees which answers used one, removes it, and chooses the pages to read', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await openAssistant(browser, app, owned)
  await page.getByRole('tab', { name: 'Knowledge' }).click()
  const files = page.getByRole('region', { name: 'Files and texts' })
  await files.getByText('None yet.').waitFor()
  await files
    .getByLabel('Files to add')
    .setInputFiles([
      file('Aquarium.txt', 'The waiting room has an aquarium with clownfish.'),
      file('Empty.txt', ''),
    ])
  await files.getByText('This file is empty.').waitFor()
  await expectToast(page, '1 file added')
  await files.getByText('Text file, 48 bytes').waitFor()
  await expectWellMade(page, 'knowledge')
  await files.getByRole('button', { name: 'Dismiss Empty.txt' }).click()

  const chat = page.getByRole('region', { name: 'Test Chat' })
  await chat.getByRole('textbox', { name: 'Message' }).fill('Is there an aquarium in the waiting room?')
  await chat.getByRole('button', { name: 'Send' }).click()
  const sources = chat.getByRole('list', { name: 'Sources' })
  await sources.getByText('Aquarium', { exact: true }).waitFor()
  expect(await sources.getByRole('link').count()).toBe(0)

  await files.getByRole('button', { name: 'Add text' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add text' }).click()
  await dialog.getByText('Give it a name, such as Price list 2026.').waitFor()
  await dialog.getByLabel('Name').fill('Vouchers')
  await dialog.getByLabel('Text').fill('Gift vouchers are valid for three years.')
  await dialog.getByRole('button', { name: 'Add text' }).click()
  await expectToast(page, 'Text added')
  // Adding text reloads the use counts.
  await files.getByRole('button', { name: 'Used in 1 answer: Aquarium.txt' }).click()
  await dialog.getByText('Is there an aquarium in the waiting room?').waitFor()
  await expectWellMade(page, 'knowledge-uses')
  const leads = await dialog.getByRole('link', { name: 'Open conversation' }).getAttribute('href')
  expect(leads).toMatch(/^\/conversations\?conversation=[\da-f-]{36}$/)
  await page.keyboard.press('Escape')

  await files.getByRole('button', { name: 'Delete Aquarium.txt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Deleted')
  await files.getByText('Aquarium.txt').waitFor({ state: 'detached' })

  const pages = page.getByRole('region', { name: 'Website pages' })
  await pages.getByRole('button', { name: 'Exclude Prices' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exclude' }).click()
  await expectToast(page, 'Page excluded')
  const rules = page.getByRole('region', { name: 'Scan rules' })
  await rules.getByRole('list', { name: 'Exclude' }).getByText('https://harbour.example/prices').waitFor()
  const leaveOut = rules.getByRole('textbox', { name: 'Exclude' })
  await leaveOut.fill('blog')
  await leaveOut.press('Enter')
  await rules.getByText('“blog” is neither a path such as /blog nor the address of a page.').waitFor()
  await pages.getByRole('button', { name: 'Include /prices' }).click()
  await expectToast(page, 'Takes effect with the next scan. Rescrape to apply it now.')
  await rules.getByText('https://harbour.example/prices').waitFor({ state: 'detached' })
  // Its button is gone, so focus moves to the list.
  await expect.poll(() => hasFocus(pages.getByRole('list', { name: 'Pages', exact: true }))).toBe(true)
  await leaveOut.fill('/faq')
  await leaveOut.press('Enter')
  await expectToast(page, '1 page removed. Takes effect with the next question.')
  await rules.getByRole('textbox', { name: 'Also read' }).fill('https://harbour.example/sitemap-old.xml')
  await page.keyboard.press('Enter')
  await rules.getByRole('button', { name: 'Remove https://harbour.example/sitemap-old.xml' }).click()
  await expect.poll(() => hasFocus(rules.getByRole('textbox', { name: 'Also read' }))).toBe(true)
  expect(problems).toEqual([])
})

test('on a phone in the dark every section is laid out correctly, also when loading failed', async () => {
  const owned = await ownedAssistant(app, { tier: 'free' })
  const { page } = await openAssistant(browser, app, owned, phoneInTheDark)
  await page.route(/\/(sources|pages|site-rules)(\?|$)/, (route) => route.abort())
  await page.getByRole('tab', { name: 'Knowledge' }).click()
  await page.getByText('Couldn’t load your files').waitFor()
  await expectWellMadeInItsTheme(page, 'knowledge-failing')
  await page.unroute(/\/(sources|pages|site-rules)(\?|$)/)
  await page.reload()
  await page.getByText('0 of 5 used.').waitFor()
  await page.getByRole('button', { name: 'Exclude Prices' }).waitFor()
  await expectWellMadeInItsTheme(page, 'knowledge-phone')
})
