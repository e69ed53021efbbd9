import type { Analytics, TaughtAnswer } from '@foyer/contract/analytics'
import type { Usage } from '@foyer/contract/usage'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnsweringPools } from '../../knowledge/answering/answering-pools.ts'
import { conversations, messages } from '../../platform/db/schema/conversations.ts'
import { createAssistant } from '../../testing/assistants.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Turn = {
  question: string
  answered: boolean
  unsure?: boolean
  ms: number
  daysAgo?: number
  fallback?: string
  language?: string
}

async function hold(
  owner: { id: string },
  assistantId: string,
  said: Turn[],
  {
    rating = null,
    caller = 'visitor',
    on = app,
  }: { rating?: number | null; caller?: 'visitor' | 'owner'; on?: TestApp } = {},
) {
  const at = (daysAgo = 0) => new Date(Date.now() - daysAgo * 24 * 3_600_000)
  const [conversation] = await on.services.db
    .insert(conversations)
    .values({
      accountId: owner.id,
      assistantId,
      callerKind: caller,
      caller: crypto.randomUUID(),
      sessionId: crypto.randomUUID(),
      satisfactionRating: rating,
      messageCount: said.length * 2,
      createdAt: at(said[0]?.daysAgo),
    })
    .returning()
  for (const [turn, { question, answered, unsure, ms, daysAgo, fallback, language }] of said.entries()) {
    const shared = { conversationId: conversation!.id, accountId: owner.id, turn, createdAt: at(daysAgo) }
    await on.services.db.insert(messages).values([
      { ...shared, role: 'user', content: question },
      {
        ...shared,
        role: 'assistant',
        content: 'So it is.',
        answered,
        // Rows from before the three confidence levels have none.
        confidence: unsure ? 'unsure' : null,
        responseMs: ms,
        fallbackReason: fallback ?? null,
        language: language ?? 'en',
      },
    ])
  }
}

test('an owner sees what was asked, what was not answered, and how long it took', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const assistant = await createAssistant(app, owner)
  await hold(
    owner,
    assistant.id,
    [
      { question: 'When are you open?', answered: true, ms: 100 },
      { question: 'Do you repair violins?', answered: false, ms: 300 },
    ],
    { rating: 5 },
  )
  await hold(
    owner,
    assistant.id,
    [{ question: 'do you repair violins', answered: false, unsure: true, ms: 200, daysAgo: 2 }],
    { rating: 2 },
  )
  await hold(owner, assistant.id, [
    { question: '¿Cuándo abren?', answered: true, ms: 200, fallback: 'slow', language: 'es' },
  ])
  await hold(owner, assistant.id, [{ question: 'just trying it', answered: true, ms: 9_000 }], {
    caller: 'owner',
  })
  // An uploaded file without a question.
  await hold(owner, assistant.id, [])
  await hold(owner, assistant.id, [{ question: 'long ago', answered: true, ms: 9_000, daysAgo: 200 }])

  const { status, body } = await owner.call<Analytics>(
    'GET',
    `/api/analytics?assistant=${assistant.id}&days=7`,
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({
    days: 7,
    messages: 4,
    conversations: 3,
    answered: 2,
    unsure: 1,
    refused: 1,
    fellBack: 1,
    averageResponseMs: 200,
    satisfaction: 3.5,
    ratings: 2,
    languages: [
      { language: 'en', count: 3 },
      { language: 'es', count: 1 },
    ],
  })
  expect(body.byDay).toHaveLength(7)
  expect(body.byDay.at(-1)).toMatchObject({ messages: 3, conversations: 2 })
  expect(body.byDay.at(-3)).toMatchObject({ messages: 1, unsure: 1, refused: 0 })
  expect(body.byHour.reduce((sum, each) => sum + each, 0)).toBe(4)
  expect(body.unanswered).toHaveLength(1)
  expect(body.unanswered[0]).toMatchObject({ count: 2, unsure: 1 })
  expect(body.unanswered[0]!.question.toLowerCase()).toContain('repair violins')
  expect((await owner.call<Analytics>('GET', '/api/analytics?days=365')).body.messages).toBe(5)
  const withTests = await owner.call<Analytics>('GET', '/api/analytics?days=7&tests=show')
  expect(withTests.body).toMatchObject({ messages: 5, conversations: 4 })
})

