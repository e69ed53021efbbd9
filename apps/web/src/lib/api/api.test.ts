import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../http/http.ts'
import { isUnauthorized } from '../http/unauthorized.ts'
import { createApi, isPublicPath, loginPath } from './api.ts'
import { type ReceivedRequest, type Reply, startServer } from './test-server.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

async function open(
  answer: (request: ReceivedRequest) => Reply,
  { path = '/conversations', search = '', token = 'one' as string | null, settled = async () => {} } = {},
) {
  const server = await startServer(answer)
  stops.push(server.stop)
  const seen = { token, cleared: 0, went: [] as string[], warned: [] as string[][] }
  const api = createApi({
    fetch: server.fetch,
    session: {
      token: () => seen.token,
      settled,
      clear: () => {
        seen.cleared += 1
        seen.token = null
      },
    },
    location: () => ({ path, search }),
    navigate: (to) => seen.went.push(to),
    warn: (...words) => seen.warned.push(words),
  })
  return { api, server, seen }
}

test('requests carry the stored token and use JSON both ways', async () => {
  const { api, server, seen } = await open(({ body }) => ({ body: { got: JSON.parse(body) } }))
  expect(await api.post('/api/keys', { name: 'Site' })).toEqual({ got: { name: 'Site' } })
  expect(server.asked[0]).toMatchObject({ method: 'POST', authorization: 'Bearer one' })
  seen.token = null
  await api.post('/api/keys', { name: 'Site' })
  expect(server.asked[1]?.authorization).toBeNull()
})

test.each<[string, Reply, string]>([
  ['the body’s message', { status: 409, body: { message: 'Taken' } }, 'Taken'],
  ['the raw body', { status: 500, text: 'It broke' }, 'It broke'],
  ['the status text', { status: 503, text: '' }, 'Service Unavailable'],
])('an error says %s', async (_, reply, words) => {
  const { api } = await open(() => reply)
  await expect(api.get('/api/keys')).rejects.toMatchObject({ status: reply.status, message: words })
})

test('an error keeps the status and the limit flag', async () => {
  const { api } = await open(() => ({
    status: 403,
    body: { message: 'Assistant limit reached', limitReached: true },
  }))
  await expect(api.post('/api/assistants', {})).rejects.toMatchObject({
    status: 403,
    body: { limitReached: true },
  })
})

const unauthorized: Reply = { status: 401, body: { message: 'Unauthorized' } }

test('a 401 clears the session and redirects to the login page after 100 ms, with a way back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { api, seen } = await open(() => unauthorized, { search: '?date=week' })
  await expect(api.get('/api/conversations')).rejects.toThrow('Unauthorized')
  expect(seen).toMatchObject({
    cleared: 1,
    went: [],
    warned: [['Your session has ended', 'Sign in again to pick up where you left off.']],
  })
  vi.advanceTimersByTime(100)
  expect(seen.went).toEqual(['/login?redirect=%2Fconversations%3Fdate%3Dweek'])
})

test('a 401 on a public page clears the session and does not redirect', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { api, seen } = await open(() => unauthorized, { path: '/pricing' })
  await expect(api.get('/api/usage')).rejects.toThrow('Unauthorized')
  vi.advanceTimersByTime(60_000)
  expect(seen).toMatchObject({ cleared: 1, went: [], warned: [] })
})

test('a read can return null on a 401', async () => {
  const { api, seen } = await open(() =>
    seen.token === 'one' ? unauthorized : { body: { firstName: 'Ada' } },
  )
  expect(await api.get('/api/auth/user', { on401: 'null' })).toBeNull()
  expect(seen.cleared).toBe(0)
  seen.token = 'two'
  expect(await api.get('/api/auth/user', { on401: 'null' })).toEqual({ firstName: 'Ada' })
})

test('a request is retried when its token was replaced in flight', async () => {
  const { api, server, seen } = await open(({ authorization }) => {
    seen.token = 'two'
    return authorization === 'Bearer two' ? { body: 'fine' } : unauthorized
  })
  expect(await api.get('/api/keys')).toBe('fine')
  expect(server.asked.map((each) => each.authorization)).toEqual(['Bearer one', 'Bearer two'])
  expect(seen.cleared).toBe(0)
})

test('requests wait for a pending refresh', async () => {
  const refresh = Promise.withResolvers<void>()
  const { api, server, seen } = await open(() => ({ body: 1 }), { settled: () => refresh.promise })
  const asking = api.get('/api/keys')
  // A request that did not wait would arrive before this one.
  await server.fetch('/api/health', {})
  expect(server.asked.map(({ path }) => path)).toEqual(['/api/health'])
  seen.token = 'two'
  refresh.resolve()
  await asking
  expect(server.asked[1]?.authorization).toBe('Bearer two')
})

test('a scan limit (403) warns and redirects to billing after 2 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { api, seen } = await open(() => ({
    status: 403,
    body: { message: 'Scraping limit reached (5 a month)' },
  }))
  await expect(api.post('/api/assistants/1/scrape')).rejects.toThrow('Scraping limit reached')
  expect(seen.warned).toEqual([
    [
      'Scraping Limit Reached',
      "You've reached your monthly scraping limit. Please upgrade your plan or wait until next month.",
    ],
  ])
  vi.advanceTimersByTime(1_999)
  expect(seen.went).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen.went).toEqual(['/billing'])
})

test('a scan limit with another status is reworded and does not redirect', async () => {
  const { api, seen } = await open(() => ({ status: 429, body: { message: 'Scraping limit reached' } }))
  await expect(api.post('/api/assistants/1/scrape')).rejects.toThrow(
    'You have reached your monthly scraping limit. Please upgrade your plan or wait until next month.',
  )
  expect(seen.warned).toEqual([])
})

test('an empty response is not an error', async () => {
  const { api, server } = await open(() => ({ status: 204 }))
  expect(await api.delete('/api/keys/1')).toBeUndefined()
  expect(server.asked).toMatchObject([{ method: 'DELETE', path: '/api/keys/1' }])
})

test('public paths and login paths', () => {
  expect(['/', '/login', '/docs/', '/about'].every(isPublicPath)).toBe(true)
  expect(['/dashboard', '/support', '/billing', '/docs/x'].some(isPublicPath)).toBe(false)
  expect(loginPath('/dashboard')).toBe('/login')
  expect(loginPath('/bot/1')).toBe('/login?redirect=%2Fbot%2F1')
})

test('unauthorized errors are recognized by status or text', () => {
  expect(isUnauthorized(new ApiError(401, 'Anything'))).toBe(true)
  expect(isUnauthorized(new Error('401: Unauthorized'))).toBe(true)
  expect(isUnauthorized(new Error('401: Payment'))).toBe(false)
  expect(isUnauthorized(new Error('Unauthorized'))).toBe(false)
})
