import type { ApiKey } from '@foyer/contract/keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setAssistant } from '../../testing/assistants.ts'
import type { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newSessionId, openPractice } from '../../testing/visitors.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type History = { messages: { role: string; content: string }[]; satisfactionRating: number | null }

type Owner = Awaited<ReturnType<typeof registerOwner>>
const accountKey = async (owner: Owner) =>
  (await owner.call<ApiKey>('POST', '/api/keys', { body: { name: 'A key' } })).body

describe('access', () => {
  test('visitors, the assistant’s key, the owner’s account keys and the owner may ask', async () => {
    const { ask, assistant, owner } = await openPractice(app)
    const { key } = await accountKey(owner)
    for (const token of [undefined, assistant.apiKey, key, owner.token])
      expect((await ask('Hello', {}, { token })).status).toBe(200)
  })

  test('forged, expired and replaced credentials are refused, not treated as a visitor', async () => {
    const { ask, assistant, owner } = await openPractice(app)
    const { key, id } = await accountKey(owner)
    const rotated = await owner.call<ApiKey>('POST', `/api/keys/${id}/rotate`)
    const forged = [
      key,
      // One in sixty-four keys ends in this letter.
      assistant.apiKey.slice(0, -1) + (assistant.apiKey.endsWith('x') ? 'y' : 'x'),
      'fy_a_',
      'fy_a_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      'fy_u_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      `${owner.token}x`,
      'nonsense',
    ]
    for (const token of forged) {
      const { status, body } = await ask('Hello', {}, { token })
      expect({ status, message: typeof body.message }).toEqual({ status: 401, message: 'string' })
    }
    for (const authorization of ['Basic YTpi', 'Bearer', `Bearer ${assistant.apiKey} more`])
      expect((await ask('Hello', {}, { headers: { authorization } })).status).toBe(401)
    for (const token of [rotated.body.key, assistant.apiKey, owner.token])
      expect((await ask('Hello', {}, { token })).status).toBe(200)
  })

  test('other accounts’ credentials get 404', async () => {
    const { ask, path, assistant } = await openPractice(app)
    const other = await openPractice(app)
    const { key } = await accountKey(other.owner)
    for (const token of [other.assistant.apiKey, key, other.owner.token]) {
      expect((await ask('Hello', {}, { token })).status).toBe(404)
      const read = await app.call('GET', `${path}/history?sessionId=x`, { token })
      expect(read.status).toBe(404)
    }
    const own = { token: assistant.apiKey }
    expect((await ask('Hello', { sessionId: 'x' }, own)).status).toBe(200)
    expect((await app.call('GET', `${path}/history?sessionId=x`, own)).status).toBe(200)
  })

  test('an unknown assistant is 404', async () => {
    for (const id of [crypto.randomUUID(), 'nonsense', '%00', "' or 1=1"]) {
      const { status, body } = await app.call('POST', `/api/chat/${encodeURIComponent(id)}`, {
        body: { message: 'Hello' },
      })
      expect({ status, message: body.message }).toEqual({ status: 404, message: 'No such assistant.' })
    }
    const { ask } = await openPractice(app)
    expect((await ask('Hello')).status).toBe(200)
  })

  test('an inactive or suspended assistant says so', async () => {
    const { ask, assistant, owner } = await openPractice(app)
    for (const values of [{ isActive: false }, { isActive: true, suspended: true }]) {
      await setAssistant(app, assistant.id, values)
      for (const token of [undefined, assistant.apiKey, owner.token])
        expect(await ask('Hello', {}, { token })).toMatchObject({ status: 403, body: { code: 'inactive' } })
    }
    await setAssistant(app, assistant.id, { isActive: true, suspended: false })
    expect((await ask('Hello')).status).toBe(200)
  })

  test('the owner can read test chats while it is inactive', async () => {
    const { ask, assistant, owner } = await openPractice(app)
    for (const token of [owner.token, assistant.apiKey]) await ask('Hello', { sessionId: 'tried' }, { token })
    await setAssistant(app, assistant.id, { isActive: false })
    const path = `/api/chat/${assistant.id}/history?sessionId=tried`
    const { status, body } = await app.call('GET', path, { token: owner.token })
    expect(status).toBe(200)
    expect(body.messages).toHaveLength(2)
    for (const token of [undefined, assistant.apiKey])
      expect((await app.call('GET', path, { token })).status).toBe(403)
  })

  test('visitors only from allowed websites; integrators from anywhere', async () => {
    const { ask, assistant } = await openPractice(app, { allowedDomains: ['shop.example'] })
    const from = async (headers: Record<string, string>, token?: string) =>
      (await ask('Hello', {}, { headers, token })).status
    expect(await from({ origin: 'https://shop.example' })).toBe(200)
    expect(await from({ referer: 'https://www.shop.example/a?b' })).toBe(200)
    expect(await from({ origin: app.url })).toBe(200)
    expect(await from({ origin: 'https://evil.example' })).toBe(403)
    expect(await from({})).toBe(403)
    expect(await from({}, assistant.apiKey)).toBe(200)
  })
})