test('leads, takeovers and the time a person took to reply are counted', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { id } = await createAssistant(app, owner, { embed: { handoff: true } })
  const read = async () => (await owner.call<Analytics>('GET', '/api/analytics?days=7')).body
  expect(await read()).toMatchObject({ leads: 0, takeovers: 0, personResponseMs: null })
  const begun = await app.call<{ sessionId: string }>('POST', `/api/chat/${id}`, {
    body: { message: 'Hello' },
  })
  const { sessionId } = begun.body
  const [conversation] = (await owner.call<{ id: string }[]>('GET', '/api/conversations')).body
  const desk = `/api/conversations/${conversation!.id}`
  await owner.call('POST', `${desk}/takeover`)
  await app.call('POST', `/api/chat/${id}`, { body: { message: 'Are you there?', sessionId } })
  for (const content of ['I am', 'What can I do for you?'])
    expect((await owner.call('POST', `${desk}/messages`, { body: { content } })).status).toBe(201)
  // The lead comes last: before it there is no address to reply to.
  for (const email of ['bob@example.com', 'bob@example.com'])
    await app.call('POST', `/api/chat/${id}/leads`, { body: { sessionId, email, consent: true } })
  // Makes the visitor's message four seconds older than the reply.
  await app.services.db.execute(sql`
    update messages set created_at = (select min(created_at) from messages where author is not null
      and conversation_id = ${conversation!.id}) - interval '4 seconds'
    where content = 'Are you there?' and conversation_id = ${conversation!.id}`)
  expect(await read()).toMatchObject({ leads: 1, takeovers: 1, personResponseMs: 4_000 })
  const elsewhere = await createAssistant(app, owner)
  expect((await owner.call<Analytics>('GET', `/api/analytics?assistant=${elsewhere.id}`)).body).toMatchObject(
    { leads: 0, takeovers: 0 },
  )
})

test('greetings are not listed as questions, and each question names its assistants', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const dentist = await createAssistant(app, owner)
  const bakery = await createAssistant(app, owner, { name: 'Bakery' })
  for (const { id } of [dentist, bakery])
    await hold(owner, id, [
      { question: 'Hello!', answered: true, ms: 10 },
      { question: 'Do you repair violins?', answered: false, ms: 10 },
      { question: 'Thank you', answered: true, ms: 10 },
    ])
  const read = async (assistant = 'all') =>
    (await owner.call<Analytics>('GET', `/api/analytics?assistant=${assistant}`)).body
  const before = await read()
  expect(before.messages).toBe(6)
  expect(before.topQuestions.map(({ question }) => question)).toEqual(['Do you repair violins?'])
  expect(before.unanswered).toMatchObject([{ count: 2, taught: false }])
  expect(before.unanswered[0]!.assistantIds.sort()).toEqual([dentist.id, bakery.id].sort())

  const teach = (id: string) =>
    owner.call('POST', `/api/assistants/${id}/answers`, {
      body: { question: 'Do you repair violins?', answer: 'No, sorry.' },
    })
  await teach(dentist.id)
  expect((await read()).unanswered).toMatchObject([{ taught: false, assistantIds: [bakery.id, dentist.id] }])
  expect((await read(dentist.id)).unanswered).toMatchObject([{ taught: true, assistantIds: [dentist.id] }])
  await teach(bakery.id)
  expect((await read()).unanswered).toMatchObject([{ taught: true }])
})

test('languages are the visitors’ own, even for an assistant with a single language', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const assistant = await createAssistant(app, owner, {
    pages: [{ text: '# Opening hours\n\nWe are open Monday to Friday from 8:00 to 18:00.' }],
  })
  for (const message of ['When are you open on Monday?', '¿A qué hora abren ustedes los lunes?', 'ok'])
    await app.call('POST', `/api/chat/${assistant.id}`, {
      token: assistant.apiKey,
      body: { message, sessionId: crypto.randomUUID() },
    })
  expect((await owner.call<Analytics>('GET', '/api/analytics')).body.languages).toEqual([
    { language: 'en', count: 2 },
    { language: 'es', count: 1 },
  ])
})

