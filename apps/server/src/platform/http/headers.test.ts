import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { password, registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

// Missing headers break nothing visibly, so all values are spelled out and compared exactly.
let plain: TestApp
let app: TestApp
beforeAll(async () => {
  plain = await startTestApp()
  app = await startTestApp({ beside: plain, environment: { PUBLIC_URL: 'https://foyer.example' } })
})
afterAll(async () => {
  await app.close()
  await plain.close()
})

describe('the session cookie', () => {
  const lasting = (token: string) =>
    `foyer_session=${token}; Max-Age=86400; Path=/api; HttpOnly; SameSite=Lax`
  const gone =
    'foyer_session=; Max-Age=0; Path=/api; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax'
  const asSecure = (set: string) =>
    `__Host-${set.replace('Path=/api', 'Path=/').replace('HttpOnly', 'HttpOnly; Secure')}`
  const signIn = async (to: TestApp) => {
    const email = `${crypto.randomUUID()}@example.com`
    await registerOwner(to, { email })
    return to.call<{ token: string }>('POST', '/api/auth/login', { body: { email, password } })
  }

  test('is hidden from scripts, other sites and, under https, plain connections', async () => {
    for (const [to, as] of [
      [plain, (set: string) => set],
      [app, asSecure],
    ] as const) {
      const { headers, body } = await signIn(to)
      expect.soft(headers.getSetCookie()).toEqual([as(lasting(body.token))])
      const next = await to.call<{ token: string }>('POST', '/api/auth/refresh', { token: body.token })
      expect.soft(next.headers.getSetCookie()).toEqual([as(lasting(next.body.token))])
      const out = await to.call('POST', '/api/auth/logout', { token: next.body.token })
      expect.soft(out.headers.getSetCookie()).toEqual([as(gone)])
    }
  })

  test('uses the __Host- prefix under https', async () => {
    const { token } = (await signIn(app)).body
    const statusOf = async (method: string, path: string, cookie: string) =>
      (await app.call(method, path, { headers: { cookie } })).status
    expect(await statusOf('GET', '/api/auth/user', `__Host-foyer_session=${token}`)).toBe(200)
    for (const cookie of [
      `foyer_session=${token}`,
      `__Secure-foyer_session=${token}`,
      `__host-foyer_session=${token}`,
    ]) {
      expect(await statusOf('GET', '/api/auth/user', cookie)).toBe(401)
      expect(await statusOf('POST', '/api/auth/refresh', cookie)).toBe(401)
    }
    expect(await statusOf('PUT', '/api/auth/profile', `__Host-foyer_session=${token}`)).toBe(401)
    expect(await statusOf('POST', '/api/auth/refresh', `__Host-foyer_session=${token}`)).toBe(200)
  })

  test('is not set for visitors', async () => {
    const { id } = await createAssistant(app, await registerOwner(app))
    for (const path of ['/', '/embed.js', `/api/embed/config/${id}`, '/api/health'])
      expect((await app.call('GET', path)).headers.getSetCookie()).toEqual([])
  })
})

async function told(path: string, { from = app }: { from?: TestApp } = {}) {
  const answer = await from.call('GET', path)
  const named = (name: string) =>
    answer.headers.get(name)?.replace(/('sha256-[\w+/=]+' ?)+(?=;|$)/g, 'HASHES')
  return {
    policy: named('content-security-policy'),
    cache: named('cache-control'),
    vary: named('vary'),
    resource: named('cross-origin-resource-policy'),
    permissions: named('permissions-policy'),
    robots: named('x-robots-tag'),
    lasting: named('strict-transport-security'),
    type: named('x-content-type-options'),
    referrer: named('referrer-policy'),
    opener: named('cross-origin-opener-policy'),
  }
}

const always = {
  policy: "frame-ancestors 'none'",
  cache: undefined,
  vary: undefined,
  resource: undefined,
  permissions: undefined,
  robots: undefined,
  lasting: 'max-age=31536000; includeSubDomains',
  type: 'nosniff',
  referrer: 'strict-origin-when-cross-origin',
  opener: 'same-origin',
}
const forever = 'public, max-age=31536000, immutable'
const page = {
  policy:
    "default-src 'self'; script-src 'self' HASHES; style-src 'self'; img-src 'self' data: https:; font-src 'self'; connect-src 'self'; media-src 'self' blob: data:; frame-src 'none'; worker-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  cache: 'no-cache',
  vary: 'accept-encoding',
  permissions: 'microphone=(self), camera=(), geolocation=()',
}
const api = { policy: "default-src 'none'; frame-ancestors 'none'", cache: 'no-store' }
const script = { cache: 'public, max-age=300, stale-while-revalidate=86400', vary: 'accept-encoding' }
const unseen = { cache: 'no-store', robots: 'noindex' }
const frame = {
  ...unseen,
  policy:
    "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads; default-src 'none'; script-src 'self' HASHES; style-src HASHES; connect-src 'self'; img-src 'self' data: https:; media-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
}

test('each kind of response has its caching, framing and content headers', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { id } = await createAssistant(app, owner)
  const panels = await readdir(join(import.meta.dirname, '../../../../widget/dist/widget'))
  const panel = panels.find((file) => /^panel\.en\.[0-9a-f]{8}\.js$/.test(file))
  const part = /src="(\/assets\/[^"]+\.js)"/.exec((await app.call('GET', '/dashboard')).text)![1]!
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'
  const { body } = await owner.call<{ logo: string }>('PUT', `/api/embed/logo/${id}`, {
    body: { image: Buffer.from(drawn).toString('base64') },
  })
  const kinds: [path: string, said: Partial<typeof always> | Record<string, string>][] = [
    ['/', page],
    ['/dashboard', { ...page, robots: 'noindex' }],
    ['/nothing-here', page],
    [part, { cache: forever, vary: 'accept-encoding' }],
    ['/favicon.svg', { cache: 'public, max-age=3600', vary: 'accept-encoding' }],
    ['/llms.txt', { cache: 'public, max-age=300' }],
    ['/api/health', api],
    ['/api/nothing', api],
    ['/v1/models', api],
    [`/mcp/${id}`, api],
    ['/api/house-assistant', { ...api, cache: 'public, max-age=60' }],
    [`/api/chat/${id}/hints`, { ...api, cache: 'public, max-age=300', vary: 'Origin, Authorization' }],
    [
      `/api/embed/config/${id}`,
      { ...api, cache: 'public, max-age=60, stale-while-revalidate=86400', vary: 'Origin' },
    ],
    [
      body.logo,
      {
        policy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        cache: 'public, max-age=86400',
        resource: 'cross-origin',
      },
    ],
    ['/embed.js', { ...script, resource: 'cross-origin' }],
    ['/widget/panel.en.js', { ...script, resource: 'cross-origin' }],
    [`/widget/${panel}`, { cache: forever, vary: 'accept-encoding', resource: 'cross-origin' }],
    [
      '/sample-site/',
      {
        policy:
          "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
        cache: 'public, max-age=300',
      },
    ],
    [
      `/widget-test/${id}`,
      {
        ...unseen,
        policy:
          "default-src 'none'; style-src HASHES; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      },
    ],
    [`/widget-test/${id}/frame`, frame],
    [`/widget-test/${id}/file`, { ...unseen, policy: "sandbox; default-src 'none'" }],
    [
      `/conversation/${id}`,
      {
        ...unseen,
        policy:
          "default-src 'none'; script-src HASHES; connect-src 'self'; style-src HASHES; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      },
    ],
    [`/conversation/${id}/frame`, frame],
  ]
  for (const [path, said] of kinds)
    expect.soft({ path, ...(await told(path)) }).toEqual({ path, ...always, ...said })
  // Without https, HSTS must not be sent.
  for (const path of ['/', '/api/health'])
    expect.soft({ path, lasting: (await told(path, { from: plain })).lasting }).toEqual({ path })
})
