import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { clipboard, expectAccessible, expectToast, hasFocus, screenshot, visit } from './support/browser.ts'
import { openEmbedDialog } from './support/embed-dialog.ts'
import { openScreens } from './support/screens.ts'
import { settled } from './support/settled.ts'
import { type ListeningServer, listen } from './widget/listen.ts'

let app: TestApp
let browser: Browser
let site: ListeningServer
let hostPage = ''
let hostPolicy = ''
openScreens((screens) => {
  ;({ app, browser } = screens)
})
beforeAll(async () => {
  site = await listen((_request, response) => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': hostPolicy }
    response.writeHead(200, headers).end(hostPage)
  })
})
afterAll(() => site.stop())

async function chatOn(html: string, policy: string) {
  hostPage = html
  hostPolicy = `default-src 'none'; connect-src ${app.url}; base-uri 'none'; ${policy}`
  const { page, context, problems } = await visit(browser, site.url)
  await page.goto('/')
  await page.locator('.foyer-toggle').click()
  await page.locator('textarea').fill('Is there parking?')
  await page.locator('textarea').press('Enter')
  await page.locator('.foyer-answer').getByText('twelve free parking spaces').waitFor()
  expect(problems).toEqual([])
  await context.close()
  hostPolicy = ''
}

test('changes show in the real widget at once, and on the website after saving', async () => {
  const { page, dialog, preview, assistant, owner, problems } = await openEmbedDialog(browser, app, 'pro')
  const panel = preview.locator('.foyer-window')
  await panel.waitFor()
  expect(await panel.evaluate((each: HTMLElement) => [each.offsetWidth, each.offsetHeight])).toEqual([
    380, 520,
  ])
  expect(await preview.locator('.foyer-toggle').isVisible()).toBe(true)
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => {
        const [launcher, footer] = [
          await preview.locator('.foyer-toggle').boundingBox(),
          await cancel.boundingBox(),
        ]
        return launcher!.y + launcher!.height < footer!.y
      })
      .toBe(true)
    expect((await panel.boundingBox())!.y).toBeGreaterThan(100)
    await expect.poll(() => panel.evaluate((each: HTMLElement) => each.offsetHeight)).toBe(520)
  }
  // Opening the preview leaves focus in the dialog.
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe')
  expect(await dialog.getByText('Unsaved changes').count()).toBe(0)
  // Tab passes through the preview without being trapped.
  await preview.locator('.foyer-window a, .foyer-window button').last().focus()
  for (let at = 0; at < 3 && !(await hasFocus(cancel)); at++) await page.keyboard.press('Tab')
  expect(await hasFocus(cancel)).toBe(true)

  await dialog.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await dialog.getByLabel('Primary color', { exact: true }).fill('#0F766E')
  await dialog.getByRole('radio', { name: 'Bottom left' }).check({ force: true })
  await dialog.getByRole('radio', { name: 'Large 64' }).check({ force: true })
  await dialog.getByText('Unsaved changes').waitFor()
  const bubble = preview.locator('.foyer-toggle')
  await expect
    .poll(() => bubble.evaluate((each) => getComputedStyle(each).backgroundColor))
    .toBe('rgb(15, 118, 110)')
  expect(await bubble.evaluate((each: HTMLElement) => each.offsetWidth)).toBe(64)
  expect(await preview.locator('.foyer-bottom-left').count()).toBe(1)
  expect(await panel.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgb(29, 25, 32)')

  await dialog.getByRole('tab', { name: 'Behavior' }).click()
  await dialog.getByRole('switch', { name: 'Show branding' }).click()
  await dialog.getByRole('switch', { name: 'Allow file upload' }).click()
  await dialog.getByLabel('Max messages').fill('12')
  await preview.getByRole('button', { name: 'Attach a file' }).waitFor()
  expect(await preview.locator('.foyer-branding').isVisible()).toBe(false)

  await dialog.getByRole('tab', { name: 'Messages' }).click()
  await dialog.getByLabel('Window title').fill('Ask the harbour')
  await dialog.getByLabel('Welcome message').fill('Ahoy.')
  expect(await preview.locator('.foyer-window h2').textContent()).toBe('Ask the harbour')
  await dialog.getByLabel('Offline message').fill('Gone sailing.')
  await preview.locator('.foyer-greeting').getByText('Gone sailing.').waitFor()
  await dialog.getByLabel('Window title').focus()
  await preview.locator('textarea').waitFor()

  await dialog.getByRole('tab', { name: 'How to Add' }).click()
  await dialog.getByLabel('Custom CSS').fill('.foyer-window { border-radius: 3px }')
  await expect.poll(() => panel.evaluate((each) => getComputedStyle(each).borderRadius)).toBe('3px')
  await expectAccessible(page)
  await screenshot(page, 'embed-dialog-how-to')

  await dialog.getByRole('button', { name: 'Save & Apply' }).click()
  await expectToast(page, 'Settings saved!')
  await dialog.getByText('Unsaved changes').waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(dialog.getByRole('button', { name: 'Save & Apply' }))).toBe(true)
  await settled(page)
  const said = (await page.locator('.toast').boundingBox())!
  for (const name of ['Close', 'Copy Code', 'Save & Apply']) {
    // The first Close is at the top.
    const button = (await dialog.getByRole('button', { name }).last().boundingBox())!
    expect(said.x >= button.x + button.width || said.x + said.width <= button.x).toBe(true)
  }
  const { body: saved } = await owner.call('GET', `/api/embed/config/${assistant.id}`)
  expect(saved).toMatchObject({
    theme: 'dark',
    primaryColor: '#0F766E',
    position: 'bottom-left',
    buttonSize: 'large',
    maxMessages: 12,
    showBranding: false,
    brandingEnabled: false,
    allowFileUpload: true,
    fileUploadEnabled: true,
    windowTitle: 'Ask the harbour',
    autoOpen: false,
  })

  await dialog.getByRole('button', { name: 'Copy Code' }).click()
  await expectToast(page, 'Embed code copied!')
  hostPage = `<!doctype html><html lang="en"><head><title>Shop</title></head><body><h1>Shop</h1>${await clipboard(page)}</body></html>`
  const shopper = await visit(browser, site.url)
  await shopper.page.goto('/')
  await shopper.page.locator('.foyer-bottom-left .foyer-toggle').click()
  await shopper.page.getByText('Ahoy.').waitFor()
  expect(
    await shopper.page.locator('.foyer-window').evaluate((each) => getComputedStyle(each).borderRadius),
  ).toBe('3px')
  expect([...problems, ...shopper.problems]).toEqual([])
})

