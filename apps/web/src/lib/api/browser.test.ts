import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from '../../ui/messages/toast-store.ts'
import { api, session, startSession } from './browser.ts'
import {
  memoryStore,
  type ReceivedRequest,
  type Reply,
  startServer,
  testUser,
  tokenUntil,
} from './test-server.ts'

const stops: (() => void)[] = []
afterEach(() => {
  session.clear()
  for (const { id } of toasts.get()) toasts.dismiss(id)
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const soon = Date.now() / 1_000
const fresh = tokenUntil(soon + 23 * 3_600, 'fresh')
const dying = tokenUntil(soon + 60, 'dying')
const signedIn = (token: string, user: object = testUser()) => ({
  authToken: token,
  user: JSON.stringify(user),
})

/** Stubs the browser globals that the session and API use, with a real server behind them. */
async function openBrowser(
  answer: (request: ReceivedRequest) => Reply,
  { stored = {}, locks }: { stored?: Record<string, string>; locks?: object } = {},
) {
  const server = await startServer(answer)
  stops.push(server.stop)
  const localStorage = memoryStore(stored)
  const went: string[] = []
  const window = Object.assign(new EventTarget(), {
    localStorage,
    fetch: server.fetch,
    location: { pathname: '/conversations', search: '?date=week' },
  })
  vi.stubGlobal('window', window)
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, path: string) => went.push(path),
  })
  const paths = () => server.asked.map(({ path }) => path)
  return { window, localStorage, server, went, paths }
}

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key })

test('a stored session is restored and its token sent with requests', async () => {
  const { server } = await openBrowser(
    ({ path }) => ({ body: path === '/api/auth/user' ? testUser() : [] }),
    {
      stored: signedIn(fresh),
    },
  )
  startSession()
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { firstName: 'Ada' } })
  await expect.poll(() => server.asked.length).toBe(1)
  await api.get('/api/keys')
  expect(server.asked.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/api/auth/user', `Bearer ${fresh}`],
    ['/api/keys', `Bearer ${fresh}`],
  ])
})

test('session changes in another tab are picked up, other storage changes are ignored', async () => {
  const { window, localStorage } = await openBrowser(({ path }) =>
    path === '/api/auth/user' ? { body: testUser() } : {},
  )
  startSession()
  expect(session.get().status).toBe('signed-out')
  for (const [key, value] of Object.entries(signedIn(fresh, testUser('Grace'))))
    localStorage.setItem(key, value)
  window.dispatchEvent(storageEvent('theme'))
  expect(session.get().status).toBe('signed-out')
  window.dispatchEvent(storageEvent('user'))
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { firstName: 'Grace' } })
  localStorage.removeItem('authToken')
  window.dispatchEvent(storageEvent('authToken'))
  expect(session.get().status).toBe('signed-out')
})

test('clearing the storage in one tab signs out all tabs', async () => {
  const { window, localStorage } = await openBrowser(() => ({ body: testUser() }), {
    stored: signedIn(fresh),
  })
  startSession()
  localStorage.values.clear()
  // The event has no key when the whole storage is cleared.
  window.dispatchEvent(storageEvent(null))
  expect(session.get().status).toBe('signed-out')
})

const refreshed: Reply = { body: { token: fresh, user: testUser('Renewed') } }

test('one tab at a time refreshes the token where locks are supported', async () => {
  const asked: string[] = []
  const locks = {
    request: (name: string, work: () => Promise<boolean>) => {
      asked.push(name)
      return work()
    },
  }
  const { localStorage } = await openBrowser(() => refreshed, { stored: signedIn(dying), locks })
  expect(await session.refresh()).toBe(true)
  expect(asked).toEqual(['foyer-refresh'])
  expect(localStorage.getItem('authToken')).toBe(fresh)
})

test('the token is refreshed without lock support', async () => {
  const { paths } = await openBrowser(() => refreshed, { stored: signedIn(dying) })
  expect(await session.refresh()).toBe(true)
  expect(paths()).toEqual(['/api/auth/refresh'])
})

test('an ended session shows a toast and replaces the page with the login page, with a way back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { went } = await openBrowser(() => ({ status: 401, body: { message: 'Unauthorized' } }), {
    stored: signedIn(fresh),
  })
  await expect(api.get('/api/keys')).rejects.toMatchObject({ status: 401 })
  expect(toasts.get()).toMatchObject([{ title: 'Your session has ended', variant: 'destructive' }])
  vi.advanceTimersByTime(100)
  expect(went).toEqual(['/login?redirect=%2Fconversations%3Fdate%3Dweek'])
})
