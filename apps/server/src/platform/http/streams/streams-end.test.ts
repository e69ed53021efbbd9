import type { ApiKey } from '@foyer/contract/keys'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDesk, openEvents } from '../../../testing/live.ts'
import { password } from '../../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let second: TestApp
beforeAll(async () => {
  // Erasing an account deletes its jobs.
  app = await startTestApp({ jobs: true })
  second = await startTestApp({ beside: app })
})
afterAll(async () => {
  await second.close()
  await app.close()
})

type Stream = Awaited<ReturnType<typeof openEvents>>
type Options = Parameters<typeof openEvents>[2]

/** Opened on the second instance, while credentials are revoked on the first. */
async function listen(path: string, options?: Options) {
  const stream = await openEvents(second, path, options)
  onTestFinished(() => stream.leave())
  expect(stream.status).toBe(200)
  const state = { open: true }
  void stream.ended.then(() => {
    state.open = false
  })
  return Object.assign(stream, { isOpen: () => state.open })
}
const signIn = async (email: string, word = password) =>
  (await app.call<{ token: string }>('POST', '/api/auth/login', { body: { email, password: word } })).body
    .token
const conversations = '/api/conversations/events'
const hears = async (stream: Stream, say: () => Promise<unknown>) => {
  const { length } = stream.events
  await say()
  await expect.poll(() => stream.events.length).toBeGreaterThan(length)
}

test('an owner’s streams end with their session and survive a refresh', async () => {
  const { owner, say } = await openDesk(app)
  const [leaving, staying, refreshed] = [
    await signIn(owner.email),
    await signIn(owner.email),
    await signIn(owner.email),
  ]
  const streams = {
    leaving: await listen(conversations, { token: leaving }),
    staying: await listen(conversations, { token: staying }),
    refreshed: await listen(conversations, { token: refreshed }),
    progress: await listen(`/api/assistants/create-progress/${crypto.randomUUID()}`, { token: leaving }),
  }
  expect((await app.call('POST', '/api/auth/refresh', { token: refreshed })).status).toBe(200)
  await app.call('POST', '/api/auth/logout', { token: leaving })
  await expect.poll(() => [streams.leaving.isOpen(), streams.progress.isOpen()]).toEqual([false, false])
  const call = () => say('Can somebody call me back?')
  await hears(streams.staying, call)
  expect([streams.staying.isOpen(), streams.refreshed.isOpen()]).toEqual([true, true])

  const changed = await app.call('PUT', '/api/auth/password', {
    token: staying,
    body: { currentPassword: password, newPassword: 'a longer word than before' },
  })
  expect(changed.status).toBe(200)
  await expect.poll(streams.refreshed.isOpen).toBe(false)
  await hears(streams.staying, call)
})

test('a program’s streams end with its key, a visitor’s with the assistant', async () => {
  const { owner, assistant, path, follow, say } = await openDesk(app)
  const { body: key } = await owner.call<ApiKey>('POST', '/api/keys', { body: { name: 'Partner' } })
  const { body: other } = await owner.call<ApiKey>('POST', '/api/keys', { body: { name: 'Other' } })
  const byKey = async (token: string, sessionId: string) => {
    await app.call('POST', path, { token, body: { message: 'Hello', sessionId } })
    return listen(`${path}/events?sessionId=${sessionId}`, { token })
  }
  const streams = {
    revoked: await byKey(key.key, 'one'),
    rotated: await byKey(other.key, 'two'),
    own: await byKey(assistant.apiKey, 'three'),
  }
  const visitor = await follow({ from: second })
  onTestFinished(() => visitor.leave())
  let isLeft = false
  void visitor.ended.then(() => {
    isLeft = true
  })
  await owner.call('DELETE', `/api/keys/${key.id}`)
  await expect.poll(streams.revoked.isOpen).toBe(false)
  expect([streams.rotated.isOpen(), streams.own.isOpen(), isLeft]).toEqual([true, true, false])
  await owner.call('POST', `/api/keys/${other.id}/rotate`)
  await expect.poll(streams.rotated.isOpen).toBe(false)
  const page = `/api/assistants/${assistant.id}`
  await owner.call('PATCH', page, { body: { allowedDomains: ['shop.example'] } })
  await expect.poll(() => isLeft).toBe(true)
  await say('Hello?', {})
  expect(streams.own.isOpen()).toBe(true)
  await owner.call('PATCH', page, { body: { isActive: false } })
  await expect.poll(streams.own.isOpen).toBe(false)
})

test('erasing an account ends its streams', async () => {
  const { owner, path, follow } = await openDesk(app)
  const { body: key } = await owner.call<ApiKey>('POST', '/api/keys', { body: { name: 'Partner' } })
  await app.call('POST', path, { token: key.key, body: { message: 'Hello', sessionId: 'one' } })
  const streams = [
    await listen(conversations, { token: owner.token }),
    await listen(`${path}/events?sessionId=one`, { token: key.key }),
  ]
  const visitor = await follow({ from: second })
  const erased = await owner.call('DELETE', '/api/auth/account', { body: { password } })
  expect(erased.status).toBe(200)
  await expect.poll(() => streams.map(({ isOpen }) => isOpen())).toEqual([false, false])
  await visitor.ended
})
