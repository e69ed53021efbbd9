import { afterEach, expect, test } from 'vitest'
import { createSession, type TokenStore } from './session.ts'
import {
  memoryStore,
  type ReceivedRequest,
  type Reply,
  someone,
  startServer,
  tokenUntil,
} from './testing-server.ts'

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

const refreshed = { body: { token: fresh, user: someone('Renewed') } }

test('without anything stored one is signed out, and the server is not asked', async () => {
  const { session, server } = await open(() => ({}))
  expect(session.get().status).toBe('loading')
  await session.start()
  expect(session.get()).toEqual({ status: 'signed-out', user: null, left: false })
  expect(server.asked).toEqual([])
})

test('a stored session is restored at once, then verified and its user replaced', async () => {
  const { session, store } = await open(() => ({ body: someone('Grace') }), { token: fresh, user: someone() })
  const started = session.start()
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { firstName: 'Ada' } })
  await started
  expect(session.get()).toMatchObject({ user: { firstName: 'Grace' } })
  expect(JSON.parse(store.values.get('user')!)).toMatchObject({ firstName: 'Grace' })
})

test.each([401, 403])('verification that answers %d signs out and clears the storage', async (status) => {
  const { session, store } = await open(() => ({ status, body: { message: 'No' } }), {
    token: fresh,
    user: someone(),
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
  const { session, store } = await open(() => reply, { token: fresh, user: someone() })
  await session.start()
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { firstName: 'Ada' } })
  expect(store.values.get('authToken')).toBe(fresh)
})

test.each(['<html>', 'null', '"Ada"'])(
  'an OK answer that is no user (%s) clears the session',
  async (text) => {
    const { session } = await open(() => ({ text }), { token: fresh, user: someone() })
    await session.start()
    expect(session.get().status).toBe('signed-out')
  },
)

test('a token near its end is refreshed before it is verified', async () => {
  const { session, store, server } = await open(
    ({ path }) => (path === '/api/auth/refresh' ? refreshed : { body: someone('Renewed') }),
    { token: dying, user: someone() },
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
    user: someone(),
  })
  await session.start()
  expect(session.get().status).toBe('signed-out')
  expect(store.values.size).toBe(0)
  expect(paths()).toEqual(['/api/auth/refresh'])
})

test('a token that ends within the hour is refreshed by the periodic check, which runs on sign-in', async () => {
  const { session, paths } = await open(({ path }) =>
    path === '/api/auth/login' ? { body: { token: withinTheHour, user: someone() } } : refreshed,
  )
  await session.start()
  await session.login({ email: 'ada@example.com', password: 'secret' })
  await session.settled()
  expect(paths()).toEqual(['/api/auth/login', '/api/auth/refresh'])
  expect(session.token()).toBe(fresh)
})

test('refreshes at the same time share one request', async () => {
  const { session, paths } = await open(() => refreshed, { token: dying, user: someone() })
  const results = await Promise.all([session.refresh(), session.refresh(), session.refresh()])
  expect(results).toEqual([true, true, true])
  expect(paths()).toEqual(['/api/auth/refresh'])
  await session.refresh()
  expect(paths()).toHaveLength(2)
})

