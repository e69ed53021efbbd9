import type { Session } from '@foyer/contract/auth'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '../../../platform/db/schema/auth.ts'
import { password, registerOwner } from '../../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { setRandomPassword } from '../set-random-password.ts'
import { sweepSessions } from '../sweep-sessions.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const minute = 60_000
const newPassword = 'a brand new password'

const statusOf = async (token: string) => (await app.call('GET', '/api/auth/user', { token })).status
const refresh = (token: string | null, headers: Record<string, string> = {}) =>
  app.call<Session>('POST', '/api/auth/refresh', { token, headers })
const logIn = async (email: string, secret = password) =>
  app.call<Session>('POST', '/api/auth/login', { body: { email, password: secret } })
const cookie = (token: string) => ({ cookie: `foyer_session=${token}` })
const living = async (tokens: string[]) => {
  const statuses = await Promise.all(tokens.map(statusOf))
  return statuses.filter((status) => status === 200).length
}

describe('refreshing', () => {
  test('gives a new token, and the old one still serves requests in flight for a minute', async () => {
    const { token } = await registerOwner(app)
    const next = await refresh(token)
    expect(next.status).toBe(200)
    expect(next.body.token).not.toBe(token)
    expect(next.headers.getSetCookie()[0]).toContain(next.body.token)
    expect(await living([token, next.body.token])).toBe(2)
  })

  test('works with the cookie alone', async () => {
    const { token } = await registerOwner(app)
    const next = await refresh(null, cookie(token))
    expect(next.status).toBe(200)
    expect(await statusOf(next.body.token)).toBe(200)
  })

  test('using an old token after its minute ends the whole family', async () => {
    const { token } = await registerOwner(app)
    const second = (await refresh(token)).body.token
    const third = (await refresh(second)).body.token
    app.clock.advance(2 * minute)
    expect(await statusOf(third)).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect(await living([token, second, third])).toBe(0)
    expect((await refresh(third)).status).toBe(401)
  })

  test('refreshing an old token after its minute ends its family and no other', async () => {
    const owner = await registerOwner(app)
    const elsewhere = (await logIn(owner.email)).body.token
    const next = (await refresh(owner.token)).body.token
    app.clock.advance(2 * minute)
    expect((await refresh(owner.token, cookie(next))).status).toBe(401)
    expect(await statusOf(next)).toBe(401)
    expect(await statusOf(elsewhere)).toBe(200)
  })

  test('many refreshes of one token, concurrent or in sequence, make one session', async () => {
    const { token } = await registerOwner(app)
    const first = await Promise.all(Array.from({ length: 6 }, () => refresh(token)))
    const later = [await refresh(token), await refresh(token)]
    expect(first.map((each) => each.status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(later.map((each) => each.status)).toEqual([409, 409])
    const made = first.flatMap((each) => (each.status === 200 ? [each.body.token] : []))
    expect(await living(made)).toBe(1)
  })

  test('a second tab gets the session that the first stored in the shared cookie', async () => {
    const { token } = await registerOwner(app)
    const tab = (await refresh(token)).body.token
    const other = await refresh(token, cookie(tab))
    expect(other).toMatchObject({ status: 200, body: { token: tab } })
    const stranger = await registerOwner(app)
    expect((await refresh(token, cookie(stranger.token))).status).toBe(409)
    expect((await refresh(token, cookie('garbage'))).status).toBe(409)
  })

  test('falls back to the cookie if the bearer has expired or is garbage', async () => {
    const { token } = await registerOwner(app)
    expect((await refresh('garbage', cookie(token))).status).toBe(200)
    expect((await refresh('garbage')).status).toBe(401)
    expect((await refresh(null)).status).toBe(401)
  })

  test('is rejected for pages of another origin, although the browser sends the cookie', async () => {
    const { token } = await registerOwner(app)
    const from = (headers: Record<string, string>) => refresh(null, { ...cookie(token), ...headers })
    expect((await from({ 'sec-fetch-site': 'same-site' })).status).toBe(401)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(401)
    expect((await from({ origin: 'http://127.0.0.1:1' })).status).toBe(401)
    expect((await from({ origin: 'null' })).status).toBe(401)
    expect((await from({ 'sec-fetch-site': 'same-origin', origin: app.url })).status).toBe(200)
  })
})

describe('logging out', () => {
  test('ends the session with all it was refreshed from and into', async () => {
    const { token } = await registerOwner(app)
    const second = (await refresh(token)).body.token
    const third = (await refresh(second)).body.token
    const out = await app.call('POST', '/api/auth/logout', { token: second })
    expect(out.status).toBe(200)
    expect(out.headers.getSetCookie()[0]).toMatch(/foyer_session=;/)
    expect(await living([token, second, third])).toBe(0)
    for (const each of [token, second, third]) expect((await refresh(each)).status).toBe(401)
  })

  test('works with the cookie alone and keeps other sign-ins', async () => {
    const owner = await registerOwner(app)
    const elsewhere = (await logIn(owner.email)).body.token
    expect((await app.call('POST', '/api/auth/logout', { headers: cookie(owner.token) })).status).toBe(200)
    expect(await statusOf(owner.token)).toBe(401)
    expect(await statusOf(elsewhere)).toBe(200)
  })

  test('is not done with an old copy of the cookie', async () => {
    const { token } = await registerOwner(app)
    const newest = (await refresh(token)).body.token
    expect((await app.call('POST', '/api/auth/logout', { headers: cookie(token) })).status).toBe(200)
    expect(await living([token, newest])).toBe(2)
    await app.call('POST', '/api/auth/logout', { headers: cookie(newest) })
    expect(await living([token, newest])).toBe(0)
  })

  test('is rejected for pages of another origin', async () => {
    const { token } = await registerOwner(app)
    for (const [name, value] of [
      ['sec-fetch-site', 'same-site'],
      ['origin', 'https://evil.example'],
    ] as const)
      await app.call('POST', '/api/auth/logout', { headers: { ...cookie(token), [name]: value } })
    expect(await statusOf(token)).toBe(200)
    const own = { ...cookie(token), origin: app.url }
    await app.call('POST', '/api/auth/logout', { headers: own })
    expect(await statusOf(token)).toBe(401)
  })

  test('ends a session that is being refreshed at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const { token } = await registerOwner(app)
      expect(await statusOf(token)).toBe(200)
      const [refreshed, left] = await Promise.all([
        refresh(token),
        app.call('POST', '/api/auth/logout', { token }),
      ])
      expect(left.status).toBe(200)
      expect(await statusOf(token)).toBe(401)
      if (refreshed.status === 200) expect(await statusOf(refreshed.body.token)).toBe(401)
    }
  })

  test('always succeeds', async () => {
    for (const token of ['garbage', null])
      expect((await app.call('POST', '/api/auth/logout', { token })).status).toBe(200)
  })
})

