import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { pngOf } from '../apps/server/src/testing/documents.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import type { EmbedConfig } from '../packages/contract/src/embed.ts'
import {
  expectAccessible,
  expectToast,
  expectWellMade,
  expectWellMadeInItsTheme,
  phoneInTheDark,
} from './support/browser.ts'
import { openEmbedDialog, wide } from './support/embed-dialog.ts'
import { openScreens } from './support/screens.ts'
import { settled } from './support/settled.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('on the free plan branding and upload are locked; everything else shows in a working preview and on the website', async () => {
  const { page, dialog, preview, assistant, problems } = await openEmbedDialog(browser, app, 'free')
  await dialog.getByRole('tab', { name: 'Behavior' }).click()
  await dialog.getByText('Branding Control Requires Pro Plan').waitFor()
  await dialog.getByText('File Upload Requires Pro Plan').waitFor()
  expect(await dialog.getByRole('switch', { name: 'Show branding' }).count()).toBe(0)
  expect(await dialog.getByRole('switch', { name: 'Allow file upload' }).count()).toBe(0)
  expect(await dialog.getByRole('link', { name: 'Upgrade Now' }).first().getAttribute('href')).toBe(
    '/billing',
  )
  await expectAccessible(page)
  await dialog.getByLabel('Typing speed').fill('12.9')

  await dialog.getByRole('tab', { name: 'Style' }).click()
  await dialog.getByText('Choose an image').waitFor()
  await dialog.getByLabel('Choose a logo image').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: pngOf(),
  })
  await preview.locator('.foyer-arch img').waitFor()
  await expectWellMade(page, 'embed-logo')
  await dialog.getByRole('tab', { name: 'Messages' }).click()
  await dialog.getByRole('button', { name: 'When are you open?' }).click()
  await dialog.getByRole('button', { name: 'Add a question' }).click()
  await dialog.getByLabel('Question 2', { exact: true }).fill('Where are you?')
  const chips = preview.locator('.foyer-chips button')
  await expect.poll(() => chips.allTextContents()).toEqual(['When are you open?', 'Where are you?'])
  await dialog.getByRole('button', { name: 'Add a greeting' }).click()
  await dialog.getByRole('button', { name: 'Save & Apply' }).click()
  await dialog.getByText('Write what to say').waitFor()
  await dialog.getByLabel('Message', { exact: true }).fill('Can we help?')
  await dialog.getByLabel('Pages whose address contains').fill('/pricing')
  await dialog.getByLabel('After', { exact: true }).fill('12')
  await dialog.getByRole('button', { name: 'Save & Apply' }).click()
  await expectToast(page, 'Settings saved!')
  const { body } = await app.call<EmbedConfig>('GET', `/api/embed/config/${assistant.id}`)
  expect(body).toMatchObject({
    starters: ['When are you open?', 'Where are you?'],
    greetings: [{ page: '/pricing', text: 'Can we help?', delay: 12_000 }],
    logo: expect.stringContaining(`/api/embed/logo/${assistant.id}?v=`),
    typingSpeed: 12,
    showBranding: true,
    allowFileUpload: false,
  })
  await expectWellMade(page, 'embed-messages')
  await preview.locator('textarea').fill('Is there parking?')
  await preview.locator('textarea').press('Enter')
  await preview.locator('.foyer-answer').getByText('twelve free parking spaces').waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectWellMadeInItsTheme(page, 'embed-messages-360')
  expect(problems).toEqual([])
})

test('leaving with unsaved changes asks first, an invalid value is marked at its field, and a failed save keeps the changes', async () => {
  const { page, dialog, context } = await openEmbedDialog(browser, app, 'pro')
  await dialog.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.keyboard.press('Escape')
  await page.getByText('Discard your changes?').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add to My Website' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Add to My Website' }).click()
  await dialog.getByLabel('Primary color', { exact: true }).fill('plum')
  await dialog.getByRole('tab', { name: 'Messages' }).click()
  await dialog.getByRole('button', { name: 'Save & Apply' }).click()
  await dialog.getByText('Enter a colour such as #CE93EC').waitFor()
  await dialog.getByLabel('Primary color', { exact: true }).fill('#1D4ED8')
  await context.route('**/api/embed/config/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Save & Apply' }).click()
  await expectToast(page, 'Error saving settings')
  await expectToast(page, 'Failed to save embed configuration. Please try again.')
  expect(await dialog.getByText('Unsaved changes').isVisible()).toBe(true)
})

test.each([
  ['wide', wide],
  ['phone', phoneInTheDark],
] as const)('every tab is accessible and fits: %s', async (name, options) => {
  const { page, dialog, preview, problems } = await openEmbedDialog(browser, app, 'pro', options)
  const look = name === 'phone' ? expectWellMadeInItsTheme : expectWellMade
  for (const tab of ['Style', 'Behavior', 'Messages', 'How to Add']) {
    await dialog.getByRole('tab', { name: tab }).click()
    await look(page, `embed-${name}-${tab.toLowerCase().replaceAll(' ', '-')}`)
  }
  if (name === 'phone') {
    expect(await preview.locator('.foyer-window').isVisible()).toBe(false)
    await dialog.getByRole('button', { name: 'Show preview' }).click()
    await preview.locator('.foyer-window').waitFor()
    await settled(page)
    const shown = (await preview.locator('.foyer-window').boundingBox())!
    const footer = (await dialog.getByRole('button', { name: 'Cancel' }).boundingBox())!
    expect(shown.y + shown.height).toBeLessThan(footer.y)
    await look(page, `embed-${name}-preview`)
  }
  expect(problems).toEqual([])
})
