import type { Conversation, ConversationTotals } from '@foyer/contract/conversations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../platform/db/schema/conversations.ts'
import { createAssistant } from '../../testing/assistants.ts'
import { createConversation, createFile } from '../../testing/conversations.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const day = 24 * 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

async function start() {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner)
  const list = (query = '') => owner.call<Conversation[]>('GET', `/api/conversations${query}`)
  const firstWords = async (query = '') => (await list(query)).body.map((each) => each.messages[0]!.content)
  const begin = (wanted: Parameters<typeof createConversation>[2]) =>
    createConversation(app, assistant, wanted)
  return { owner, assistant, list, firstWords, begin }
}

describe('the list', () => {
  test('shows the newest first with all fields', async () => {
    const { list, begin, assistant } = await start()
    await begin({ said: ['first'], createdAt: daysAgo(2) })
    const { id } = await begin({ said: ['Are you open?', 'Yes.'], rating: 4 })
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body).toHaveLength(2)
    expect(body[0]).toEqual({
      id,
      assistantId: assistant.id,
      assistantName: 'Harbour Dental',
      createdAt: expect.any(String),
      satisfactionRating: 4,
      messageCount: 2,
      testChat: false,
      title: 'Are you open?',
      unanswered: false,
      overApi: false,
      handoff: null,
      messages: [
        { id: expect.any(Number), role: 'user', content: 'Are you open?', timestamp: expect.any(String) },
        {
          id: expect.any(Number),
          role: 'assistant',
          content: 'Yes.',
          language: null,
          timestamp: expect.any(String),
          answered: true,
          confidence: 'sure',
          said: 'plain',
          more: [],
          sentences: [],
          sources: [],
        },
      ],
    })
  })

  test('is filtered by assistant and by date', async () => {
    const { owner, assistant, firstWords, begin } = await start()
    const other = await createAssistant(app, owner)
    await begin({ said: ['old'], createdAt: daysAgo(40) })
    await begin({ said: ['this month'], createdAt: daysAgo(20) })
    await begin({ said: ['this week'], createdAt: daysAgo(3) })
    await createConversation(app, other, { said: ['today, other'], createdAt: new Date() })
    expect(await firstWords('?date=all')).toEqual(['today, other', 'this week', 'this month', 'old'])
    expect(await firstWords('?assistant=all&date=month')).toEqual(['today, other', 'this week', 'this month'])
    expect(await firstWords('?date=week')).toEqual(['today, other', 'this week'])
    expect(await firstWords('?date=today')).toEqual(['today, other'])
    expect(await firstWords(`?assistant=${assistant.id}&date=week`)).toEqual(['this week'])
  })

  test('today starts at the reader’s midnight', async () => {
    const { owner, firstWords, begin } = await start()
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await begin({ said: ['before midnight'], createdAt: minutesAgo(50) })
    await begin({ said: ['after midnight'], createdAt: minutesAgo(10) })
    const now = new Date()
    const halfPastMidnight = 30 - (now.getUTCHours() * 60 + now.getUTCMinutes())
    const utcOffset = halfPastMidnight < -720 ? halfPastMidnight + 1_440 : halfPastMidnight
    expect(await firstWords(`?date=today&utcOffset=${utcOffset}`)).toEqual(['after midnight'])
    const totals = await owner.call('GET', `/api/conversations/totals?date=today&utcOffset=${utcOffset}`)
    expect(totals.body).toMatchObject({ totalConversations: 1 })
    expect((await owner.call('GET', '/api/conversations?utcOffset=9999')).status).toBe(400)
  })

  test('is paged without losses or repeats', async () => {
    const { owner, begin } = await start()
    const createdAt = daysAgo(1)
    for (let nth = 0; nth < 7; nth++) await begin({ said: [`${nth}`], createdAt })
    const seen: string[] = []
    let path: string | undefined = '/api/conversations?limit=3&date=week'
    while (path) {
      const { body, headers }: { body: Conversation[]; headers: Headers } = await owner.call('GET', path)
      seen.push(...body.map((each) => each.messages[0]!.content))
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
      if (path) expect(path).toContain('date=week')
    }
    expect(seen.sort()).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  })

  test.each([
    '?limit=0',
    '?limit=many',
    '?limit=9999',
    '?date=never',
    '?tests=maybe',
    '?cursor=nonsense',
    `?q=${'x'.repeat(501)}`,
  ])('%s is refused with a message', async (query) => {
    const { list, begin } = await start()
    const { id } = await begin({ said: ['Hello?'] })
    const { status, body } = await list(query)
    expect(status).toBe(400)
    expect((body as unknown as { message: string }).message).toEqual(expect.any(String))
    expect((await list('?limit=1&date=week&q=hello')).body).toMatchObject([{ id }])
  })

  test('totals cover all pages', async () => {
    const { owner, begin } = await start()
    const totals = async (query = '') =>
      (await owner.call<ConversationTotals>('GET', `/api/conversations/totals${query}`)).body
    expect(await totals()).toEqual({
      totalConversations: 0,
      totalMessages: 0,
      testChats: 0,
      averageSatisfaction: null,
    })
    await begin({ rating: 5 })
    await begin({ rating: 4, said: ['a', 'b', 'c', 'd'] })
    await begin({ createdAt: daysAgo(10) })
    expect(await totals()).toEqual({
      totalConversations: 3,
      totalMessages: 8,
      testChats: 0,
      averageSatisfaction: 4.5,
    })
    expect(await totals('?date=week')).toMatchObject({ totalConversations: 2, totalMessages: 6 })
  })
})

