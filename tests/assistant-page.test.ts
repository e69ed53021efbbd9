import type { Assistant } from '@foyer/contract/assistants'
import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, openTab, ownedAssistant, saveChanges } from './support/assistant-screen.ts'
import {
  clipboard,
  expectAccessible,
  expectToast,
  expectWellMade,
  expectWellMadeInItsTheme,
  phoneInTheDark,
  screenshot,
} from './support/browser.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

type Owned = Awaited<ReturnType<typeof ownedAssistant>>
const stored = async ({ owner, assistant }: Owned) =>
  (await owner.call<Assistant>('GET', `/api/assistants/${assistant.id}`)).body

const saved = (page: Page) => expectToast(page, 'Assistant updated successfully')

test('the owner’s edits are still there after a save and a reload', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await openAssistant(browser, app, owned)
  expect(await page.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true)
  await page.getByLabel('Business name').fill('')
  await saveChanges(page)
  await page.getByText('Business name is required').waitFor()
  await expectToast(page, 'Failed to update assistant')
  await page.getByLabel('Business name').pressSequentially('Quay <b>Dental</b>! & Sons')
  expect(await page.getByLabel('Business name').inputValue()).toBe('Quay bDentalb & Sons')
  await page.getByLabel('Business name').fill('Quay Dental & Sons')
  await page.getByLabel('Description').fill('Dentists by the sea')
  await page.getByLabel('Context').fill('We moved to the quay.')
  await page.getByText('21 / 10,000').waitFor()
  await page.getByLabel('Website').fill('quay.example')
  await page.getByLabel('Language', { exact: true }).selectOption('hi')
  expect(await page.getByLabel('Language', { exact: true }).locator('option').count()).toBe(12)
  await page.getByRole('switch', { name: 'Multi-language' }).click()
  await page.getByRole('switch', { name: 'Active' }).click()
  await openTab(page, 'Personality')
  await page.getByRole('radio', { name: 'Empathetic' }).check()
  await page.getByRole('radio', { name: 'Concise' }).check()
  await openTab(page, 'Advanced')
  await page.getByLabel('Add a domain').fill('https://Shop.Quay.example/cart')
  await page.getByLabel('Add a domain').press('Enter')
  await page.getByText('shop.quay.example').waitFor()
  await page.getByLabel('Add a domain').fill('not a domain')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Enter a domain such as example.com').waitFor()
  await page.getByRole('switch', { name: 'Voice in the widget' }).click()
  await page.getByText('Unsaved changes').waitFor()
  await saveChanges(page)
  await saved(page)
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' })

  const wanted = {
    name: 'Quay Dental & Sons',
    description: 'Dentists by the sea',
    context: 'We moved to the quay.',
    websiteUrl: 'https://quay.example',
    language: 'hi',
    multiLanguage: true,
    isActive: false,
    personality: 'empathetic',
    tone: 'concise',
    allowedDomains: ['shop.quay.example'],
    voiceEnabled: true,
  }
  expect(await stored(owned)).toMatchObject(wanted)
  await page.reload()
  await page.getByRole('heading', { name: 'Quay Dental & Sons' }).waitFor()
  await page.getByText('Inactive', { exact: true }).waitFor()
  await page.getByText('shop.quay.example').waitFor()
  expect(page.url()).toMatch(/\?tab=advanced$/)
  await openTab(page, 'Personality')
  await openTab(page, 'General')
  expect(page.url()).not.toContain('tab=')
  expect(await page.getByLabel('Website').inputValue()).toBe('https://quay.example')
  await page.goBack()
  expect(page.url()).not.toContain('/bot/')
  expect(problems).toEqual([])
})

