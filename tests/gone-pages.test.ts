import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { rescanned, rescannedSite } from '../apps/server/src/testing/rescanned-site.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import {
  expectToast,
  expectWellMade,
  expectWellMadeInItsTheme,
  phoneInTheDark,
  visit,
} from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens(
  (screens) => {
    ;({ app, browser } = screens)
  },
  { server: { jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } } },
)

const lost = ['/banjos', '/bows', '/harps', '/lutes', '/strings', '/violas']
const patience = { timeout: 60_000 }

test('an owner whose website lost many pages is asked on the assistant’s card, and keeps them on its page', async () => {
  const { site, owner, at, paths } = await rescannedSite(app)
  for (const path of lost) site.pages[path] = null
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/website-settings')
  await page.getByRole('button', { name: 'Rescrape' }).click()
  await expectToast(page, rescanned, patience)
  const note = page.getByRole('region', { name: 'Missing pages' })
  await note.getByText('6 pages are no longer on your website').waitFor()
  await page.getByText('6 pages are no longer on your website and stay until you decide.').first().waitFor()
  await note.getByText('Show pages').click()
  await note.getByRole('link', { name: '/harps' }).waitFor()
  await note.getByText('Page not found (404)').first().waitFor()
  await expectWellMade(page, 'gone-pages')

  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('link', { name: '6 pages of Quill Workshop are no longer on its website' }).waitFor()
  await page.keyboard.press('Escape')
  await page.route('**/gone-pages', (route) => route.abort())
  await note.getByRole('button', { name: 'Remove pages' }).click()
  await expectToast(page, 'Couldn’t save your decision')
  await page.unroute('**/gone-pages')

  await page.goto(at.replace('/api/assistants', '/bot'))
  await note.getByRole('button', { name: 'Keep pages' }).click()
  await expectToast(page, 'Pages kept')
  await note.waitFor({ state: 'detached' })
  expect(await paths()).toHaveLength(14)
  expect(problems.filter((problem) => !/gone-pages|Failed to load/.test(problem))).toEqual([])
  await site.close()
})

test('on a phone in the dark the owner removes missing pages', async () => {
  const { site, owner, rescan, paths } = await rescannedSite(app)
  for (const path of lost) site.pages[path] = null
  await rescan()
  const { page, problems } = await visit(browser, app.url, phoneInTheDark)
  await signIn(page, owner)
  await page.goto('/website-settings')
  const note = page.getByRole('region', { name: 'Missing pages' })
  await note.getByText('6 pages are no longer on your website').waitFor()
  await expectWellMadeInItsTheme(page, 'gone-pages-phone')
  await note.getByRole('button', { name: 'Remove pages' }).click()
  await expectToast(page, 'Pages removed')
  await note.waitFor({ state: 'detached' })
  expect(await paths()).toHaveLength(8)
  expect(problems).toEqual([])
  await site.close()
})