test('the test page opens, downloads under its name, works from disk, and can be copied', async () => {
  const { page, dialog, context, problems } = await openEmbedDialog(browser, app, 'pro')
  await dialog.getByRole('tab', { name: 'How to Add' }).click()
  expect(await dialog.getByRole('link', { name: 'View Demo' }).getAttribute('href')).toBe(
    '/file-upload-demo.html',
  )
  await dialog.getByLabel('Platform').selectOption('Google Tag Manager')
  await dialog.getByRole('button', { name: 'Copy Embed Code' }).click()
  await expectToast(page, 'Embed code copied!')
  const tagManagerCode = await clipboard(page)
  expect(tagManagerCode).toContain('window.FoyerConfig')

  await dialog.getByRole('button', { name: 'Generate Test Page' }).click()
  const generator = page.getByRole('dialog', { name: 'Widget Test Page Generator' })
  await generator.getByText('481 to 768px').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'test-page-generator')
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    generator.getByRole('button', { name: 'Open in New Tab' }).click(),
  ])
  await expectToast(page, 'Test page opened!')
  const framed = opened.frameLocator('iframe')
  await framed.locator('.foyer-toggle').click()
  await framed.locator('.foyer-window').waitFor()
  await framed.getByText('Mobile, under 480px').waitFor()
  await opened.getByRole('banner').getByText('Never type a password').waitFor()
  await opened.close()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    generator.getByRole('button', { name: 'Download HTML' }).click(),
  ])
  await expectToast(page, 'Test page downloaded!')
  expect(download.suggestedFilename()).toBe('harbour-dental-widget-test.html')
  const file = join(tmpdir(), `foyer-${crypto.randomUUID()}.html`)
  await download.saveAs(file)
  const fromDisk = await visit(browser, app.url)
  await fromDisk.page.goto(pathToFileURL(file).href)
  await fromDisk.page.locator('.foyer-toggle').click()
  await fromDisk.page.locator('textarea').fill('Is there parking?')
  await fromDisk.page.locator('textarea').press('Enter')
  await fromDisk.page.locator('.foyer-answer').getByText('twelve free parking spaces').waitFor()

  // The strictest policy for a page with inline styles.
  const served = await readFile(file, 'utf8')
  const style = createHash('sha256').update(/<style>(.*?)<\/style>/s.exec(served)![1]!)
  await chatOn(served, `style-src 'sha256-${style.digest('base64')}'; script-src ${app.url}`)

  // Google Tag Manager's nonce-trusted container inserts the pasted markup.
  await chatOn(
    `<!doctype html><html lang="en"><head><title>Shop</title></head><body><h1>Shop</h1>
    <script nonce="abc">addEventListener('load', () => {
      const box = document.createElement('div')
      box.innerHTML = ${JSON.stringify(tagManagerCode).replaceAll('</', '<\\/')}
      for (const inert of box.querySelectorAll('script')) {
        const script = document.createElement('script')
        script.nonce = 'abc'
        script.text = inert.text
        inert.replaceWith(script)
      }
      document.body.append(box)
      box.remove()
    })</script></body></html>`,
    "script-src 'nonce-abc' 'strict-dynamic'",
  )

  await generator.getByRole('button', { name: 'Copy Code' }).click()
  await expectToast(page, 'Test page code copied!')
  expect(await clipboard(page)).toContain(`src="${app.url}/embed.js"`)
  await context.route('**/widget-test/**', (route) => route.abort())
  await generator.getByRole('button', { name: 'Download HTML' }).click()
  await expectToast(page, 'Download failed')
  await expectToast(page, 'Failed to generate test page. Please try again.')
  await rm(file)
  expect([...problems, ...fromDisk.problems]).toEqual([])
})
