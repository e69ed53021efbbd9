import type { ChatAnswer } from '@foyer/contract/chat'
import type { Conversation } from '@foyer/contract/conversations'
import type { Notices } from '@foyer/contract/notices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConversation } from '../../testing/conversations.ts'
import { openDesk, openEvents } from '../../testing/live.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { askStreaming, newSessionId, openPractice } from '../../testing/visitors.ts'

let app: TestApp
let impatient: TestApp
beforeAll(async () => {
  app = await startTestApp()
  impatient = await startTestApp({ beside: app, handingOver: { patienceMs: 50 } })
})
afterAll(async () => {
  await impatient.close()
  await app.close()
})

const usedBy = async (owner: { call: TestApp['call'] }) =>
  (await owner.call<{ messageCount: number }>('GET', '/api/usage')).body.messageCount
const noticesOf = async (owner: { call: TestApp['call'] }) =>
  (await owner.call<Notices>('GET', '/api/notices')).body.notices

test('a visitor asks for a person, the owner takes over, both write, and the assistant answers again afterwards', async () => {
  const { owner, id, path, sessionId, requestPerson, say, takeOver, write, handBack, follow, at } =
    await openDesk(app)
  const visitor = await follow()
  await expect.poll(visitor.handoff).toEqual({ state: 'assistant', person: null, reason: null })
  const watching = await openEvents(app, '/api/conversations/events', owner)

  expect(await requestPerson()).toMatchObject({
    status: 200,
    body: { state: 'wanted', person: null, sessionId },
  })
  expect((await requestPerson()).body).toMatchObject({ state: 'wanted' })
  await expect.poll(visitor.handoff).toMatchObject({ state: 'wanted' })
  await expect
    .poll(() => watching.events.map(({ data }) => data))
    .toContainEqual({ what: 'handoff', conversationId: id, state: 'wanted' })
  // One notification, however often it is requested.
  expect(await noticesOf(owner)).toMatchObject([
    { kind: 'person_wanted', href: `/conversations?conversation=${id}` },
  ])
  const { body: live } = await owner.call<Conversation[]>('GET', '/api/conversations/live')
  expect(live).toMatchObject([{ id, handoff: { state: 'wanted', visitorHere: true } }])

  expect((await say('And a crown?')).body.response).toContain('$900')
  expect(await takeOver()).toMatchObject({ status: 200, body: { state: 'person', person: 'Ada' } })
  expect((await takeOver()).status).toBe(200)
  await expect.poll(visitor.handoff).toMatchObject({ state: 'person', person: 'Ada' })

  const used = await usedBy(owner)
  expect(await write('Hello, how can I help?')).toMatchObject({
    status: 201,
    body: { role: 'assistant', author: 'Ada', content: 'Hello, how can I help?' },
  })
  await expect.poll(visitor.received).toEqual(['Hello, how can I help?'])
  const heard = await say('How much is a cleaning?')
  expect(heard).toMatchObject({
    status: 200,
    body: { answered: false, sources: [], handoff: { state: 'person', person: 'Ada' } },
  })
  expect(heard.body.response).toContain('Ada is here')
  const streamed = askStreaming(app, path, { message: 'And a filling?', sessionId })
  await streamed.done
  expect(streamed.text()).toBe('')
  expect(streamed.answer()).toMatchObject({ handoff: { state: 'person' } })
  expect(await usedBy(owner)).toBe(used)
  await expect
    .poll(() => watching.events.map(({ data }) => data))
    .toContainEqual({ what: 'message', conversationId: id })

  await app.call('POST', `${path}/typing`, { body: { sessionId } })
  await expect
    .poll(() => watching.events.map(({ data }) => data))
    .toContainEqual({ what: 'typing', conversationId: id })
  await owner.call('POST', at('typing'))
  await expect.poll(visitor.typing).toBe(1)

  expect(await handBack()).toMatchObject({ status: 200, body: { state: 'assistant', person: null } })
  await expect.poll(visitor.handoff).toMatchObject({ state: 'assistant' })
  expect(await write('Too late')).toMatchObject({ status: 409 })
  expect((await say('How much is a cleaning?')).body).toMatchObject({ answered: true })

  const { body: history } = await app.call<{ messages: Record<string, unknown>[] }>(
    'GET',
    `${path}/history?sessionId=${sessionId}`,
  )
  const { body: kept } = await owner.call<Conversation>('GET', `/api/conversations/${id}`)
  for (const messages of [history.messages, kept.messages])
    expect(messages.map(({ role, author, content }) => author ?? `${role}: ${content}`)).toEqual([
      'user: How much is a cleaning?',
      expect.stringContaining('$120'),
      'user: And a crown?',
      expect.stringContaining('$900'),
      'Ada',
      'user: How much is a cleaning?',
      'user: And a filling?',
      'user: How much is a cleaning?',
      expect.stringContaining('$120'),
    ])
  const download = await owner.call('GET', '/api/conversations/download')
  expect(download.text).toContain('"author":"Ada"')
  // Deleting the conversation removes its notices.
  await owner.call('DELETE', `/api/conversations/${id}`)
  expect(await noticesOf(owner)).toEqual([])
  watching.leave()
  visitor.leave()
})

