import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../testing/assistants.ts'
import { registerOwner } from '../testing/owners.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** `fetch` doesn't let one choose the Host header. Headers and body of the answer, in one text. */
const getAs = (url: string, path: string, headers: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    const asked = get(url + path, { headers }, async (response) =>
      resolve(JSON.stringify(response.headers) + (await text(response))),
    )
    asked.on('error', reject)
  })

test('the test page carries the widget and nothing else that could run', async () => {
  const { id } = await createAssistant(app, await registerOwner(app), { name: '<b>Tom & "Jerry"</b>' })
  const { status, text: html, headers } = await app.call<string>('GET', `/widget-test/${id}`)
  expect(status).toBe(200)
  expect(html).toContain(`<script src="/embed.js" data-assistant-id="${id}" async></script>`)
  expect(html).toContain('&lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;')
  expect(html).not.toContain('<b>')
  for (const device of ['under 480px', '481 to 768px', 'above 768px']) expect(html).toContain(device)
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe-inline')
})

test('the test page never names an address that the request made up', async () => {
  const { id } = await createAssistant(app, await registerOwner(app))
  const made = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const asked = await getAs(app.url, `/widget-test/${id}`, made)
  expect(asked).toContain('src="/embed.js"')
  expect(asked).not.toContain('evil')
  const known = await startTestApp({ beside: app, environment: { PUBLIC_URL: 'https://foyer.example' } })
  try {
    const page = await getAs(known.url, `/widget-test/${id}`, made)
    expect(page).toContain('<script src="https://foyer.example/embed.js"')
    expect(page).not.toContain('evil')
  } finally {
    await known.close()
  }
})

test('an unknown assistant has no test page', async () => {
  const { id } = await createAssistant(app, await registerOwner(app))
  expect((await app.call('GET', `/widget-test/${id}`)).status).toBe(200)
  expect((await app.call('GET', `/widget-test/${crypto.randomUUID()}`)).status).toBe(404)
})