test('features outside the plan are refused with a reason', async () => {
  const owned = await ownedAssistant(app, { tier: 'free' })
  const { page, problems } = await openAssistant(browser, app, owned)
  const multiLanguage = page.getByRole('switch', { name: /Multi-language/ })
  expect(await multiLanguage.getAttribute('aria-disabled')).toBe('true')
  await multiLanguage.click({ force: true })
  await expectToast(page, 'Upgrade Required')
  expect(await multiLanguage.getAttribute('aria-checked')).toBe('false')
  await openTab(page, 'Advanced')
  expect(await page.getByLabel('Messages a day from one IP address').isDisabled()).toBe(true)
  expect(problems).toEqual([])
})

test('an enterprise owner sets and clears the daily limit without the old value flickering back', async () => {
  const owned = await ownedAssistant(app, { tier: 'enterprise' })
  const { page } = await openAssistant(browser, app, owned)
  await openTab(page, 'Advanced')
  const limit = page.getByLabel('Messages a day from one IP address')
  await limit.fill('250 messages')
  await saveChanges(page)
  await saved(page)
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
  expect((await stored(owned)).dailyIpLimit).toBe(250)
  expect(await limit.inputValue()).toBe('250')
  await limit.evaluate((input) => {
    const shown: string[] = []
    Object.assign(window, { shown })
    const { get, set } = Object.getOwnPropertyDescriptor(input, 'value')!
    Object.defineProperty(input, 'value', {
      configurable: true,
      get,
      set(value) {
        shown.push(value)
        set!.call(this, value)
      },
    })
  })
  await limit.fill('300')
  await saveChanges(page)
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
  expect(await limit.inputValue()).toBe('300')
  expect(await page.evaluate('shown')).not.toContain('250')
  expect((await stored(owned)).dailyIpLimit).toBe(300)
  await limit.fill('')
  await saveChanges(page)
  await expect.poll(async () => (await stored(owned)).dailyIpLimit).toBeNull()
  await limit.fill('0')
  await saveChanges(page)
  await page.getByText('Enter a whole number from 1 to 1,000,000, or nothing').waitFor()
  await openTab(page, 'General')
  await page.getByLabel('Business name').fill('n'.repeat(101))
  await page.getByText('Business name must be 100 characters or less').waitFor()
})

