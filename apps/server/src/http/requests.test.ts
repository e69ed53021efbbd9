import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, registerOwner } from '../testing/owners.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const post = (body: unknown, headers?: Record<string, string>) =>
  app.call('POST', '/api/auth/login', { body, headers })

test.each([
  ['not JSON', '{"email":', undefined, 400],
  ['another type', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a number for a name', { email: 7, password: 'x' }, undefined, 400],
  ['an array', [], undefined, 400],
  ['null', 'null', undefined, 400],
  ['two megabytes', { email: 'a@example.com', password: 'x'.repeat(2_000_000) }, undefined, 413],
  ['a NUL byte', { email: 'a@example.com', password: 'a\u0000b' }, undefined, 401],
])('%s answers 4xx with a message', async (_name, body, headers, status) => {
  const answer = await post(body, headers)
  expect(answer.status).toBe(status)
  expect(answer.body.message).toEqual(expect.any(String))
  expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'))
})

test('text that PostgreSQL can’t store is the sender’s mistake', async () => {
  const owner = await registerOwner(app)
  const answer = await owner.call('PUT', '/api/auth/profile', {
    body: { firstName: 'A\u0000', lastName: 'B' },
  })
  expect(answer.status).toBe(400)
})

test('an unknown address under /api says so in JSON', async () => {
  const { status, body } = await app.call('GET', '/api/nothing/here')
  expect({ status, message: body.message }).toEqual({
    status: 404,
    message: 'There is nothing at this address.',
  })
})

test('the server is alive and ready, and describes itself', async () => {
  expect((await app.call('GET', '/api/health')).body).toEqual({ status: 'ok' })
  expect((await app.call('GET', '/api/ready')).body).toEqual({ status: 'ok' })
  const { body } = await app.call<{
    openapi: string
    paths: Record<string, Record<string, { requestBody?: unknown }>>
  }>('GET', '/api/openapi.json')
  expect(body.openapi).toMatch(/^3\.1/)
  expect(body.paths['/api/auth/register']?.post?.requestBody).toBeDefined()
  expect(Object.keys(body.paths).every((path) => path.startsWith('/api/'))).toBe(true)
})

test('other sites may read only what is meant for them', async () => {
  const origin = { origin: 'https://shop.example' }
  const ours = await app.call('GET', '/api/health', { headers: origin })
  expect(ours.headers.get('access-control-allow-origin')).toBeNull()
  const theirs = await app.call('GET', '/api/openapi.json', { headers: origin })
  expect(theirs.headers.get('access-control-allow-origin')).toBe('*')
  expect(theirs.headers.get('access-control-allow-credentials')).toBeNull()
})

test('API answers are never cached, framed or sniffed', async () => {
  const { headers } = await app.call('GET', '/api/health')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('logs hold no password, token or address parameter', async () => {
  const owner = await registerOwner(app)
  await owner.call('GET', '/api/auth/user?secret=in-the-query')
  await post({ email: owner.email, password })
  const all = app.logged.join('')
  expect(all).toContain('/api/auth/user')
  expect(all).not.toContain(password)
  expect(all).not.toContain(owner.token)
  expect(all).not.toContain('in-the-query')
})
