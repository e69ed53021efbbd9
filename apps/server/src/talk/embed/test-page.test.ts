import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Needed because `fetch` can't set the Host header. Returns headers and body as one text. */
const getAs = (url: string, path: string, headers: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    const asked = get(url + path, { headers }, async (response) =>
      resolve(JSON.stringify(response.headers) + (await text(response))),
    )
    asked.on('error', reject)
  })

const asFrame = { 'sec-fetch-dest': 'iframe' }

test('the test page shows a banner around a frame without origin and without the owner’s styles', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { id } = await createAssistant(app, owner, {
    name: '<b>Tom & "Jerry"</b>',
    websiteUrl: 'https://tom.example/',
    embed: { customCSS: '.foyer-window::before { content: "Your password" }' },
  })
  const { status, text: html, headers } = await app.call<string>('GET', `/widget-test/${id}`)
  expect(status).toBe(200)
  expect(html).toContain('<h1>&lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;</h1>')
  expect(html).toContain('of <a href="https://tom.example/" rel="noreferrer">tom.example</a>')
  expect(html).not.toMatch(/<b>|<script/)
  expect(html).toMatch(/sandbox="allow-scripts[^"]*"/)
  expect(html).not.toContain('allow-same-origin')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*frame-ancestors 'none'/)

  const frame = await app.call<string>('GET', `/widget-test/${id}/frame`, { headers: asFrame })
  for (const device of ['under 480px', '481 to 768px', 'above 768px']) expect(frame.text).toContain(device)
  expect(frame.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-scripts(?!.*allow-same-origin)/,
  )
  expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  // Opened directly, the frame would lack its banner.
  const alone = await app.call('GET', `/widget-test/${id}/frame`, {
    headers: { 'sec-fetch-dest': 'document' },
  })
  expect([alone.status, alone.headers.get('location')]).toEqual([302, `/widget-test/${id}`])

  const api = /data-api="([^"]+)"/.exec(frame.text)![1]!
  const config = async (path: string) => (await app.call('GET', `${path}/api/embed/config/${id}`)).body
  expect((await config('')).customCSS).toContain('Your password')
  expect((await config(api)).customCSS).toBe('')
})

test('our frame passes the domain check for its own assistant for a day', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const [mine, other] = [await createAssistant(app, owner), await createAssistant(app, owner)]
  for (const { id } of [mine, other])
    await owner.call('PATCH', `/api/assistants/${id}`, { body: { allowedDomains: ['shop.example'] } })
  const frame = await app.call<string>('GET', `/widget-test/${mine.id}/frame`, { headers: asFrame })
  const api = /data-api="([^"]+)"/.exec(frame.text)![1]!
  const ask = async (path: string, id: string) =>
    (
      await app.call('POST', `${path}/api/chat/${id}`, {
        body: { message: 'Hello' },
        headers: { origin: 'null' },
      })
    ).status
  expect(await ask('', mine.id)).toBe(403)
  expect(await ask(api, mine.id)).toBe(200)
  expect(await ask(api, other.id)).toBe(403)
  expect(await ask(`${api}x`, mine.id)).toBe(403)
  expect(await ask('/framed/zzzzzzzz.forged', mine.id)).toBe(403)
  expect((await app.call('GET', `${api}/api/assistants`)).status).toBe(404)
  app.clock.advance(25 * 3_600_000)
  expect(await ask(api, mine.id)).toBe(403)
})

test('the downloaded page is plain, with the script line only', async () => {
  const { id } = await createAssistant(app, await registerOwner(app))
  const { text: html, headers } = await app.call<string>('GET', `/widget-test/${id}/file`)
  expect(html).toContain(`<script src="/embed.js" data-assistant-id="${id}" async></script>`)
  expect(headers.get('content-disposition')).toMatch(/^attachment/)
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
})

test('the test page never contains an address from the request', async () => {
  const { id } = await createAssistant(app, await registerOwner(app))
  const made = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const asked = await getAs(app.url, `/widget-test/${id}/file`, made)
  expect(asked).toContain('src="/embed.js"')
  expect(asked).not.toContain('evil')
  const known = await startTestApp({ beside: app, environment: { PUBLIC_URL: 'https://foyer.example' } })
  try {
    const page = await getAs(known.url, `/widget-test/${id}/file`, made)
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
