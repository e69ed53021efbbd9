import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a page is asked for anew each time, what it loads is kept', async () => {
  for (const path of ['/', '/pricing', '/dashboard', '/bot/one', '/nothing-here']) {
    const { headers } = await app.call('GET', path)
    expect(`${path} ${headers.get('cache-control')}`).toBe(`${path} no-cache`)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  }
  const { text } = await app.call('GET', '/dashboard')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)![1]!
  const { headers } = await app.call('GET', script)
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('vary')).toBe('accept-encoding')
})
