import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { ownedAssistant } from './support/assistant-screen.ts'
import {
  clipboard,
  expectAccessible,
  expectWellMadeInItsTheme,
  phoneInTheDark,
  screenshot,
  visit,
} from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const tabs = ['Overview', 'Embedding', 'Chat API', 'Assistants', 'Limits', 'Examples']
const isInSight = (page: Page, id: string) =>
  page.evaluate((name) => {
    const { top } = document.getElementById(name)!.getBoundingClientRect()
    return top >= 0 && top < window.innerHeight
  }, id)

test('a visitor without an account reads all six tabs, each with its own address', async () => {
  const plain = await (await fetch(`${app.url}/docs`)).text()
  expect(plain).toContain('Your first question')
  expect(plain).toContain('ask.sh')

  const { page, problems } = await visit(browser, app.url)
  await page.goto('/docs')
  const nav = page.getByRole('navigation', { name: 'Documentation' })
  for (const tab of tabs) {
    await nav.getByRole('link', { name: tab, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: tab }).waitFor()
    await page.locator('main h2').first().waitFor()
    await screenshot(page, `docs-${tab}-desktop`)
  }
  expect(new URL(page.url()).search).toBe('?tab=examples')
  await page.reload()
  await page.getByRole('heading', { name: 'The TypeScript client' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Limits' }).waitFor()
  await page.getByRole('cell', { name: '100,000' }).waitFor()
  expect(problems).toEqual([])
})

test('an anchor alone opens the right tab and the endpoint with its full reference', async () => {
  const { page, problems } = await visit(browser, app.url)
  await page.goto('/docs#askAssistant')
  await page.getByRole('heading', { level: 1, name: 'Chat API' }).waitFor()
  expect(page.url()).toBe(`${app.url}/docs?tab=chat-api#askAssistant`)
  const endpoint = page.locator('#askAssistant')
  await endpoint.getByText('required', { exact: true }).first().waitFor()
  await endpoint.getByText('At most 4,000 characters.').waitFor()
  await endpoint.getByText('429', { exact: true }).waitFor()
  await endpoint.locator('dd code', { hasText: /^limitReached$/ }).waitFor()
  await endpoint.getByText(`curl "${app.url}/api/chat/`).waitFor()
  await expect.poll(() => isInSight(page, 'askAssistant')).toBe(true)
  await endpoint.getByText('Go', { exact: true }).click()
  await endpoint.getByText('package main').waitFor()
  await screenshot(page, 'docs-endpoint-desktop')
  await expectAccessible(page)

  await page.goto('/docs?tab=limits#errors')
  await expect.poll(() => isInSight(page, 'errors')).toBe(true)
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  // A tab name is an anchor too; an invalid anchor still shows the page.
  await page.goto('/docs?tab=overview#limits')
  await page.getByRole('heading', { level: 1, name: 'Limits' }).waitFor()
  await page.goto('/docs?tab=chat-api#%E0%A4%A')
  await page.getByRole('heading', { level: 1, name: 'Chat API' }).waitFor()

  await page.goto('/docs#the-typescript-client')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'foyer.ts' }).click()
  expect((await download).suggestedFilename()).toBe('foyer.ts')
  expect(problems).toEqual([])
})

test('search opens with a shortcut, shows results during typing, and links to them', async () => {
  const { page, problems } = await visit(browser, app.url)
  await page.goto('/docs')
  await page.getByRole('heading', { name: 'Your first question' }).waitFor()
  await expect
    .poll(async () => {
      await page.keyboard.press('/')
      return page.evaluate(() => document.activeElement?.getAttribute('type'))
    })
    .toBe('search')
  await page.keyboard.type('rotate key')
  await page.getByRole('link', { name: /Replace the secret of a key/ }).waitFor()
  await screenshot(page, 'docs-search-desktop')
  await page.getByLabel('Search the docs').fill('xylophone')
  await page.getByText('No results for “xylophone”.').waitFor()
  await page.getByLabel('Search the docs').fill('signature')
  await page.getByRole('link', { name: /Check the signature/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Assistants' }).waitFor()
  await expect.poll(() => isInSight(page, 'check-the-signature')).toBe(true)
  expect(page.url()).toBe(`${app.url}/docs?tab=assistants#check-the-signature`)
  expect(problems).toEqual([])
})

test('a signed-in reader copies examples with their own key, which the screen masks', async () => {
  const { owner, assistant } = await ownedAssistant(app, { name: 'Harbour Dental' })
  const { page, context, problems } = await visit(browser, app.url)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, owner)
  await page.goto('/docs')
  await page.getByText('Examples use the key of').waitFor()
  const first = page.locator('figure').filter({ hasText: 'ask.sh' })
  await first.getByText(`${assistant.apiKey.slice(0, 8)}...`).waitFor()
  expect(await page.content()).not.toContain(assistant.apiKey)
  await first.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => clipboard(page)).toContain(`Bearer ${assistant.apiKey}`)
  expect(await clipboard(page)).toContain(`${app.url}/api/chat/${assistant.id}`)
  expect(problems).toEqual([])
})

test('on a phone the tabs are a list to choose from', async () => {
  const { page, problems } = await visit(browser, app.url, phoneInTheDark)
  await page.goto('/docs')
  await page.getByRole('heading', { name: 'Your first question' }).waitFor()
  await page.getByLabel('Page').selectOption('Assistants')
  await page.getByRole('heading', { name: 'From a website to an assistant' }).waitFor()
  await page.getByText('Create an assistant, from its website where it has one').click()
  await page.locator('#createAssistant figure').first().waitFor()
  // axe needs seconds for 2,000 elements. Endpoints are checked in light above, the first tab in accounts.test.ts.
  await expectWellMadeInItsTheme(page, 'docs-phone-assistants')
  expect(problems).toEqual([])
})