test('a refresh that another tab has just made is not made again', async () => {
  const server = await startServer(() => refreshed)
  const store = memoryStore({ authToken: dying, user: JSON.stringify(someone()) })
  const myTurn = Promise.withResolvers<void>()
  const session = createSession({
    store,
    fetch: server.fetch,
    exclusively: async (work) => {
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

async function besideFasterTab(answer: (nth: number) => Reply, whileWaiting: (store: TokenStore) => void) {
  const server = await startServer(() => answer(server.asked.length))
  stops.push(server.stop)
  const store = memoryStore({ authToken: dying, user: JSON.stringify(someone()) })
  const session = createSession({ store, fetch: server.fetch, wait: async () => whileWaiting(store) })
  return { session, store, server }
}

test('a tab whose refresh comes second takes what the first stored', async () => {
  const { session, store, server } = await besideFasterTab(
    () => fasterTab,
    (storage) => storage.setItem('authToken', fresh),
  )
  expect(await session.refresh()).toBe(true)
  expect(store.values.get('authToken')).toBe(fresh)
  expect(server.asked).toHaveLength(1)
})

test('a tab whose refresh comes second asks again, because the first may be closed by now', async () => {
  const { session, store } = await besideFasterTab(
    (nth) => (nth < 3 ? fasterTab : refreshed),
    () => {},
  )
  expect(await session.refresh()).toBe(true)
  expect(store.values.get('authToken')).toBe(fresh)
})

test('a refresh that nobody ever gets the answer of ends the session', async () => {
  const { session, store, server } = await besideFasterTab(
    () => fasterTab,
    () => {},
  )
  expect(await session.refresh()).toBe(false)
  expect(server.asked.length).toBeGreaterThan(1)
  expect(session.get().status).toBe('signed-out')
  expect(store.values.size).toBe(0)
})

/** A session whose retries wait until they are let go, and whose clock can be put forward. */
async function openWithRetries(answer: (nth: number) => Reply | 'hang up') {
  let asked = 0
  const server = await startServer(() => answer(++asked))
  const store = memoryStore({ authToken: dying, user: JSON.stringify(someone()) })
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
])('a refresh that meets %s is made again while the token holds', async (_, reply) => {
  const { session, waits } = await openWithRetries((nth) => (nth < 3 ? reply : refreshed))
  expect(await session.refresh()).toBe(true)
  expect(session.token()).toBe(dying)
  waits[0]!.over()
  await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([2_000, 4_000])
  waits[1]!.over()
  await expect.poll(() => session.token()).toBe(fresh)
  expect(session.get().status).toBe('signed-in')
})

test('a refresh without an answer ends the session once the token is over, and asks for nobody who signed out', async () => {
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

test('a refresh that fails leaves what another tab stored meanwhile', async () => {
  const server = await startServer(() => {
    store.setItem('authToken', fresh)
    return { status: 401 }
  })
  stops.push(server.stop)
  const store = memoryStore({ authToken: dying, user: JSON.stringify(someone()) })
  const session = createSession({ store, fetch: server.fetch })
  expect(await session.refresh()).toBe(true)
  expect(store.values.get('authToken')).toBe(fresh)
})

test('verification of a token that was replaced meanwhile signs nobody out', async () => {
  const answer = Promise.withResolvers<void>()
  const { session, store, server } = await open(() => ({ status: 401, wait: answer.promise }), {
    token: fresh,
    user: someone(),
  })
  const started = session.start()
  await expect.poll(() => server.asked).toHaveLength(1)
  store.setItem('authToken', tokenUntil(soon + 9_999, 'newer'))
  answer.resolve()
  await started
  expect(session.get().status).toBe('signed-in')
})

test('login keeps token and user; a refusal says what the server says, else ‘Login failed’', async () => {
  const replies: Reply[] = [
    { status: 401, body: { message: 'Invalid email or password' } },
    { status: 502, text: '' },
    { body: { token: fresh, user: someone() } },
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
    ({ path }) => (path.endsWith('logout') ? reply : { body: someone() }),
    {
      token: fresh,
      user: someone(),
    },
  )
  await session.start()
  await session.logout()
  expect(session.get()).toEqual({ status: 'signed-out', user: null, left: true })
  // Nothing of theirs: only that somebody here has an account.
  expect([...store.values]).toEqual([['knownHere', 'yes']])
  expect(session.isKnown()).toBe(true)
})

test('what another tab does to the storage is followed', async () => {
  const { session, store } = await open(() => ({ body: someone() }))
  await session.start()
  store.setItem('authToken', fresh)
  store.setItem('user', JSON.stringify(someone('Elsewhere')))
  session.follow()
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { firstName: 'Elsewhere' } })
  store.removeItem('authToken')
  session.follow()
  expect(session.get().status).toBe('signed-out')
})

test('a stored user that can’t be read is no session', async () => {
  const { session } = await open(() => ({}), { token: fresh, user: '{broken' })
  await session.start()
  expect(session.get().status).toBe('signed-out')
})