describe('a password change', () => {
  const change = (token: string, currentPassword = password) =>
    app.call('PUT', '/api/auth/password', { token, body: { currentPassword, newPassword } })

  test('keeps its own session, but not the ones before and after it in the family', async () => {
    const owner = await registerOwner(app)
    const second = (await refresh(owner.token)).body.token
    const third = (await refresh(second)).body.token
    // The request used the second token while it was being refreshed, perhaps by a thief.
    expect((await change(second)).status).toBe(200)
    expect(await statusOf(owner.token)).toBe(401)
    expect(await statusOf(third)).toBe(401)
    app.clock.advance(2 * minute)
    expect(await statusOf(second)).toBe(200)
    expect((await refresh(second)).status).toBe(200)
  })

  test('ends a stolen session however fast it is refreshed', async () => {
    for (let round = 0; round < 2; round++) {
      const owner = await registerOwner(app)
      const made = [(await logIn(owner.email)).body.token]
      let changing = true
      const thieves = Array.from({ length: 4 }, async () => {
        while (changing) {
          const next = await refresh(made.at(-1)!)
          if (next.status === 200) made.push(next.body.token)
          else if (next.status === 401) return
        }
      })
      expect((await change(owner.token)).status).toBe(200)
      changing = false
      await Promise.all(thieves)
      expect(await living(made)).toBe(0)
      expect(await statusOf(owner.token)).toBe(200)
    }
  })

  test('is not survived by a sign-in with the old password at the same moment', async () => {
    const owner = await registerOwner(app)
    const [changed, ...signedIn] = await Promise.all([
      change(owner.token),
      ...Array.from({ length: 4 }, () => logIn(owner.email)),
    ])
    expect(changed.status).toBe(200)
    const made = signedIn.flatMap((each) => (each.status === 200 ? [each.body.token] : []))
    expect(await living(made)).toBe(0)
  })

  test('succeeds once with the same old password', async () => {
    const owner = await registerOwner(app)
    const elsewhere = (await logIn(owner.email)).body.token
    const both = await Promise.all([change(owner.token), change(elsewhere)])
    expect(both.filter((each) => each.status === 200)).toHaveLength(1)
    expect(await living([owner.token, elsewhere])).toBe(1)
  })

  test('by the operator ends every session, also one being refreshed', async () => {
    const owner = await registerOwner(app)
    const [given, next] = await Promise.all([
      setRandomPassword(app.services.db, owner.id),
      refresh(owner.token),
    ])
    expect(await statusOf(owner.token)).toBe(401)
    if (next.status === 200) expect(await statusOf(next.body.token)).toBe(401)
    expect((await logIn(owner.email)).status).toBe(401)
    expect((await logIn(owner.email, given)).status).toBe(200)
  })
})

