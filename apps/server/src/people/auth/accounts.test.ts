import type { Session, User } from '@foyer/contract/auth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../platform/db/schema/auth.ts'
import { password, registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ passwords: {} })
})
afterAll(() => app.close())

const someone = (email: string) => ({ firstName: 'Ada', lastName: 'Lovelace', email, password })

describe('registering', () => {
  test('a newcomer registers and is signed in at once', async () => {
    const { status, body, headers } = await app.call<Session>('POST', '/api/auth/register', {
      body: { ...someone('ada@example.com'), companyName: 'Engines & Co' },
    })
    expect(status).toBe(201)
    expect(body.user).toMatchObject({
      firstName: 'Ada',
      email: 'ada@example.com',
      companyName: 'Engines & Co',
      role: 'user',
      subscriptionTier: 'free',
      profileImageUrl: null,
    })
    const [cookie] = headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const me = await app.call<User>('GET', '/api/auth/user', { token: body.token })
    expect(me.body.email).toBe('ada@example.com')
    const { exp } = JSON.parse(atob(body.token.split('.')[1]!))
    expect(exp - Date.now() / 1000).toBeGreaterThan(23.9 * 3600)
    const [kept] = await app.services.db.select().from(accounts).where(eq(accounts.id, body.user.id))
    expect(kept!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('a taken address is rejected in any capitalization', async () => {
    const first = await app.call('POST', '/api/auth/register', { body: someone('twice@example.com') })
    expect(first.status).toBe(201)
    const again = await app.call('POST', '/api/auth/register', { body: someone('TWICE@example.com') })
    expect(again.status).toBe(409)
    expect(again.body.message).toContain('already exists')
  })

  test('eight registrations at once with one address make one account', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.call('POST', '/api/auth/register', { body: someone('race@example.com') }),
      ),
    )
    expect(all.map((each) => each.status).sort()).toEqual([201, ...Array(7).fill(409)])
  })

  test.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ password: 'short' }, 'Password must be at least 8 characters'],
  ])('%o is rejected with its own message', async (wrong, message) => {
    const { status, body } = await app.call('POST', '/api/auth/register', {
      body: { ...someone('wrong@example.com'), ...wrong },
    })
    expect(status).toBe(400)
    expect(body.message).toBe(message)
  })

  test('registration cannot grant the admin role', async () => {
    const { body } = await app.call<Session>('POST', '/api/auth/register', {
      body: { ...someone('sly@example.com'), role: 'admin', tier: 'admin', subscriptionTier: 'admin' },
    })
    expect(body.user).toMatchObject({ role: 'user', subscriptionTier: 'free' })
  })
})

describe('signing in', () => {
  test('ignores capitalization of the address and rejects a wrong password', async () => {
    const owner = await registerOwner(app)
    const right = await app.call<Session>('POST', '/api/auth/login', {
      body: { email: owner.email.toUpperCase(), password },
    })
    expect(right.status).toBe(200)
    expect(right.body.user.firstName).toBe('Ada')
    const wrong = await app.call('POST', '/api/auth/login', {
      body: { email: owner.email, password: 'wrong' },
    })
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } })
  })

  test('an unknown address gets the same answer as a wrong password', async () => {
    const owner = await registerOwner(app)
    const wrong = await app.call('POST', '/api/auth/login', {
      body: { email: owner.email, password: 'wrong' },
    })
    const nobody = await app.call('POST', '/api/auth/login', {
      body: { email: 'nobody@example.com', password: 'wrong' },
    })
    expect({ ...nobody.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  test('signed-out users are sent to the login page and back to our own pages only', async () => {
    const at = async (redirect: string) =>
      (await app.call('GET', `/api/login?redirect=${encodeURIComponent(redirect)}`)).headers.get('location')
    expect(await at('/billing?plan=pro')).toBe('/login?redirect=%2Fbilling%3Fplan%3Dpro')
    const chosen = await app.call('GET', '/api/login?redirect=%2Fcheckout%2Fpro&from=plans')
    expect(chosen.headers.get('location')).toBe('/login?redirect=%2Fcheckout%2Fpro&from=plans')
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example/',
      '/.//evil.example',
      '/..//evil.example',
      '/billing/..//evil.example',
      '/%2f/evil.example',
      '/%5cevil.example',
      '/\t/evil.example',
      '/\r\n/evil.example',
    ])
      expect({ elsewhere, to: await at(elsewhere) }).toEqual({ elsewhere, to: '/login' })
  })
})

describe('settings', () => {
  test('an owner changes their name; their address stays', async () => {
    const owner = await registerOwner(app)
    const changed = await owner.call('PUT', '/api/auth/profile', {
      body: { firstName: ' Grace ', lastName: 'Hopper', email: 'other@example.com' },
    })
    expect(changed.body).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', email: owner.email })
    const empty = await owner.call('PUT', '/api/auth/profile', {
      body: { firstName: '', lastName: 'Hopper' },
    })
    expect(empty).toMatchObject({ status: 400, body: { message: 'First name is required' } })
  })

  test('a password change ends all other sessions and keeps this one', async () => {
    const owner = await registerOwner(app)
    const elsewhere = await app.call<Session>('POST', '/api/auth/login', {
      body: { email: owner.email, password },
    })
    const wrong = await owner.call('PUT', '/api/auth/password', {
      body: { currentPassword: 'wrong', newPassword: 'a new password' },
    })
    expect(wrong).toMatchObject({ status: 400, body: { message: 'Your current password is not correct.' } })
    const short = await owner.call('PUT', '/api/auth/password', {
      body: { currentPassword: password, newPassword: 'x' },
    })
    expect(short.body.message).toBe('Password must be at least 8 characters long')
    const right = await owner.call('PUT', '/api/auth/password', {
      body: { currentPassword: password, newPassword: 'a new password' },
    })
    expect(right.status).toBe(200)
    expect((await owner.call('GET', '/api/auth/user')).status).toBe(200)
    expect((await app.call('GET', '/api/auth/user', { token: elsewhere.body.token })).status).toBe(401)
    const login = (secret: string) =>
      app.call('POST', '/api/auth/login', { body: { email: owner.email, password: secret } })
    expect((await login(password)).status).toBe(401)
    expect((await login('a new password')).status).toBe(200)
  })

  test('require a token', async () => {
    const owner = await registerOwner(app)
    for (const [method, path] of [
      ['GET', '/api/auth/user'],
      ['PUT', '/api/auth/profile'],
      ['PUT', '/api/auth/password'],
    ] as const) {
      const body =
        method === 'PUT'
          ? { firstName: 'A', lastName: 'B', currentPassword: password, newPassword: 'long enough' }
          : undefined
      expect((await app.call(method, path, { body })).status).toBe(401)
      expect((await owner.call(method, path, { body })).status).toBe(200)
    }
  })
})