test('rebuilding the prompt shows the difference first; an answer is taught, corrected, used at once, and forgotten', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await openAssistant(browser, app, owned)
  await openTab(page, 'Advanced')
  const prompt = page.getByLabel('Prompt text')
  await page.getByText('The prompt only has an effect with a language model').waitFor()
  await page.getByRole('button', { name: 'teach it' }).click()
  expect(await page.locator(':focus').textContent()).toBe('Taught answers')
  await page.getByRole('button', { name: 'Teach an answer' }).waitFor()
  await openTab(page, 'Advanced')
  await prompt.fill('My own words.\nBe brief.')
  await page.getByText('23 / 60,000 characters').waitFor()
  await saveChanges(page)
  await saved(page)
  await page.getByRole('button', { name: 'Rebuild from website' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rebuild from website' })
  const difference = dialog.getByRole('list', { name: 'Difference' })
  await difference.getByText('Removed: My own words.').waitFor()
  expect(await difference.textContent()).toContain('A family practice at the old harbour.')
  expect((await stored(owned)).promptTemplate).toBe('My own words.\nBe brief.')
  await expectAccessible(page)
  await screenshot(page, 'bot-rebuild')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { promptTemplate, promptEdited } = await stored(owned)
  expect(promptTemplate).toContain('A family practice at the old harbour.')
  expect(promptEdited).toBe(false)
  expect(await prompt.inputValue()).toBe(promptTemplate)
  await page.getByRole('button', { name: 'Rebuild from website' }).click()
  await dialog.getByText('Your prompt already matches your website').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const ask = async (message: string) =>
    String(
      (await owned.owner.call('POST', `/api/chat/${owned.assistant.id}`, { body: { message } })).body
        .response,
    )
  await openTab(page, 'Taught answers')
  await page.getByText('None yet.').waitFor()
  await page.getByRole('button', { name: 'Teach an answer' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Teach answer' }).click()
  await form.getByText('A question is required').waitFor()
  await form.getByText('An answer is required').waitFor()
  await expectAccessible(page)
  await form.getByLabel('Question').fill('Do you have a cat?')
  await form.getByLabel('Answer').fill('Yes, <b>Molar</b>, who sleeps at the front desk.')
  await form.getByRole('button', { name: 'Teach answer' }).click()
  await form.waitFor({ state: 'detached' })
  const list = page.getByRole('list', { name: 'Taught answers' })
  await list.getByText('Yes, <b>Molar</b>, who sleeps').waitFor()
  expect(await ask('Do you have a cat?')).toContain('Molar')
  await screenshot(page, 'bot-taught')

  await page.getByRole('button', { name: 'Edit “Do you have a cat?”' }).click()
  await form.getByLabel('Answer').fill('Yes, two: Molar and Canine.')
  await form.getByRole('button', { name: 'Save answer' }).click()
  await list.getByText('Molar and Canine').waitFor()
  expect(await ask('Do you have a cat?')).toContain('Canine')
  await page.getByRole('button', { name: 'Remove “Do you have a cat?”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove answer' }).click()
  await page.getByText('None yet.').waitFor()
  expect(await ask('Do you have a cat?')).not.toContain('Molar')
  expect(problems).toEqual([])
})

test('the key is masked, revealed, copied and rotated', async () => {
  const owned = await ownedAssistant(app)
  const { page, context } = await openAssistant(browser, app, owned)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { apiKey } = owned.assistant
  await openTab(page, 'API')
  const panel = page.getByRole('tabpanel', { name: 'API' })
  await panel.getByText(`${apiKey.slice(0, 8)}••••••••${apiKey.slice(-4)}`, { exact: true }).waitFor()
  expect(await panel.textContent()).not.toContain(apiKey)
  await panel.getByText('ask.sh').waitFor()
  await panel.getByRole('button', { name: 'Copy', exact: true }).last().click()
  const curl = await clipboard(page)
  expect(curl).toContain(`Authorization: Bearer ${apiKey}`)
  await panel.getByRole('button', { name: 'Reveal key' }).click()
  expect(await panel.textContent()).toContain(apiKey)
  await panel.getByRole('button', { name: 'Rotate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate key' }).click()
  await expectToast(page, 'API key rotated')
  const fresh = (await stored(owned)).apiKey
  expect(fresh).not.toBe(apiKey)
  await panel.getByText(fresh, { exact: true }).first().waitFor()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await panel.getByRole('button', { name: 'Copy', exact: true }).first().click()
  await expectToast(page, 'Failed to copy to clipboard')
})

const tabs = [
  ['General', 'Business name'],
  ['Personality', 'Tone'],
  ['Advanced', 'Delete assistant'],
  ['API', 'Try it out'],
] as const

test.each(['phone', 'desktop'] as const)('every tab is accessible and fits on a %s', async (size) => {
  const owned = await ownedAssistant(app, {
    tier: 'enterprise',
    context: 'A family practice at the old harbour, with two dentists and a hygienist. '.repeat(4),
    allowedDomains: ['harbour.example', '*.harbour.example'],
  })
  await owned.owner.call('POST', `/api/assistants/${owned.assistant.id}/rebuild-prompt`, {
    body: { apply: true },
  })
  const { page, context, problems } = await openAssistant(
    browser,
    app,
    owned,
    size === 'phone' ? phoneInTheDark : { viewport: { width: 1280, height: 800 } },
  )
  const row = page.getByRole('tablist').first()
  const isAllInSight = await row.evaluate((list) => list.scrollWidth <= list.clientWidth)
  expect(isAllInSight).toBe(size === 'desktop')
  for (const [name, shown] of tabs) {
    await openTab(page, name)
    await page.getByText(shown, { exact: true }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const look = size === 'phone' ? expectWellMadeInItsTheme : expectWellMade
    await look(page, `bot-${name.toLowerCase()}-${size}`)
  }
  expect(problems).toEqual([])
  await context.close()
})
