import { afterEach, expect, test } from 'vitest'
import {
  memoryStore,
  type ReceivedRequest,
  type Reply,
  startServer,
  testUser,
  tokenUntil,
} from '../api/test-server.ts'
import { createSession } from './session.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const soon = Date.now() / 1_000
const fresh = tokenUntil(soon + 23 * 3_600, 'fresh')
const dying = tokenUntil(soon + 60, 'dying')
const withinTheHour = tokenUntil(soon + 1_800, 'hour')

async function open(
  answer: (request: ReceivedRequest) => Reply | 'hang up',
  stored: { token?: string; user?: object | string } = {},
) {
  const server = await startServer(answer)
  const store = memoryStore({
    ...(stored.token && { authToken: stored.token }),
    ...(stored.user && {
      user: typeof stored.user === 'string' ? stored.user : JSON.stringify(stored.user),
    }),
  })
  const session = createSession({ store, fetch: server.fetch })
  stops.push(server.stop, () => session.clear())
  return { server, store, session, paths: () => server.asked.map(({ path }) => path) }
}

const refreshed = { body: { token: fresh, user: testUser('Renewed') } }

test('an empty storage means signed out, without a request', async () => {
  const { session, server } = await open(() => ({}))
  expect(session.get().status).toBe('loading')
  await session.start()
  expect(session.get()).toEqual({ status: 'signed-out', user: null, byUser: false })
  expect(server.asked).toEqual([])
})

test('a stored session is restored at once, then verified and its user replaced', async () => {
  const { session, store } = await open(() => ({ body: testUser('Grace') }), {
    token: fresh,
    user: testUser(),
  })
  const started = session.start()
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { firstName: 'Ada' } })
  await started
  expect(session.get()).toMatchObject({ user: { firstName: 'Grace' } })
  expect(JSON.parse(store.values.get('user')!)).toMatchObject({ firstName: 'Grace' })
})

test.each([401, 403])('verification that answers %d signs out and clears the storage', async (status) => {
  const { session, store } = await open(() => ({ status, body: { message: 'No' } }), {
    token: fresh,
    user: testUser(),
  })
  await session.start()
  expect(session.get().status).toBe('signed-out')
  expect(store.values.size).toBe(0)
})

test.each<[string, Reply | 'hang up']>([
  ['a server error', { status: 500, text: 'oops' }],
  ['a gateway error', { status: 502, text: '<html>' }],
  ['a lost connection', 'hang up'],
])('verification that ends in %s keeps the session', async (_, reply) => {
  const { session, store } = await open(() => reply, { token: fresh, user: testUser() })
  await session.start()
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { firstName: 'Ada' } })
  expect(store.values.get('authToken')).toBe(fresh)
})

test.each(['<html>', 'null', '"Ada"'])(
  'an OK answer that is no user (%s) clears the session',
  async (text) => {
    const { session } = await open(() => ({ text }), { token: fresh, user: testUser() })
    await session.start()
    expect(session.get().status).toBe('signed-out')
  },
)

test('a token near expiry is refreshed before it is verified', async () => {
  const { session, store, server } = await open(
    ({ path }) => (path === '/api/auth/refresh' ? refreshed : { body: testUser('Renewed') }),
    { token: dying, user: testUser() },
  )
  await session.start()
  expect(server.asked.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/api/auth/refresh', `Bearer ${dying}`],
    ['/api/auth/user', `Bearer ${fresh}`],
  ])
  expect(store.values.get('authToken')).toBe(fresh)
})

test('a refresh that fails at startup signs out and verifies nothing', async () => {
  const { session, store, paths } = await open(() => ({ status: 401 }), {
    token: 'unreadable',
    user: testUser(),
  })
  await session.start()
  expect(session.get().status).toBe('signed-out')
  expect(store.values.size).toBe(0)
  expect(paths()).toEqual(['/api/auth/refresh'])
})

test('the periodic check runs on sign-in and refreshes a token that expires within the hour', async () => {
  const { session, paths } = await open(({ path }) =>
    path === '/api/auth/login' ? { body: { token: withinTheHour, user: testUser() } } : refreshed,
  )
  await session.start()
  await session.login({ email: 'ada@example.com', password: 'secret' })
  await session.settled()
  expect(paths()).toEqual(['/api/auth/login', '/api/auth/refresh'])
  expect(session.token()).toBe(fresh)
})

test('concurrent refreshes share one request', async () => {
  const { session, paths } = await open(() => refreshed, { token: dying, user: testUser() })
  const results = await Promise.all([session.refresh(), session.refresh(), session.refresh()])
  expect(results).toEqual([true, true, true])
  expect(paths()).toEqual(['/api/auth/refresh'])
  await session.refresh()
  expect(paths()).toHaveLength(2)
})

test('a failed verification of a replaced token does not sign out', async () => {
  const answer = Promise.withResolvers<void>()
  const { session, store, server } = await open(() => ({ status: 401, wait: answer.promise }), {
    token: fresh,
    user: testUser(),
  })
  const started = session.start()
  await expect.poll(() => server.asked).toHaveLength(1)
  store.setItem('authToken', tokenUntil(soon + 9_999, 'newer'))
  answer.resolve()
  await started
  expect(session.get().status).toBe('signed-in')
})

test('login stores token and user; a failure shows the server’s message, else ‘Login failed’', async () => {
  const replies: Reply[] = [
    { status: 401, body: { message: 'Invalid email or password' } },
    { status: 502, text: '' },
    { body: { token: fresh, user: testUser() } },
  ]
  const { session, store } = await open(() => replies.shift()!)
  await session.start()
  const form = { email: 'ada@example.com', password: 'secret' }
  await expect(session.login(form)).rejects.toThrow('Invalid email or password')
  await expect(session.login(form)).rejects.toThrow('Login failed')
  expect(session.get().status).toBe('signed-out')
  await session.login(form)
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { firstName: 'Ada' } })
  expect(store.values.get('authToken')).toBe(fresh)
})

test('registration that fails without a message says ‘Registration failed’', async () => {
  const { session } = await open(() => ({ status: 500, text: '' }))
  const form = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.com', password: 'longenough' }
  await expect(session.register(form)).rejects.toThrow('Registration failed')
})

test.each<[string, Reply | 'hang up']>([
  ['works', { body: {} }],
  ['fails', { status: 500 }],
  ['can’t be reached', 'hang up'],
])('signing out clears everything when the server %s', async (_, reply) => {
  const { session, store } = await open(
    ({ path }) => (path.endsWith('logout') ? reply : { body: testUser() }),
    {
      token: fresh,
      user: testUser(),
    },
  )
  await session.start()
  await session.logout()
  expect(session.get()).toEqual({ status: 'signed-out', user: null, byUser: true })
  // Only the flag that testUser has signed in here remains.
  expect([...store.values]).toEqual([['knownHere', 'yes']])
  expect(session.hasSignedInBefore()).toBe(true)
})

test('storage changes in another tab are picked up', async () => {
  const { session, store } = await open(() => ({ body: testUser() }))
  await session.start()
  store.setItem('authToken', fresh)
  store.setItem('user', JSON.stringify(testUser('Elsewhere')))
  session.syncFromStorage()
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { firstName: 'Elsewhere' } })
  store.removeItem('authToken')
  session.syncFromStorage()
  expect(session.get().status).toBe('signed-out')
})

test('an unreadable stored user means signed out', async () => {
  const { session } = await open(() => ({}), { token: fresh, user: '{broken' })
  await session.start()
  expect(session.get().status).toBe('signed-out')
})