test('a broken stream resumes on another instance, and a message sent twice arrives once', async () => {
  const { takeOver, write, follow } = await openDesk(app)
  await takeOver()
  const first = await follow()
  await write('One')
  await write('Two', { messageKey: 'a-key' })
  await expect.poll(first.received).toEqual(['One', 'Two'])
  first.leave()
  const again = await write('Two', { messageKey: 'a-key' })
  expect(again).toMatchObject({ status: 201, body: { id: first.lastId(), content: 'Two' } })
  await write('Three')
  const second = await follow({ from: impatient, lastEventId: first.lastId()! })
  await write('Four')
  await expect.poll(second.received).toEqual(['Three', 'Four'])
  const third = await follow({ after: first.lastId()! })
  await expect.poll(third.received).toEqual(['Three', 'Four'])
  second.leave()
  third.leave()
})

test('the visitor is told if no person comes in time, and the owner can still take over later', async () => {
  const { owner, id, requestPerson, say, takeOver, follow } = await openDesk(app)
  const visitor = await follow({ from: impatient })
  await requestPerson()
  await expect.poll(visitor.handoff).toEqual({ state: 'missed', person: null, reason: 'nobody' })
  expect((await say('How much is a cleaning?')).body.response).toContain('$120')
  visitor.leave()
  await expect
    .poll(async () => (await owner.call<Conversation>('GET', `/api/conversations/${id}`)).body.handoff)
    .toMatchObject({ state: 'missed', visitorHere: false })
  expect((await takeOver()).body).toMatchObject({ state: 'person' })
})

test('a person is called only within the owner’s hours, which may pass midnight', async () => {
  const always = Array.from({ length: 7 }, (_, day) => ({ day, from: '12:00', to: '12:00' }))
  const { owner, assistant, requestPerson, say } = await openDesk(app)
  const open = (handoffHours: unknown) =>
    owner.call('PUT', `/api/embed/config/${assistant.id}`, { body: { handoffHours } })
  await open({ timeZone: 'Europe/Berlin', days: [] })
  expect((await requestPerson()).body).toMatchObject({ state: 'missed', reason: 'closed' })
  expect((await say('I want to talk to a person')).body.response).toContain('Nobody is there')
  expect(await noticesOf(owner)).toEqual([])
  await open({ timeZone: 'Europe/Berlin', days: always })
  expect((await requestPerson()).body).toMatchObject({ state: 'wanted' })
  for (const wrong of [
    { timeZone: 'Mars/Olympus', days: [] },
    { timeZone: 'UTC', days: [{ day: 7, from: '09:00', to: '10:00' }] },
    { timeZone: 'UTC', days: [{ day: 1, from: '9', to: '25:00' }] },
    'always',
  ])
    expect((await open(wrong)).status).toBe(400)
})

test('asking for a person in words calls one if the owner allows it, and costs nothing', async () => {
  const { owner, ask, say } = await openDesk(app)
  const used = await usedBy(owner)
  const { body } = await say('Can I talk to a real person, please?')
  expect(body).toMatchObject({ handoff: { state: 'wanted' }, answered: true })
  expect(body.response).toContain('asking somebody to join')
  expect(await usedBy(owner)).toBe(used)
  expect(await noticesOf(owner)).toMatchObject([{ text: expect.stringContaining('a real person, please?') }])
  expect((await ask('Human please')).body).toMatchObject({ handoff: { state: 'wanted' } })

  const without = await openPractice(app)
  expect((await without.ask('Can I talk to a real person, please?')).body.handoff).toBeUndefined()
  expect(await app.call('POST', `${without.path}/handoff`, { body: {} })).toMatchObject({ status: 422 })
})

test('after a person’s long silence the assistant answers again', async () => {
  const { say, takeOver, follow } = await openDesk(app)
  await takeOver()
  expect((await say('Hello?')).body.handoff).toMatchObject({ state: 'person' })
  app.clock.advance(31 * 60_000)
  expect((await say('How much is a cleaning?')).body).toMatchObject({ answered: true })
  const visitor = await follow()
  await expect.poll(visitor.handoff).toMatchObject({ state: 'assistant' })
  visitor.leave()
})