describe('a session', () => {
  test('expires after a day, and is deleted only then', async () => {
    const owner = await registerOwner(app)
    await refresh(owner.token)
    const rows = () =>
      app.services.db.select().from(sessions).where(eq(sessions.accountId, owner.id)).orderBy(sessions.id)
    const sweep = () => sweepSessions(app.services).run(undefined as never, undefined as never)
    app.clock.advance(60 * minute)
    await sweep()
    // The refreshed session is kept, so that reuse of its token can be detected.
    expect(await rows()).toHaveLength(2)
    app.clock.advance(24 * 60 * minute)
    expect(await statusOf(owner.token)).toBe(401)
    expect((await refresh(owner.token)).status).toBe(401)
    await sweep()
    expect(await rows()).toHaveLength(0)
  })

  test('reads by cookie, but changes nothing by cookie alone', async () => {
    const { token } = await registerOwner(app)
    const headers = cookie(token)
    expect((await app.call('GET', '/api/auth/user', { headers })).status).toBe(200)
    const profile = { firstName: 'Eve', lastName: 'Il' }
    expect((await app.call('PUT', '/api/auth/profile', { headers, body: profile })).status).toBe(401)
    expect((await app.call('POST', '/api/keys', { headers, body: { name: 'Mine' } })).status).toBe(401)
  })

  test('can’t be forged', async () => {
    const owner = await registerOwner(app)
    const [, payload] = owner.token.split('.')
    const claims = JSON.parse(atob(payload!))
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const sign = (key: string) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(key))
    const forged = [
      `${encode({ alg: 'none' })}.${payload}.`,
      await sign('another secret, long enough to be one'),
      `${owner.token}x`,
      owner.token.split('.').slice(0, 2).join('.'),
      'garbage',
      `${encode({ alg: 'HS256' })}.${encode({ sub: 'x', sid: 'y' })}.AAAA`,
    ]
    for (const token of forged) expect((await app.call('GET', '/api/auth/user', { token })).status).toBe(401)
    expect(await statusOf(owner.token)).toBe(200)
    expect((await app.call('GET', '/api/auth/user')).body.message).toBe('Unauthorized')
  })
})
