import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import { harbourPages } from '../apps/server/src/testing/harbour-dental.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, openTab, ownedAssistant, saveChanges } from './support/assistant-screen.ts'
import { expectAccessible, visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('deleting needs the name typed, and leads to the dashboard', async () => {
  const owned = await ownedAssistant(app, { name: 'Harbour  Dental' })
  const { page, problems } = await openAssistant(browser, app, owned)
  await page.getByLabel('Context').fill('Unsaved, and no matter')
  await openTab(page, 'Advanced')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete assistant' })
  expect(await confirm.isDisabled()).toBe(true)
  await page.getByLabel('Type its name to confirm').fill('Harbour')
  expect(await confirm.isDisabled()).toBe(true)
  await page.getByLabel('Type its name to confirm').fill('Harbour Dental')
  const deletions: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url())
  })
  await confirm.dblclick()
  await page.waitForURL('**/dashboard')
  await page.getByText('No assistants yet').waitFor()
  expect(deletions).toHaveLength(1)
  const gone = await owned.owner.call('GET', `/api/assistants/${owned.assistant.id}`)
  expect(gone.status).toBe(404)
  expect(problems).toEqual([])
})

test('an unknown id and someone else’s are not found', async () => {
  const { owner, assistant } = await ownedAssistant(app)
  const stranger = await registerOwner(app)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, stranger)
  for (const id of ['no-such-id', crypto.randomUUID(), assistant.id]) {
    await page.goto(`/bot/${id}`)
    await page.getByRole('heading', { name: 'Assistant Not Found' }).waitFor()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await signIn(page, owner)
  await page.goto(`/bot/${assistant.id}`)
  await page.getByRole('button', { name: 'Save Changes' }).waitFor()
  expect(problems).toEqual([])
})

test('a tab whose assistant was deleted elsewhere says so and links back', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  const miss: ((page: Page) => Promise<void>)[] = [
    async (page) => {
      await page.getByLabel('Context').fill('Too late')
      await saveChanges(page)
    },
    async (page) => {
      await page.getByRole('textbox', { name: 'Message' }).fill('When are you open?')
      await page.getByRole('button', { name: 'Send' }).click()
    },
    async (page) => {
      await openTab(page, 'API')
      await page.getByRole('button', { name: 'Rotate' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Rotate key' }).click()
    },
  ]
  for (const missIt of miss) {
    const assistant = await createAssistant(app, owner, { pages: harbourPages })
    await page.goto(`/bot/${assistant.id}`)
    await page.getByRole('button', { name: 'Save Changes' }).waitFor()
    await owner.call('DELETE', `/api/assistants/${assistant.id}`)
    await missIt(page)
    await page.getByRole('heading', { name: 'Assistant Not Found' }).waitFor()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
  }
  expect(problems).toEqual([])
})
