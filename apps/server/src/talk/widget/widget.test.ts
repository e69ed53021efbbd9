import { readdir } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the script is small, briefly cached and open to every site', async () => {
  const answer = await fetch(`${app.url}/embed.js`, {
    headers: { 'accept-encoding': 'br', origin: 'https://shop.example' },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('javascript')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toContain('max-age=300')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  // `fetch` bypasses caches once it is given an ETag.
  const again = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'if-none-match': answer.headers.get('etag')! }
    get(`${app.url}/embed.js`, { headers }, (response) => resolve(response.resume().statusCode)).on(
      'error',
      reject,
    )
  })
  expect(again).toBe(304)
})

test('the hashed panel is cached forever, and one without a hash serves older scripts', async () => {
  const files = await readdir(join(import.meta.dirname, '../../../../widget/dist/widget'))
  const panel = files.find((file) => /^panel\.en\.[0-9a-f]{8}\.js$/.test(file))
  const lasting = await app.call('GET', `/widget/${panel}`)
  expect(lasting.status).toBe(200)
  expect(lasting.headers.get('cache-control')).toContain('immutable')
  expect((await app.call('GET', '/widget/panel.en.js')).headers.get('cache-control')).toContain('max-age=300')
  expect((await app.call('GET', '/widget/panel.en.00000000.js')).status).toBe(404)
})
