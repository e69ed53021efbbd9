import type { Assistant } from '@foyer/contract/assistants'
import type { EmbedConfig } from '@foyer/contract/embed'
import type { Browser, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, ownedAssistant } from './support/assistant-screen.ts'
import { expectAccessible, expectToast, screenshot } from './support/browser.ts'
import { endSession, signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

type Owned = Awaited<ReturnType<typeof ownedAssistant>>
const stored = async ({ owner, assistant }: Owned) =>
  (await owner.call<Assistant>('GET', `/api/assistants/${assistant.id}`)).body

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const saved = (page: Page) => expectToast(page, 'Assistant updated successfully')

test('two tabs on one assistant never overwrite each other silently', async () => {
  const owned = await ownedAssistant(app)
  const { page, context, problems } = await openAssistant(browser, app, owned)
  const other = await context.newPage()
  await other.goto(`/bot/${owned.assistant.id}`)
  await page.getByLabel('Business name').fill('From the first tab')
  await page.getByLabel('Context').fill('Typed in the first tab')
  await other.getByLabel('Business name').fill('From the second tab')
  await save(other)
  await saved(other)

  await save(page)
  const notice = page.getByRole('status', { name: 'This assistant has changed' })
  await notice.waitFor()
  await expectAccessible(page)
  await screenshot(page, 'bot-conflict')
  expect((await stored(owned)).name).toBe('From the second tab')
  expect(await page.getByLabel('Business name').inputValue()).toBe('From the first tab')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('heading', { name: 'From the second tab' }).waitFor()
  expect(await page.getByLabel('Context').inputValue()).toBe('Typed in the first tab')
  await page.getByRole('button', { name: 'Use theirs' }).click()
  expect(await page.getByLabel('Business name').inputValue()).toBe('From the second tab')
  await save(page)
  await saved(page)
  expect(await stored(owned)).toMatchObject({
    name: 'From the second tab',
    context: 'Typed in the first tab',
  })
  expect(problems).toEqual([])
})

test('two tabs on one widget keep each other’s settings, and say so where both changed the same', async () => {
  const owned = await ownedAssistant(app)
  const { page, context, problems } = await openAssistant(browser, app, owned)
  const other = await context.newPage()
  const dialogs = []
  for (const tab of [page, other]) {
    await tab.goto('/dashboard')
    await tab.getByRole('button', { name: 'Add to My Website' }).click()
    const dialog = tab.getByRole('dialog', { name: /Add to Website/ })
    await dialog.getByRole('tab', { name: 'Messages' }).click()
    dialogs.push(dialog)
  }
  const [here, there] = dialogs as [Locator, Locator]
  const saveIn = (dialog: Locator) => dialog.getByRole('button', { name: 'Save & Apply' }).click()
  const config = async () =>
    (await owned.owner.call<EmbedConfig>('GET', `/api/embed/config/${owned.assistant.id}`)).body
  await there.getByLabel('Welcome message').fill('Welcome from there')
  await saveIn(there)
  await expectToast(other, 'Settings saved!')
  await here.getByLabel('Window title').fill('Title from here')
  await saveIn(here)
  await expectToast(page, 'Settings saved!')
  expect(await config()).toMatchObject({
    welcomeMessage: 'Welcome from there',
    windowTitle: 'Title from here',
  })
  expect(await here.getByLabel('Welcome message').inputValue()).toBe('Welcome from there')

  await there.getByLabel('Window title').fill('Title from there')
  await saveIn(there)
  await expectToast(other, 'Error saving settings')
  await other.getByText('These settings were changed elsewhere.').first().waitFor()
  expect((await config()).windowTitle).toBe('Title from here')
  expect(await there.getByLabel('Window title').inputValue()).toBe('Title from there')
  await there.getByText('Unsaved changes', { exact: true }).waitFor()
  await saveIn(there)
  await expect.poll(async () => (await config()).windowTitle).toBe('Title from there')

  // The other save lands while the request is on its way.
  await here.getByLabel('Welcome message').fill('Too late')
  let sent = 0
  await page.route('**/api/embed/config/*', async (route) => {
    // The first request fails because of the title, and is retried.
    if (route.request().method() === 'PUT' && ++sent === 2)
      await owned.owner.call('PUT', new URL(route.request().url()).pathname, {
        body: { welcomeMessage: 'Just in time' },
      })
    await route.continue()
  })
  await saveIn(here)
  await page.getByText('These settings were changed elsewhere.').first().waitFor()
  expect((await config()).welcomeMessage).toBe('Just in time')
  expect(await here.getByLabel('Welcome message').inputValue()).toBe('Too late')

  // Text typed during a save is neither lost nor reported as saved.
  const typed = Promise.withResolvers<void>()
  await page.unroute('**/api/embed/config/*')
  await page.route('**/api/embed/config/*', async (route) => {
    if (route.request().method() === 'PUT') await typed.promise
    await route.continue()
  })
  await saveIn(here)
  await here.getByRole('button', { name: 'Saving...' }).waitFor()
  await here.getByLabel('Window title').fill('Typed meanwhile')
  typed.resolve()
  await here.getByRole('button', { name: 'Save & Apply' }).waitFor()
  expect(await config()).toMatchObject({ welcomeMessage: 'Too late', windowTitle: 'Title from there' })
  expect(await here.getByLabel('Window title').inputValue()).toBe('Typed meanwhile')
  await here.getByText('Unsaved changes', { exact: true }).waitFor()
  expect(problems).toEqual([])
})

test('a key rotated or a prompt rebuilt elsewhere is no conflict', async () => {
  const owned = await ownedAssistant(app)
  const { page } = await openAssistant(browser, app, owned)
  await page.getByLabel('Context').fill('Typed before')
  await owned.owner.call('POST', `/api/assistants/${owned.assistant.id}/rotate-key`)
  await owned.owner.call('POST', `/api/assistants/${owned.assistant.id}/rebuild-prompt`, {
    body: { apply: true },
  })
  await save(page)
  await saved(page)
  expect((await stored(owned)).context).toBe('Typed before')
})

test('unsaved changes are never lost without a word', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await openAssistant(browser, app, owned)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await page.getByRole('link', { name: 'Harbour Dental' }).click()
  const context = page.getByLabel('Context')
  await context.fill('Not saved yet')

  const asks = page.getByRole('dialog', { name: 'Discard your changes?' })
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await asks.getByRole('button', { name: 'Keep editing' }).click()
  expect(await context.inputValue()).toBe('Not saved yet')
  await page.goBack()
  await asks.waitFor()
  await expectAccessible(page)
  expect(page.url()).toContain('/bot/')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await asks.getByRole('button', { name: 'Keep editing' }).click()

  const closing = new Promise<string>((asked) =>
    page.once('dialog', (dialog) => {
      asked(dialog.type())
      void dialog.accept()
    }),
  )
  await page.reload()
  expect(await closing).toBe('beforeunload')
  expect(await context.inputValue()).toBe('Not saved yet')

  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await asks.getByRole('button', { name: 'Save and leave' }).click()
  await page.waitForURL('**/settings')
  expect((await stored(owned)).context).toBe('Not saved yet')
  await page.goBack()
  await context.fill('Thrown away')
  await page.goBack()
  await asks.getByRole('button', { name: 'Discard changes' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Harbour Dental' }).click()
  expect(await context.inputValue()).toBe('Not saved yet')
  expect(problems).toEqual([])
})

test('what was typed waits for an owner whose session ended', async () => {
  const owned = await ownedAssistant(app)
  const { page } = await openAssistant(browser, app, owned)
  await page.getByLabel('Context').fill('Typed before the session ended')
  await endSession(app, page)
  await save(page)
  await expectToast(page, 'Your session has ended. Sign in again to continue.')
  await page.waitForURL('**/login?redirect=**')
  await signIn(page, owned.owner)
  await page.goto(`/bot/${owned.assistant.id}`)
  await page.getByText('Unsaved changes', { exact: true }).waitFor()
  expect(await page.getByLabel('Context').inputValue()).toBe('Typed before the session ended')
  const notice = page.getByRole('status', { name: 'Your draft was restored' })
  await notice.getByText('Context').waitFor()
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Discard' }).click()
  await notice.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Context').inputValue()).toBe('A family practice at the old harbour.')
  await page.reload()
  await page.getByLabel('Context').waitFor()
  expect(await notice.count()).toBe(0)
})
