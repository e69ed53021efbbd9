import { readFile } from 'node:fs/promises'
import type { ApiKey } from '@foyer/contract/keys'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { ownedAssistant } from './support/assistant-screen.ts'
import {
  clipboard,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  hasFocus,
  phone,
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

const asks = async (id: string, token: string) =>
  (await app.call('POST', `/api/chat/${id}`, { token, body: { message: 'Hello' } })).status

test('an owner creates, reveals, uses, renames, rotates and revokes a key', async () => {
  const { owner, assistant } = await ownedAssistant(app, { name: 'Harbour Dental' })
  const keys = async () => (await owner.call<ApiKey[]>('GET', '/api/keys')).body
  const { page, context, problems } = await visit(browser, app.url)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, owner)
  await page.goto('/api')

  await page.getByText('No API keys yet').waitFor()
  // Copied code works at once with the assistant's key.
  await page.getByText('ask.sh', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
  await expect.poll(() => clipboard(page)).toContain(`Bearer ${assistant.apiKey}"`)
  await page.getByRole('button', { name: 'Create API Key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Key Name').fill('  ')
  await dialog.getByRole('button', { name: 'Create Key' }).click()
  await dialog.getByText('Key Name is required').waitFor()
  await dialog.getByLabel('Key Name').fill('Shop')
  await dialog.getByRole('button', { name: 'Create Key' }).click()
  await expectToast(page, 'API key created successfully.')
  const [{ key }] = (await keys()) as [ApiKey]

  const row = page.getByRole('listitem').filter({ hasText: 'Active' })
  await row.getByText(`${key.slice(0, 8)}••••••••${key.slice(-4)}`).waitFor()
  expect(await page.content()).not.toContain(key)
  await row.getByRole('button', { name: 'Copy Shop' }).click()
  await expect.poll(() => clipboard(page)).toBe(key)
  await page.getByText('Python', { exact: true }).click()
  await page.getByText('ask.py').waitFor()
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
  await expect.poll(() => clipboard(page)).toContain(`/api/chat/${assistant.id}`)
  expect(await clipboard(page)).toContain(`"FOYER_API_KEY", "${key}"`)
  await row.getByRole('button', { name: 'Reveal Shop' }).click()
  await row.getByText(key, { exact: true }).waitFor()

  const act = async (action: string) => {
    await row.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Rename')
  await dialog.getByLabel('Key Name').fill('Night shift')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await row.getByText('Night shift').waitFor()
  await expect.poll(() => hasFocus(row.getByRole('button', { name: /^More actions for/ }))).toBe(true)
  expect(await asks(assistant.id, key)).toBe(200)
  await act('Rotate')
  await dialog.getByRole('button', { name: 'Rotate key' }).click()
  await expectToast(page, 'API key rotated.')
  const [{ key: fresh }] = (await keys()) as [ApiKey]
  await row.getByText(fresh, { exact: true }).waitFor()
  expect([await asks(assistant.id, key), await asks(assistant.id, fresh)]).toEqual([401, 200])

  await page.getByText('/api/chat/{assistantId}/history').waitFor()
  await page.getByLabel('Search endpoints').fill('rotate key')
  await page.getByText('/api/keys/{id}/rotate').waitFor()
  const explained = page.getByRole('link', { name: 'Replace the secret of a key' })
  expect(await explained.getAttribute('href')).toBe('/docs#rotateKey')
  await expectAccessible(page)
  await screenshot(page, 'api-management')
  await act('Revoke')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
  await page.getByText('No API keys yet').waitFor()
  expect([await keys(), await asks(assistant.id, fresh)]).toEqual([[], 401])
  // The row is gone, so focus moves to the main content.
  await expect.poll(() => hasFocus(page.locator('#main'))).toBe(true)

  await page.route('**/api/keys', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Create API Key' }).click()
  await dialog.getByLabel('Key Name').fill('Shop')
  await dialog.getByRole('button', { name: 'Create Key' }).click()
  await expectToast(page, 'Failed to create API key')
  expect(await dialog.getByLabel('Key Name').inputValue()).toBe('Shop')
  expect(problems).toEqual([])
})

test('a program contains key, assistant and token, and pasted values stay within their quotes', async () => {
  const { owner, assistant } = await ownedAssistant(app, { name: 'Harbour Dental' })
  const { page, context, problems } = await visit(browser, app.url)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, owner)
  await page.goto('/api-integration')
  await page.getByRole('radio', { name: 'Harbour Dental' }).waitFor()
  await page.getByText(`${assistant.apiKey.slice(0, 8)}…`).waitFor()
  await page.getByRole('button', { name: 'Copy Key' }).click()
  await expect.poll(() => clipboard(page)).toBe(assistant.apiKey)

  const token = `${btoa('1180000000000000042').replaceAll('=', '')}.GaBcDe.${'x'.repeat(38)}`
  await page.getByLabel('Bot token').fill(token)
  const invite = page.getByRole('link', { name: 'Add to your server' })
  expect(await invite.getAttribute('href')).toContain('client_id=1180000000000000042&scope=bot+applications')
  const program = page.locator('figure', { hasText: 'discord_bot.py' })
  await program.getByText(`"${token}"`).waitFor()
  await program.getByText(`"${assistant.apiKey}"`).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    program.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('discord_bot.py')
  const saved = await readFile(await download.path(), 'utf8')
  await program.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => clipboard(page)).toBe(saved)
  expect(saved).toContain(`"DISCORD_BOT_TOKEN", "${token}"`)
  expect(saved).toContain(`${app.url}/api/chat/${assistant.id}`)

  const evil = `"); import os # '</code><img src=x onerror="window.broken=1">\\`
  await page.getByLabel('Bot token').fill(evil)
  await page.getByText('This doesn’t look like a bot token').waitFor()
  const kept = evil.replaceAll(/[^\w.:/@-]/g, '')
  await program.getByText(`"${kept}"`).waitFor()
  await program.getByRole('button', { name: 'Cop' }).click()
  await expect.poll(() => clipboard(page)).toBe(saved.replace(token, kept))
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  await page.getByText('Node.js', { exact: true }).click()
  await page.getByText('npm install discord.js').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'api-integration')
  expect(problems).toEqual([])
})

test('links open their tab, on a phone too; without an assistant they lead to creating one', async () => {
  const { owner, assistant } = await ownedAssistant(app)
  const hand = await visit(browser, app.url, { ...phone, colorScheme: 'dark' })
  await signIn(hand.page, owner)
  await hand.page.goto('/api-integration#telegram')
  await hand.page.getByText('telegram_bot.py').first().waitFor()
  expect(new URL(hand.page.url()).search).toBe('?tab=telegram')
  await expectNoSidewaysScroll(hand.page)
  await hand.page.getByRole('tab', { name: 'Web API' }).tap()
  await hand.page.getByText(`POST /api/chat/${assistant.id}`).waitFor()
  await hand.page.getByRole('tab', { name: 'OpenAI clients' }).tap()
  await hand.page.getByText(`${app.url}/v1`, { exact: true }).waitFor()
  await hand.page.goto('/api-integration?tab=mcp')
  const mcp = hand.page.getByRole('tab', { name: 'MCP' })
  await hand.page.getByText(`${app.url}/mcp/${assistant.id}`, { exact: true }).waitFor()
  expect((await mcp.boundingBox())!.x).toBeLessThan(330)
  await hand.page.getByText('"mcpServers"').waitFor()
  await expectNoSidewaysScroll(hand.page)
  await expectAccessible(hand.page)

  const nobody = await registerOwner(app)
  await signIn(hand.page, nobody)
  await hand.page.goto('/api-integration')
  await hand.page.getByRole('link', { name: 'Create Your First Assistant' }).tap()
  await hand.page.waitForURL('**/dashboard')
  expect(hand.problems).toEqual([])
})