test('the figures are shown even if questions can’t be grouped', async () => {
  const answering = createAnsweringPools()
  await answering.heavy.close()
  const crowded = await startTestApp({ answering })
  try {
    const owner = await registerOwner(crowded, { tier: 'pro' })
    const { id } = await createAssistant(crowded, owner)
    await hold(owner, id, [{ question: 'Do you deliver?', answered: false, ms: 100 }], { on: crowded })
    const { status, body } = await owner.call<Analytics>('GET', '/api/analytics?days=7')
    expect(status).toBe(200)
    expect(body).toMatchObject({ conversations: 1, refused: 1, topQuestions: [], unanswered: [] })
  } finally {
    await crowded.close()
  }
})

test('the dashboard’s response time is measured', async () => {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner)
  await hold(owner, assistant.id, [{ question: 'Hello?', answered: true, ms: 640 }])
  expect((await owner.call<Usage>('GET', '/api/usage')).body.averageResponseMs).toBe(640)
})

test('analytics need the Pro plan, an own assistant and a valid query', async () => {
  const free = await registerOwner(app)
  const refused = await free.call('GET', '/api/analytics')
  expect(refused).toMatchObject({ status: 403 })
  expect(refused.body.message).toContain('not available on your current plan')
  const owner = await registerOwner(app, { tier: 'pro' })
  const theirs = await createAssistant(app, free)
  const own = await createAssistant(app, owner)
  expect((await owner.call('GET', `/api/analytics?assistant=${own.id}&days=7`)).status).toBe(200)
  expect((await owner.call('GET', `/api/analytics?assistant=${theirs.id}`)).status).toBe(404)
  expect((await owner.call('GET', '/api/analytics?assistant=garbage')).status).toBe(404)
  expect((await owner.call('GET', '/api/analytics?days=forever')).status).toBe(400)
  expect((await app.call('GET', '/api/analytics')).status).toBe(401)
})

test('taught questions are marked among the unanswered and come last', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const assistant = await createAssistant(app, owner)
  await hold(owner, assistant.id, [
    { question: 'Do you repair violins?', answered: false, ms: 100 },
    { question: 'do you repair violins', answered: false, ms: 100 },
    { question: 'Is there parking for bicycles?', answered: false, ms: 100 },
  ])
  const unanswered = async () =>
    (await owner.call<Analytics>('GET', '/api/analytics')).body.unanswered.map(({ taught, count }) => ({
      taught,
      count,
    }))
  expect(await unanswered()).toEqual([
    { taught: false, count: 2 },
    { taught: false, count: 1 },
  ])
  const taught = await owner.call<TaughtAnswer>('POST', `/api/assistants/${assistant.id}/answers`, {
    body: { question: 'Do you repair violins here?', answer: 'Yes, on Thursdays.' },
  })
  expect(await unanswered()).toEqual([
    { taught: false, count: 1 },
    { taught: true, count: 2 },
  ])
  await owner.call('DELETE', `/api/assistants/${assistant.id}/answers/${taught.body.id}`)
  expect((await unanswered())[0]).toEqual({ taught: false, count: 2 })
})

test('an owner teaches, corrects and withdraws an answer; other owners can’t', async () => {
  const owner = await registerOwner(app)
  const other = await registerOwner(app)
  const assistant = await createAssistant(app, owner)
  const path = `/api/assistants/${assistant.id}/answers`
  const pair = { question: 'Do you repair violins?', answer: 'Yes, on Thursdays.' }
  const taught = await owner.call<TaughtAnswer>('POST', path, { body: pair })
  expect(taught.status).toBe(201)
  const one = `${path}/${taught.body.id}`
  await owner.call('PUT', one, { body: { ...pair, answer: 'Yes, on Fridays.' } })
  expect((await owner.call<TaughtAnswer[]>('GET', path)).body).toMatchObject([{ answer: 'Yes, on Fridays.' }])

  for (const [method, address, body] of [
    ['GET', path, undefined],
    ['POST', path, pair],
    ['PUT', one, pair],
    ['DELETE', one, undefined],
  ] as const) {
    expect((await other.call(method, address, { body })).status).toBe(404)
    expect((await app.call(method, address, { body })).status).toBe(401)
  }
  expect((await owner.call('POST', path, { body: { question: ' ', answer: 'x' } })).body.message).toBe(
    'A question is required',
  )
  expect((await owner.call('POST', path, { body: { ...pair, answer: 'x'.repeat(4_001) } })).status).toBe(400)
  expect((await owner.call('DELETE', `${path}/garbage`)).status).toBe(404)
  expect((await owner.call('DELETE', one)).status).toBe(200)
  expect((await owner.call('DELETE', one)).status).toBe(404)
})