test('test chats are marked and can be shown, hidden or listed alone', async () => {
  const { owner, assistant, list, firstWords, begin } = await start()
  await begin({ said: ['a visitor', 'Yes.'] })
  await app.call('POST', `/api/chat/${assistant.id}`, {
    token: owner.token,
    body: { message: 'just trying', sessionId: 'dashboard-session' },
  })
  expect((await list()).body.map(({ testChat }) => testChat)).toEqual([true, false])
  expect(await firstWords('?tests=hide')).toEqual(['a visitor'])
  expect(await firstWords('?tests=only')).toEqual(['just trying'])
  expect(await firstWords('?tests=hide&q=trying')).toEqual([])
  const totals = async (query = '') =>
    (await owner.call<ConversationTotals>('GET', `/api/conversations/totals${query}`)).body
  expect(await totals()).toMatchObject({ totalConversations: 2, totalMessages: 4, testChats: 1 })
  expect(await totals('?tests=hide')).toMatchObject({ totalConversations: 1, testChats: 0 })
})

test('conversations with an unanswered question can be listed alone', async () => {
  const { owner, assistant, list, firstWords, begin } = await start()
  await begin({ said: ['Are you open?', 'Yes.'] })
  const ask = (message: string, sessionId: string) =>
    app.call('POST', `/api/chat/${assistant.id}`, { token: assistant.apiKey, body: { message, sessionId } })
  await ask('Do you repair violins?', 'one')
  // A later answer doesn't change that.
  await ask('Thank you', 'one')
  await ask('Hello', 'two')
  expect(await firstWords('?answers=all')).toEqual(['Hello', 'Do you repair violins?', 'Are you open?'])
  expect(await firstWords('?answers=missing')).toEqual(['Do you repair violins?'])
  expect(await firstWords('?answers=missing&tests=only')).toEqual([])
  expect(await firstWords('?answers=missing&q=violins')).toEqual(['Do you repair violins?'])
  expect(await firstWords('?answers=missing&q=open')).toEqual([])
  expect((await list('?answers=some')).status).toBe(400)
  await begin({ said: ['Can I pay by card?', 'This may help.'], confidence: 'unsure' })
  expect(await firstWords('?answers=missing')).toEqual(['Can I pay by card?', 'Do you repair violins?'])
  expect(await firstWords('?answers=unsure')).toEqual(['Can I pay by card?'])
  expect(await firstWords('?answers=none&q=violins')).toEqual(['Do you repair violins?'])
  expect(await firstWords('?answers=none')).toEqual(['Do you repair violins?'])
  const totals = await owner.call<ConversationTotals>('GET', '/api/conversations/totals?answers=missing')
  expect(totals.body).toMatchObject({ totalConversations: 2, totalMessages: 6 })
})

test('an answer from before the three levels has one of two', async () => {
  const { list, begin } = await start()
  const { id } = await begin({ said: ['Do you repair violins?', 'No.'], confidence: 'none' })
  await app.services.db.update(messages).set({ confidence: null }).where(eq(messages.conversationId, id))
  expect((await list()).body[0]!.messages[1]).toMatchObject({ answered: false, confidence: 'none' })
})

