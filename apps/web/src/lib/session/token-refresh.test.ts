import { afterEach, expect, test } from 'vitest'
import { memoryStore, type Reply, startServer, testUser, tokenUntil } from '../api/test-server.ts'
import { createSession, type TokenStore } from './session.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const soon = Date.now() / 1_000
const fresh = tokenUntil(soon + 23 * 3_600, 'fresh')
const dying = tokenUntil(soon + 60, 'dying')

const refreshed: Reply = { body: { token: fresh, user: testUser('Renewed') } }

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