describe('a conversation belongs to its caller', () => {
  test('only the visitor can read it by its id', async () => {
    const { ask, path, assistant, owner } = await openPractice(app)
    const other = await openPractice(app)
    const sessionId = newSessionId()
    await ask('Is there parking?', { sessionId })
    const read = (at: string, token?: string) =>
      app.call<History>('GET', `${at}/history?sessionId=${sessionId}`, { token })
    const mine = await read(path)
    expect(mine.body.messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
    expect(mine.body.messages[0]!.content).toBe('Is there parking?')
    expect((await read(path, assistant.apiKey)).status).toBe(404)
    // Under that name the owner has a test chat of their own, which is empty.
    expect((await read(path, owner.token)).body.messages).toEqual([])
    expect((await read(other.path)).status).toBe(404)
  })

  test('the same id of another caller is another conversation', async () => {
    const { ask, path, assistant, owner } = await openPractice(app)
    const { key } = await accountKey(owner)
    const sessionId = 'dashboard-session'
    for (const token of [assistant.apiKey, key, owner.token]) {
      await ask(`Hello from ${token.slice(0, 5)}`, { sessionId }, { token })
      const { body } = await app.call<History>('GET', `${path}/history?sessionId=${sessionId}`, { token })
      expect(body.messages).toHaveLength(2)
      expect(body.messages[0]!.content).toBe(`Hello from ${token.slice(0, 5)}`)
    }
  })

  test('either name works everywhere, and requests without one get a new session', async () => {
    const { path, assistant } = await openPractice(app)
    const call = (method: string, at: string, body?: unknown) =>
      app.call<History & { sessionId: string; message: string }>(method, `${path}${at}`, {
        body,
        token: assistant.apiKey,
      })
    for (const none of [
      { sessionId: null },
      { conversationId: '' },
      { sessionId: ' ', conversationId: null },
    ])
      expect((await call('POST', '', { message: 'Hello', ...none })).body.sessionId).toMatch(/^[\w-]{32,}$/)
    await call('POST', '', { message: 'Hello', sessionId: '', conversationId: 'room 7', fileIds: null })
    expect((await call('POST', '/feedback', { conversationId: 'room 7', rating: 2 })).status).toBe(200)
    const { body } = await call('GET', '/history?conversationId=room%207')
    expect(body).toMatchObject({ sessionId: 'room 7', conversationId: 'room 7', satisfactionRating: 2 })
    for (const [method, at, sent] of [
      ['GET', '/history', undefined],
      ['GET', '/history?sessionId=', undefined],
      ['POST', '/feedback', { rating: 2 }],
    ] as const)
      expect(await call(method, at, sent)).toMatchObject({
        status: 400,
        body: { message: 'sessionId is required' },
      })
  })

  test('a visitor’s guessable id is replaced by a new one', async () => {
    const { ask, path } = await openPractice(app)
    for (const sessionId of [
      '1',
      'dashboard-session',
      'x'.repeat(31),
      `${'x'.repeat(40)}!`,
      'a b'.repeat(20),
    ]) {
      const { body } = await ask('Hello', { sessionId })
      expect(body.sessionId).not.toBe(sessionId)
      expect(body.sessionId).toMatch(/^[\w-]{32,}$/)
      const read = await app.call('GET', `${path}/history?sessionId=${encodeURIComponent(sessionId)}`)
      expect(read.status).toBe(404)
    }
    const first = await ask('Hello', { sessionId: '1' })
    const second = await ask('Hello', { sessionId: '1' })
    expect(first.body.sessionId).not.toBe(second.body.sessionId)
  })

  test('a visitor can have several conversations, and erasing them erases all', async () => {
    const { ask, owner } = await openPractice(app)
    const visitor = newSessionId()
    await ask('One', { sessionId: `${visitor}--1` })
    await ask('Two', { sessionId: `${visitor}--2` })
    await ask('Three', { sessionId: newSessionId() })
    const { body } = await owner.call<{ id: string; messages: { content: string }[] }[]>(
      'GET',
      '/api/conversations',
    )
    const one = body.find(({ messages }) => messages[0]!.content === 'One')!
    const erased = await owner.call('DELETE', `/api/conversations/${one.id}/visitor`)
    expect(erased.body.deleted).toBe(2)
  })
})

describe('a rating', () => {
  test('comes from the participant, from 1 to 5, and is shown to the owner', async () => {
    const { ask, path, owner } = await openPractice(app)
    const { body } = await ask('Hello')
    const rate = (rating: unknown, sessionId = body.sessionId) =>
      app.call('POST', `${path}/feedback`, { body: { sessionId, rating } })
    expect((await rate(4)).status).toBe(200)
    for (const wrong of [0, 6, 4.5, '4', null]) expect((await rate(wrong)).status).toBe(400)
    expect((await rate(1, newSessionId())).status).toBe(404)
    expect((await rate(1, 'short')).status).toBe(404)
    const { body: list } = await owner.call<History[]>('GET', '/api/conversations')
    expect(list[0]!.satisfactionRating).toBe(4)
  })
})
