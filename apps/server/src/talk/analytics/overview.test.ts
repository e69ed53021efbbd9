import type { Conversation } from '@foyer/contract/conversations'
import type { Overview } from '@foyer/contract/overview'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { createConversation } from '../../testing/conversations.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const day = 24 * 3_600_000

test('the overview follows a new owner up to the first visitor', async () => {
  const owner = await registerOwner(app)
  const read = async () => (await owner.call<Overview>('GET', '/api/overview')).body
  const start = { created: false, asked: false, embedded: false, visited: false }
  expect(await read()).toEqual({ assistants: [], unanswered: 0, start })

  const assistant = await createAssistant(app, owner, {
    facts: [{ kind: 'price', label: 'Check-up', value: '$60', url: 'https://harbour.example/' }],
  })
  expect(await read()).toMatchObject({
    assistants: [{ id: assistant.id, conversations: 0, unanswered: 0, facts: 1 }],
    start: { ...start, created: true },
  })
  await createConversation(app, assistant, { kind: 'owner', confidence: 'none' })
  expect(await read()).toMatchObject({ unanswered: 0, start: { asked: true, embedded: false } })

  // Our own pages and files opened by hand send no origin that counts.
  const config = `/api/embed/config/${assistant.id}`
  await app.call('GET', config)
  for (const origin of ['null', app.url]) await app.call('GET', config, { headers: { origin } })
  expect((await read()).start.embedded).toBe(false)
  await app.call('GET', config, { headers: { origin: 'https://harbour.example' } })
  expect((await read()).start).toEqual({ created: true, asked: true, embedded: true, visited: false })

  await createConversation(app, assistant)
  await createConversation(app, assistant, {
    said: ['Do you whiten teeth?', 'Not told.'],
    confidence: 'none',
  })
  const long = new Date(app.services.now().getTime() - 31 * day)
  await createConversation(app, assistant, { confidence: 'unsure', createdAt: long })
  expect(await read()).toMatchObject({
    assistants: [{ conversations: 2, unanswered: 1 }],
    unanswered: 1,
    start: { visited: true },
  })
  // The linked list shows the same count.
  const list = async () =>
    (await owner.call<Conversation[]>('GET', '/api/conversations?answers=untaught&date=month')).body
  const teach = (question: string) =>
    owner.call('POST', `/api/assistants/${assistant.id}/answers`, {
      body: { question, answer: 'Yes, we do.' },
    })
  const waiting = ['Do you whiten teeth?']
  expect((await list()).map(({ messages }) => messages[0]?.content)).toEqual(waiting)
  await teach('Do you sell brushes?')
  expect((await read()).unanswered).toBe(1)
  expect((await list()).map(({ messages }) => messages[0]?.content)).toEqual(waiting)
  await teach('do you whiten teeth')
  expect((await read()).unanswered).toBe(0)
  expect(await list()).toEqual([])
})

test('an owner sees only their own overview', async () => {
  const owner = await registerOwner(app)
  await createConversation(app, await createAssistant(app, owner), { confidence: 'none' })
  const other = await registerOwner(app)
  expect((await other.call<Overview>('GET', '/api/overview')).body).toMatchObject({
    assistants: [],
    unanswered: 0,
    start: { visited: false },
  })
  expect((await app.call('GET', '/api/overview')).status).toBe(401)
  expect((await app.call('GET', '/api/overview', { token: 'garbage' })).status).toBe(401)
})
