import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const locationOf = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(app.url)
    request({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.headers.location)
    })
      .on('error', reject)
      .end()
  })

const starts = [
  '/',
  '/sample-site',
  '/docs',
  '/docs/embedding',
  '/login',
  '/api/login',
  '/api',
  '/bot',
  '/embed',
  '/handoff',
]
const tails = [
  '//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '//evil.example/..',
  '/\\evil.example',
]
const encoded = ['/%2f/evil.example', '/%2e%2e//evil.example/%2e%2e', '/%5cevil.example', '/%09/evil.example']

test('no URL of ours redirects to another site', async () => {
  expect(await locationOf('/docs/embedding')).toBe('/docs?tab=embedding')
  for (const start of starts)
    for (const tail of [...tails, ...encoded, '//evil.example/%2e%2e/'])
      for (const path of [start + tail, tail + start]) {
        const location = (await locationOf(path)) ?? '/'
        expect({ path, to: new URL(location, app.url).origin }).toEqual({ path, to: app.url })
      }
})