test('programs are told that a person took over, and receive their messages by the same events', async () => {
  const { assistant, owner, path, ask } = await openPractice(app, { tier: 'pro', embed: { handoff: true } })
  const token = assistant.apiKey
  await ask('How much is a cleaning?', { sessionId: 'customer-1' }, { token })
  expect((await ask('Talk to a person', { sessionId: 'customer-1' }, { token })).body.handoff).toBeUndefined()
  const wished = await app.call('POST', `${path}/handoff`, { token, body: { sessionId: 'customer-1' } })
  expect(wished.body).toMatchObject({ state: 'wanted', sessionId: 'customer-1' })
  const [waiting] = (await owner.call<Conversation[]>('GET', '/api/conversations/live')).body
  expect(waiting).toMatchObject({ overApi: true })
  await owner.call('POST', `/api/conversations/${waiting!.id}/takeover`)
  const { body } = await ask('Hello?', { sessionId: 'customer-1' }, { token })
  expect(body.response).toBe('Ada is here in person, has your message and will reply to it.')
  const program = await openEvents(app, `${path}/events?sessionId=customer-1`, { token })
  await owner.call('POST', `/api/conversations/${waiting!.id}/messages`, { body: { content: 'Hello.' } })
  await expect.poll(program.received).toEqual(['Hello.'])
  program.leave()

  // OpenAI's protocol, as one response and as a stream.
  const openAi = (stream: boolean) =>
    app.call('POST', '/v1/chat/completions', {
      token,
      body: { model: assistant.id, user: 'bob', stream, messages: [{ role: 'user', content: 'Hi' }] },
    })
  expect((await openAi(false)).text).not.toContain('Ada')
  const [, bobs] = (await owner.call<Conversation[]>('GET', '/api/conversations')).body.toReversed()
  await owner.call('POST', `/api/conversations/${bobs!.id}/takeover`)
  for (const stream of [false, true]) expect((await openAi(stream)).text).toContain('Ada is here in person')
})

describe('access', () => {
  test('nobody can follow or join another’s conversation by its id, a guessed name or without a key', async () => {
    const { path, sessionId, id, takeOver, write, assistant } = await openDesk(app)
    await takeOver()
    await write('For this visitor alone')
    const other = await openDesk(app)
    const reading = (name: string, token?: string) =>
      app.call('GET', `${path}/events?sessionId=${name}`, { token })
    for (const name of [newSessionId(), id, 'dashboard-session', 'x', `${sessionId}x`])
      expect((await reading(name)).status).toBe(404)
    // A visitor's session name opens nothing for other callers.
    for (const token of [assistant.apiKey, other.assistant.apiKey, other.owner.token])
      expect((await reading(sessionId, token)).status).toBe(404)
    expect((await reading(sessionId, 'nonsense')).status).toBe(401)
    expect((await app.call('GET', `${path}/events`)).status).toBe(400)
    expect((await app.call('GET', `${other.path}/events?sessionId=${sessionId}`)).status).toBe(404)
    for (const act of ['takeover', 'messages', 'release', 'typing'])
      for (const [token, status] of [
        [other.owner.token, 404],
        [null, 401],
        [assistant.apiKey, 401],
      ] as const) {
        const body = act === 'messages' ? { content: 'Hello' } : undefined
        expect((await app.call('POST', `/api/conversations/${id}/${act}`, { token, body })).status).toBe(
          status,
        )
      }
    expect((await app.call('GET', '/api/conversations/live')).status).toBe(401)
    expect((await app.call('GET', '/api/conversations/events')).status).toBe(401)
    // A guessable name starts a new conversation.
    const begun = await app.call('POST', `${path}/handoff`, { body: { sessionId: 'x' } })
    expect(begun.body.sessionId).not.toBe('x')
  })

  test('a test chat can’t be taken over and can’t call a person', async () => {
    const owner = await registerOwner(app)
    const { assistant, path } = await openDesk(app)
    const mine = await openPractice(app, { embed: { handoff: true } })
    const test = await createConversation(app, mine.assistant, { kind: 'owner', caller: mine.owner.id })
    expect((await mine.owner.call('POST', `/api/conversations/${test.id}/takeover`)).status).toBe(422)
    const called = await mine.owner.call('POST', `${mine.path}/handoff`, { body: { sessionId: 'x' } })
    expect(called.status).toBe(422)
    expect((await owner.call('POST', `${path}/handoff`, { body: {} })).status).toBe(404)
    expect(assistant.id).toBeTruthy()
  })

  test('invalid input is refused, and calls per day are limited', async () => {
    const { takeOver, write, path, sessionId } = await openDesk(app)
    await takeOver()
    for (const content of ['', '  ', 'x'.repeat(4_001), 7, null, undefined])
      expect((await write(content)).status).toBe(400)
    expect((await write('a\u0000b')).body).toMatchObject({ content: 'ab' })
    expect((await write('Hello', { messageKey: 'a key with spaces' })).status).toBe(400)
    expect((await app.call('POST', `${path}/typing`, { body: {} })).status).toBe(400)
    expect((await app.call('POST', `${path}/handoff`, { body: 'no json' })).status).toBe(400)
    const calls = Array.from({ length: 21 }, () =>
      app.call<ChatAnswer>('POST', `${path}/handoff`, { body: {} }),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const streams = await Promise.all(
      Array.from({ length: 8 }, () => openEvents(app, `${path}/events?sessionId=${sessionId}`)),
    )
    expect(streams.filter(({ status }) => status === 429)).toHaveLength(2)
    for (const stream of streams) stream.leave()
  })
})
