import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Assistant } from '@foyer/contract/assistants'
import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { expectToast, visit } from './support/browser.ts'
import { openCreateForm, patience, readingServer } from './support/creation.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens(
  (screens) => {
    ;({ app, browser } = screens)
  },
  { server: readingServer },
)

async function serveSlowly() {
  const gate = Promise.withResolvers<void>()
  const server = createServer(async ({ url }, response) => {
    if (url === '/prices') await gate.promise
    response.setHeader('content-type', 'text/html')
    if (url === '/') response.end('<h1>Harbour</h1><p>We mend teeth. <a href="/prices">Prices</a></p>')
    else if (url === '/prices') response.end('<h1>Prices</h1><p>A cleaning is $120.</p>')
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    goOn: gate.resolve,
    [Symbol.dispose]() {
      gate.resolve()
      server.closeAllConnections()
      server.close()
    },
  }
}

async function enter(page: Page, { url }: { url: string }) {
  await page.getByLabel('Website').fill(url)
  await page.getByLabel('Business name').fill('Harbour')
}

test('a reload while a website is being read resumes its progress', async () => {
  using site = await serveSlowly()
  const owner = await registerOwner(app)
  const { page } = await visit(browser, app.url)
  await signIn(page, owner)
  // Leaving aborts the request, but the server carries on.
  await page.route('**/api/assistants', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    void route.fetch().catch(() => {})
    await route.abort()
  })
  await openCreateForm(page)
  await enter(page, site)
  await page.getByRole('button', { name: 'Create Assistant', exact: true }).click()
  await page.getByText(/[1-9] pages? found/).waitFor(patience)
  await page.reload()
  const overlay = page.getByRole('dialog', { name: 'Creating your assistant' })
  await overlay.getByText(/[1-9] pages? found/).waitFor(patience)
  site.goOn()
  await page.getByRole('heading', { name: /^Ready: / }).waitFor(patience)
  await page.getByRole('link', { name: 'Harbour', includeHidden: true }).waitFor()
  expect((await owner.call<Assistant[]>('GET', '/api/assistants')).body).toHaveLength(1)
  await page.reload()
  await page.getByRole('link', { name: 'Harbour' }).waitFor()
  expect(await overlay.count()).toBe(0)
})

test('a proxy that buffers the progress does not hold up the assistant', async () => {
  using site = await serveSlowly()
  site.goOn()
  const owner = await registerOwner(app)
  const { page } = await visit(browser, app.url)
  await signIn(page, owner)
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/assistants'),
  )
  // The proxy buffers the stream until it times out.
  await page.route('**/create-progress/*', async (route) => {
    await asked
    await route.fulfill({ status: 504 })
  })
  await openCreateForm(page)
  await enter(page, site)
  await page.getByRole('button', { name: 'Create Assistant', exact: true }).click()
  await page.getByRole('heading', { name: /^Ready: / }).waitFor(patience)
  await page.getByRole('link', { name: 'Harbour', includeHidden: true }).waitFor()
  expect((await owner.call<Assistant[]>('GET', '/api/assistants')).body).toHaveLength(1)
})

test('a refused progress stream creates nothing and shows an error', async () => {
  const owner = await registerOwner(app)
  const { page } = await visit(browser, app.url)
  await signIn(page, owner)
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url())
  })
  await page.route('**/create-progress/*', (route) => route.fulfill({ status: 502 }))
  await openCreateForm(page)
  await page.getByRole('button', { name: 'Use our sample site' }).click()
  await page.getByRole('button', { name: 'Create Assistant', exact: true }).click()
  await expectToast(page, 'Connection lost. Please try again.', patience)
  await page.getByRole('button', { name: 'Create Assistant', exact: true }).waitFor()
  expect(posted.filter((url) => url.endsWith('/assistants'))).toEqual([])
  expect((await owner.call<Assistant[]>('GET', '/api/assistants')).body).toEqual([])
})

test('Cancel Process stops the scan and creates nothing', async () => {
  using site = await serveSlowly()
  const owner = await registerOwner(app)
  const { page } = await visit(browser, app.url)
  await signIn(page, owner)
  await openCreateForm(page)
  await enter(page, site)
  await page.getByRole('button', { name: 'Create Assistant', exact: true }).click()
  await page.getByText('Connected').waitFor()
  await page.getByText(/[1-9]\d* pages? found/).waitFor(patience)
  await page.getByRole('button', { name: 'Cancel Process' }).click()
  await expectToast(page, 'Creation canceled')
  const made = async () => (await owner.call<Assistant[]>('GET', '/api/assistants')).body
  expect(await made()).toEqual([])

  // The assistant is created just before the cancellation arrives.
  await page.route('**/cancel', async (route) => {
    site.goOn()
    await expect.poll(made, patience).toHaveLength(1)
    await route.continue()
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Create Assistant', exact: true }).click()
  await page.getByText(/[1-9]\d* pages? found/).waitFor(patience)
  await page.getByRole('button', { name: 'Cancel Process' }).click()
  await page.waitForURL(/\/bot\//, patience)
  expect(page.url()).toContain((await made())[0]!.id)
  await expectToast(page, `${(await made())[0]!.name} is ready`)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await page.getByRole('button', { name: 'Add to My Website' }).waitFor()
  expect(await made()).toHaveLength(1)
})
