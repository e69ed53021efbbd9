import { expect, test } from 'vitest'
import { openSite } from './open-site.ts'
import { dead } from './proxy.ts'
import { bubbleOf, openChat, type Site, say, windowOf } from './setup.ts'

let site: Site
const { leave, visitWith } = openSite((opened) => {
  site = opened
})

test('files are offered only where allowed, sent with progress, and refused with a reason', async () => {
  const plain = await visitWith()
  await bubbleOf(plain.page).click()
  await windowOf(plain.page).waitFor()
  expect(await plain.page.getByRole('button', { name: 'Attach a file' }).isVisible()).toBe(false)
  await leave()

  const { page, assistantId } = await visitWith(
    { typingSpeed: 0, allowFileUpload: true, maxFileSize: 2_048, allowedFileTypes: ['txt', 'pdf'] },
    { pooled: false },
  )
  await bubbleOf(page).click()
  await page.getByRole('button', { name: 'Attach a file' }).waitFor()
  const picker = page.locator('.foyer-window input[type=file]')
  expect(await picker.getAttribute('accept')).toBe('.txt,.pdf')
  const fetched = () => site.proxy.seen.filter((line) => line.includes('/widget/upload')).length
  const file = (name: string, size: number) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.alloc(size, 'x'),
  })
  await picker.setInputFiles([
    file('big.txt', 4_096),
    file('script.exe', 10),
    file('menu.txt', 1_500),
    file('fake.pdf', 10),
  ])
  await expect.poll(() => page.locator('.foyer-refused').count()).toBe(3)
  const reasons = await page.locator('.foyer-file-state').allTextContents()
  expect(reasons[0]).toBe('This file is larger than 2\u00a0KB.')
  expect(reasons[1]).toBe('This type of file can’t be sent here.')
  expect(reasons[3]).toBe('This file can’t be read.')
  await expect.poll(() => page.locator('.foyer-bar').count()).toBe(0)
  const sent = page.waitForRequest(
    (request) => request.url().endsWith(`/api/chat/${assistantId}`) && request.method() === 'POST',
  )
  await page.getByRole('button', { name: 'Send' }).click()
  const { message, fileIds } = (await sent).postDataJSON()
  expect(message).toBe('menu.txt')
  expect(fileIds).toHaveLength(1)
  await page.locator('.foyer-tools').waitFor()
  expect(await page.locator('.foyer-visitor [dir]').allTextContents()).toEqual(['menu.txt'])
  expect(fetched()).toBe(1)
  expect(await page.locator('.foyer-file').count()).toBe(0)
})

test('the chat works without uploads if their script fails to load', async () => {
  site.proxy.when(/\/widget\/upload/, dead)
  const { page, complaints } = await visitWith({ typingSpeed: 0, allowFileUpload: true }, { pooled: false })
  await openChat(page)
  await say(page, 'Is there parking?')
  await page.locator('.foyer-tools').waitFor()
  expect(site.proxy.seen).toContainEqual(expect.stringContaining('/widget/upload'))
  expect(await page.locator('.foyer-window input[type=file]').count()).toBe(0)
  expect(complaints.filter((line) => !line.includes('Failed to load resource'))).toEqual([])
})

test('an upload shows its progress, can be canceled, and shows the server’s error', async () => {
  const { page } = await visitWith({ allowFileUpload: true })
  await bubbleOf(page).click()
  const picker = page.locator('.foyer-window input[type=file]')
  let release = () => {}
  site.proxy.when(/\/files$/, (request, response) => {
    request.resume()
    release = () => response.writeHead(415, { 'access-control-allow-origin': '*' }).end('{"message":"No."}')
  })
  await picker.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.alloc(200_000) })
  await expect.poll(() => page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  release()
  await expect
    .poll(() => page.locator('.foyer-file-state').textContent())
    .toBe('This type of file can’t be sent here.')
  await page.getByRole('button', { name: 'Remove: photo.png' }).click()
  expect(await page.locator('.foyer-file').count()).toBe(0)
})

test('branding is shown, changed or hidden by its setting', async () => {
  const { page } = await visitWith()
  await bubbleOf(page).click()
  expect(await page.locator('.foyer-branding').textContent()).toBe('Powered by Foyer')
  await leave()
  const custom = await visitWith({ brandingText: 'Bluebird' })
  await bubbleOf(custom.page).click()
  expect(await custom.page.locator('.foyer-branding').textContent()).toBe('Powered by Bluebird')
  await leave()
  const none = await visitWith({ showBranding: false, brandingEnabled: false })
  await bubbleOf(none.page).click()
  await expect.poll(() => none.page.locator('.foyer-branding').isVisible()).toBe(false)
})

test('custom styles reach the widget and nothing else', async () => {
  const { page } = await visitWith({
    customCSS:
      '.foyer-toggle { border-radius: 7px } .foyer-window { border-radius: 3px } h1, body { color: red }',
  })
  await bubbleOf(page).click()
  await expect.poll(() => bubbleOf(page).evaluate((each) => getComputedStyle(each).borderRadius)).toBe('7px')
  expect(await windowOf(page).evaluate((each) => getComputedStyle(each).borderRadius)).toBe('3px')
  expect(await page.locator('h1').evaluate((each) => getComputedStyle(each).color)).toBe('rgb(0, 0, 0)')
})

test('it opens automatically once, without taking focus, and not again after it was closed', async () => {
  const { page, url } = await visitWith({ autoOpen: true, openDelay: 200 }, { pooled: false })
  await windowOf(page).waitFor()
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.clock.install()
  await page.goto(url)
  await bubbleOf(page).waitFor()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(5_000)
  expect(await bubbleOf(page).isVisible()).toBe(true)
  expect(await windowOf(page).count()).toBe(0)
})

test('sound is off until the visitor turns it on', async () => {
  const { page, url } = await visitWith()
  await bubbleOf(page).click()
  const sound = page.getByRole('button', { name: 'Sound' })
  expect(await sound.getAttribute('aria-pressed')).toBe('false')
  await sound.click()
  expect(await sound.getAttribute('aria-pressed')).toBe('true')
  await page.goto(url)
  await openChat(page)
  expect(await sound.getAttribute('aria-pressed')).toBe('true')
})