describe('downloads', () => {
  test('have three paths and readable file names', async () => {
    const { owner, assistant, begin } = await start()
    const other = await createAssistant(app, owner, { name: 'Größe & Söhne' })
    await begin({ said: ['mine'] })
    await createConversation(app, other, { said: ['other'] })
    const today = new Date().toISOString().slice(0, 10)
    const save = async (path: string) => {
      const { status, headers, body } = await owner.call<Conversation[]>('GET', path)
      expect(status).toBe(200)
      return {
        name: headers.get('content-disposition'),
        words: body.map((each) => each.messages[0]!.content),
      }
    }
    expect(await save('/api/conversations/download')).toEqual({
      name: expect.stringContaining(`filename="conversations-all-${today}.json"`),
      words: ['other', 'mine'],
    })
    expect(await save(`/api/assistants/${assistant.id}/conversations/download`)).toEqual({
      name: expect.stringContaining(`filename="conversations-${assistant.id}-${today}.json"`),
      words: ['mine'],
    })
    expect(await save(`/api/conversations/${other.id}/download`)).toEqual({
      name: `attachment; filename="Groe & Sohne-conversations.json"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%26%20S%C3%B6hne-conversations.json`,
      words: ['other'],
    })
  })

  test('are complete beyond one page, and an empty list without conversations', async () => {
    const { owner, begin } = await start()
    expect((await owner.call('GET', '/api/conversations/download')).body).toEqual([])
    const asTable = await owner.call('GET', '/api/conversations/download?format=csv')
    expect(asTable).toMatchObject({ status: 400, body: { message: 'format: use json' } })
    for (let nth = 0; nth < 230; nth++) await begin({ said: [`${nth}`] })
    const { body } = await owner.call<Conversation[]>('GET', '/api/conversations/download')
    expect(new Set(body.map((each) => each.id)).size).toBe(230)
  })
})

describe('one conversation', () => {
  test('is read with its files, and deleted with them', async () => {
    const { owner, begin } = await start()
    const conversation = await begin({ said: ['Look at this', 'I see.'] })
    const file = await createFile(app, conversation)
    const path = `/api/conversations/${conversation.id}`
    const { body } = await owner.call<Conversation>('GET', path)
    expect(body.messages[0]!.files).toEqual([{ id: file.id, name: 'x-ray.png', type: 'image/png', size: 8 }])
    expect((await owner.call('DELETE', path)).status).toBe(200)
    expect((await owner.call('GET', path)).status).toBe(404)
    expect(await app.services.files.open(file.id)).toBeNull()
    expect((await owner.call('DELETE', path)).status).toBe(404)
  })

  test('erasing its visitor erases all their conversations and no others', async () => {
    const { owner, firstWords, begin } = await start()
    const other = await createAssistant(app, owner)
    const one = await begin({ said: ['one'], caller: 'ann' })
    const elsewhere = await createConversation(app, other, { said: ['two'], caller: 'ann' })
    const file = await createFile(app, elsewhere)
    await begin({ said: ['three'], caller: 'bob' })
    const { status, body } = await owner.call('DELETE', `/api/conversations/${one.id}/visitor`)
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Visitor erased.', deleted: 2 } })
    expect(await firstWords()).toEqual(['three'])
    expect(await app.services.files.open(file.id)).toBeNull()
  })

  test('behind an integrator’s key, each session is a different person', async () => {
    const { owner, firstWords, begin } = await start()
    const one = await begin({ said: ['one'], kind: 'integrator', caller: 'key', sessionId: 'ann' })
    await begin({ said: ['two'], kind: 'integrator', caller: 'key', sessionId: 'bob' })
    await owner.call('DELETE', `/api/conversations/${one.id}/visitor`)
    expect(await firstWords()).toEqual(['two'])
  })
})

test('another account can’t read any of it', async () => {
  const { owner, assistant, begin } = await start()
  const conversation = await begin({})
  const file = await createFile(app, conversation)
  const stranger = await registerOwner(app)
  for (const [method, path] of [
    ['GET', `/api/conversations/${conversation.id}`],
    ['DELETE', `/api/conversations/${conversation.id}`],
    ['DELETE', `/api/conversations/${conversation.id}/visitor`],
    ['GET', `/api/conversations/${assistant.id}/download`],
    ['GET', `/api/assistants/${assistant.id}/conversations/download`],
    ['GET', `/api/conversations?assistant=${assistant.id}`],
    ['GET', `/api/conversations/download?assistant=${assistant.id}`],
    ['GET', `/api/files/${file.id}`],
    ['GET', '/api/conversations/nonsense'],
    ['GET', '/api/files/nonsense'],
  ] as const) {
    expect((await stranger.call(method, path)).status).toBe(404)
    expect((await app.call(method, path)).status).toBe(401)
  }
  expect((await stranger.call('GET', '/api/conversations')).body).toEqual([])
  expect((await owner.call('GET', `/api/conversations/${conversation.id}`)).status).toBe(200)
})
