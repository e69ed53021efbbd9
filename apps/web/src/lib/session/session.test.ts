import { afterEach, expect, test } from 'vitest'
import {
  memoryStore,
  type ReceivedRequest,
  type Reply,
  startServer,
  testUser,
  tokenUntil,
} from '../api/test-server.ts'
import { createSession, type TokenStore } from './session.ts'

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

test('a refresh just made by another tab is not repeated', async () => {
  const server = await startServer(() => refreshed)
  const store = memoryStore({ authToken: dying, user: JSON.stringify(testUser()) })
  const myTurn = Promise.withResolvers<void>()
  const session = createSession({
    store,
    fetch: server.fetch,
    withLock: async (work) => {
      await myTurn.promise
      return work()
    },
  })
  stops.push(server.stop)
  const refreshing = session.refresh()
  store.setItem('authToken', fresh)
  myTurn.resolve()
  expect(await refreshing).toBe(true)
  expect(server.asked).toEqual([])
})

const fasterTab: Reply = { status: 409, body: { message: 'This session has just been refreshed.' } }

async function openInSlowerTab(answer: (nth: number) => Reply, whileWaiting: (store: TokenStore) => void) {
  const server = await startServer(() => answer(server.asked.length))
  stops.push(server.stop)
  const store = memoryStore({ authToken: dying, user: JSON.stringify(testUser()) })
  const session = createSession({ store, fetch: server.fetch, wait: async () => whileWaiting(store) })
  return { session, store, server }
}

test('the slower tab takes the token the faster one stored', async () => {
  const { session, store, server } = await openInSlowerTab(
    () => fasterTab,
    (storage) => storage.setItem('authToken', fresh),
  )
  expect(await session.refresh()).toBe(true)
  expect(store.values.get('authToken')).toBe(fresh)
  expect(server.asked).toHaveLength(1)
})

test('the slower tab retries, because the faster one may be closed by now', async () => {
  const { session, store } = await openInSlowerTab(
    (nth) => (nth < 3 ? fasterTab : refreshed),
    () => {},
  )
  expect(await session.refresh()).toBe(true)
  expect(store.values.get('authToken')).toBe(fresh)
})

test('a refresh that is never answered ends the session', async () => {
  const { session, store, server } = await openInSlowerTab(
    () => fasterTab,
    () => {},
  )
  expect(await session.refresh()).toBe(false)
  expect(server.asked.length).toBeGreaterThan(1)
  expect(session.get().status).toBe('signed-out')
  expect(store.values.size).toBe(0)
})

/** A session with manual retries and an adjustable clock. */
async function openWithRetries(answer: (nth: number) => Reply | 'hang up') {
  let asked = 0
  const server = await startServer(() => answer(++asked))
  const store = memoryStore({ authToken: dying, user: JSON.stringify(testUser()) })
  const waits: { ms: number; over: () => void }[] = []
  const clock = { passed: 0 }
  const session = createSession({
    store,
    fetch: server.fetch,
    now: () => Date.now() + clock.passed,
    wait: (ms) => new Promise((over) => waits.push({ ms, over })),
  })
  stops.push(server.stop, () => session.clear())
  return { server, session, waits, clock }
}

test.each<[string, Reply | 'hang up']>([
  ['no answer', 'hang up'],
  ['too many requests', { status: 429 }],
  ['a server that restarts', { status: 503, text: '<html>' }],
])('a refresh that meets %s is retried while the token is valid', async (_, reply) => {
  const { session, waits } = await openWithRetries((nth) => (nth < 3 ? reply : refreshed))
  expect(await session.refresh()).toBe(true)
  expect(session.token()).toBe(dying)
  waits[0]!.over()
  await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([2_000, 4_000])
  waits[1]!.over()
  await expect.poll(() => session.token()).toBe(fresh)
  expect(session.get().status).toBe('signed-in')
})

test('an unanswered refresh ends the session once the token expires, and stops after signing out', async () => {
  const { session, waits, clock, server } = await openWithRetries(() => ({ status: 502 }))
  expect(await session.refresh()).toBe(true)
  clock.passed = 61_000
  waits[0]!.over()
  await expect.poll(() => session.get().status).toBe('signed-out')
  expect(server.asked).toHaveLength(2)

  const left = await openWithRetries(() => ({ status: 502 }))
  expect(await left.session.refresh()).toBe(true)
  left.session.clear()
  left.waits[0]!.over()
  await left.session.settled()
  expect(left.server.asked).toHaveLength(1)
})

test('a failed refresh keeps the token another tab stored meanwhile', async () => {
  const server = await startServer(() => {
    store.setItem('authToken', fresh)
    return { status: 401 }
  })
  stops.push(server.stop)
  const store = memoryStore({ authToken: dying, user: JSON.stringify(testUser()) })
  const session = createSession({ store, fetch: server.fetch })
  expect(await session.refresh()).toBe(true)
  expect(store.values.get('authToken')).toBe(fresh)
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
