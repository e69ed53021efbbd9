import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

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

test.each([
  ['application/json', 413, 'That request is too large.'],
  ['application/octet-stream', 415, 'Send JSON, with Content-Type'],
])('eight megabytes of %s are rejected without closing the connection', async (type, status, why) => {
  const { hostname, port } = new URL(app.url)
  const body = 'x'.repeat(8_000_000)
  const head = (line: string, more = '') => `${line} HTTP/1.1\r\nhost: foyer\r\n${more}\r\n`
  const json = `content-type: ${type}\r\ncontent-length: ${body.length}\r\n`
  const read = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      text += chunk
      if (text.includes('"ok"')) socket.end()
    })
    socket.on('close', () => resolve(text))
    socket.write(head('POST /api/auth/login', json) + body + head('GET /api/health', 'connection: close\r\n'))
  })
  expect(read.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200'])
  expect(read).toContain(why)
})

test('401 says how to authenticate', async () => {
  const { status, headers } = await app.call('GET', '/api/assistants')
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})

test('characters that PostgreSQL can’t store are removed', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  for (const context of ['A', 'A\u0000', '\ud83e\u0000A\udc00'])
    expect(await owner.call('POST', '/api/assistants', { body: { name: 'Harbour', context } })).toMatchObject(
      {
        status: 201,
        body: { context: 'A' },
      },
    )
})

test('names are reduced to one line', async () => {
  const owner = await registerOwner(app)
  const call = async (method: string, path: string, body: object) =>
    (await owner.call(method, path, { body })).body
  expect(await call('POST', '/api/keys', { name: '\nWeb\r\nsite\t\u0000' })).toMatchObject({
    name: 'Web site',
  })
  expect(await call('POST', '/api/keys', { name: '\n\u2028' })).toMatchObject({
    message: 'Key Name is required',
  })
  expect(
    await call('PUT', '/api/auth/profile', { firstName: 'Ada\nMay', lastName: 'L\u001b' }),
  ).toMatchObject({
    firstName: 'Ada May',
    lastName: 'L',
  })
  expect(await call('POST', '/api/assistants', { name: 'Harbour\nDental' })).toMatchObject({
    name: 'Harbour Dental',
  })
})

test.each([
  ['BREW /api/keys', 405, 'method_not_allowed'],
  ['PROPFIND /api/keys', 405, 'method_not_allowed'],
  ['GET /api/health\r\nno header', 400, 'bad_request'],
  [`GET /api/health HTTP/1.1\r\nhost: foyer\r\nx-large: ${'x'.repeat(20_000)}`, 431, 'too_large'],
])('malformed requests get errors in our format: %.30s', async (line, status, code) => {
  const { hostname, port } = new URL(app.url)
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.write(`${line} HTTP/1.1\r\nhost: foyer\r\nconnection: close\r\n\r\n`)
  })
  const [head, body] = answer.split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status} `)
  if (status === 405) expect(head).toMatch(/^allow: .*GET/m)
  expect(JSON.parse(body!)).toMatchObject({ code, message: expect.any(String) })
})

test('an unknown address under /api answers 404 in JSON', async () => {
  const { status, body, headers } = await app.call('GET', '/api/nothing/here')
  expect({ status, message: body.message }).toEqual({
    status: 404,
    message: 'There is nothing at this address.',
  })
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect((await app.call('GET', '/api/health')).status).toBe(200)
})

test('health, readiness and API description are available', async () => {
  expect((await app.call('GET', '/api/health')).body).toEqual({ status: 'ok' })
  expect((await app.call('GET', '/api/ready')).body).toEqual({ status: 'ok' })
  const { body } = await app.call<{
    openapi: string
    paths: Record<string, Record<string, { requestBody?: unknown }>>
  }>('GET', '/api/openapi.json')
  expect(body.openapi).toMatch(/^3\.1/)
  expect(body.paths['/api/auth/register']?.post?.requestBody).toBeDefined()
  expect(Object.keys(body.paths).every((path) => /^\/(api|v1|mcp)\//.test(path))).toBe(true)
})

test('other sites can only read public endpoints', async () => {
  const origin = { origin: 'https://shop.example' }
  const ours = await app.call('GET', '/api/health', { headers: origin })
  expect(ours.headers.get('access-control-allow-origin')).toBeNull()
  const theirs = await app.call('GET', '/api/openapi.json', { headers: origin })
  expect(theirs.headers.get('access-control-allow-origin')).toBe('*')
  expect(theirs.headers.get('access-control-allow-credentials')).toBeNull()
})

test('API answers are never cached, framed or sniffed; even for malformed URLs', async () => {
  for (const path of ['/api/health', '/api/nothing', '/api/chat/%', `/api/chat/${'x'.repeat(3_000)}`]) {
    const { headers } = await app.call('GET', path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})

test.each([
  ['/api/chat/%', 400],
  ['/api/chat/%c3', 400],
  [`/api/keys/${'x'.repeat(3_000)}`, 400],
])('malformed URLs get a normal error: %.20s', async (path, status) => {
  const { headers, ...answer } = await app.call('DELETE', path)
  expect(answer).toMatchObject({
    status,
    body: { message: expect.stringMatching(/^This address/), code: 'bad_request' },
  })
  expect(answer.body.requestId).toBe(headers.get('x-request-id'))
})

test('OPTIONS works without preflight headers', async () => {
  expect((await app.call('OPTIONS', `/api/chat/${crypto.randomUUID()}`)).status).toBe(204)
})

test.each([
  ['/api/auth/login', {}, 'Please enter a valid email address'],
  ['/api/auth/login', { email: 'a@example.com' }, 'Password is required'],
  ['/api/auth/register', {}, 'First name is required'],
  ['/api/auth/register', { firstName: 'A', lastName: null }, 'Last name is required'],
  [
    '/api/auth/register',
    { firstName: 'A', lastName: 'B', email: 'b@example.com' },
    'Password must be at least 8 characters',
  ],
  ['/api/keys', {}, 'Key Name is required'],
  ['/api/assistants', { name: null }, 'Business name is required'],
  ['/api/voice/synthesize', {}, 'text is required'],
])('missing fields at %s get the form’s message: %o', async (path, body, message) => {
  const { token } = await registerOwner(app)
  expect(await app.call('POST', path, { body, token })).toMatchObject({ status: 400, body: { message } })
})

test('logs contain no passwords, tokens or query parameters', async () => {
  const owner = await registerOwner(app)
  await owner.call('GET', '/api/auth/user?secret=in-the-query')
  await post({ email: owner.email, password })
  const all = app.logged.join('')
  expect(all).toContain('/api/auth/user')
  expect(all).not.toContain(password)
  expect(all).not.toContain(owner.token)
  expect(all).not.toContain('in-the-query')
})

test.each(['limit=1&limit=200', 'cursor=a&cursor=b', 'assistant=x&assistant=y'])(
  'repeated query parameters are rejected: %s',
  async (query) => {
    const { call } = await registerOwner(app)
    expect((await call('GET', `/api/leads?${query}`)).status).toBe(400)
  },
)
