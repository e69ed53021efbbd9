import type { Analytics } from '@foyer/contract/analytics'
import type { ChatAnswer } from '@foyer/contract/chat'
import type { Conversation } from '@foyer/contract/conversations'
import type { Limits } from '@foyer/contract/usage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addKnowledge, setAssistant } from '../../testing/assistants.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { askStreaming, newSessionId, openPractice } from '../../testing/visitors.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: 'true' } })
})
afterAll(() => app.close())

describe('a visitor', () => {
  test('asks and is answered with sources', async () => {
    const { ask } = await openPractice(app)
    const { status, body } = await ask('How much is a cleaning?')
    expect(status).toBe(200)
    expect(body).toEqual({
      response: expect.stringContaining('$120'),
      language: 'en',
      sessionId: expect.stringMatching(/^[\w-]{32,}$/),
      conversationId: body.sessionId,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      answered: true,
      confidence: 'sure',
      said: 'plain',
      more: [],
      sentences: [[0, body.response.length]],
      sources: [
        expect.objectContaining({ url: 'https://harbour.example/prices', title: 'Prices', sentences: [1] }),
      ],
    })
  })

  test('is told plainly if the site has no answer, and how to reach the practice', async () => {
    const { ask } = await openPractice(app)
    const { body } = await ask('Do you sell surfboards made of bamboo?')
    expect(body).toMatchObject({ answered: false, confidence: 'none', sources: [] })
    expect(body.response).toContain('+1 555 0100')
  })

  test('can ask a follow-up question', async () => {
    const { ask } = await openPractice(app)
    const first = await ask('How much is a cleaning?')
    const second = await ask('And a crown?', { sessionId: first.body.sessionId })
    expect(second.body.sessionId).toBe(first.body.sessionId)
    expect(second.body.response).toContain('$900')
  })

  test('can send the history while nothing is stored', async () => {
    const { ask } = await openPractice(app)
    const conversationHistory = [
      { role: 'user', content: 'How much is a cleaning?' },
      { role: 'assistant', content: 'A cleaning is $120.' },
    ]
    expect((await ask('And a crown?', { conversationHistory })).body.response).toContain('$900')
  })

  test('can use either name of the session, and receives both', async () => {
    const { ask } = await openPractice(app)
    const conversationId = newSessionId()
    const { body } = await ask('Hello', { conversationId })
    expect(body).toMatchObject({ sessionId: conversationId, conversationId })
  })

  test('gets new knowledge at once', async () => {
    const { ask, assistant } = await openPractice(app)
    expect((await ask('Do you offer sedation with laughing gas?')).body.answered).toBe(false)
    await addKnowledge(app, assistant, {
      pages: [{ text: '# Sedation\n\nWe offer sedation with laughing gas for anxious patients.' }],
    })
    expect((await ask('Do you offer sedation with laughing gas?')).body.response).toContain('laughing gas')
  })

  test('is answered from taught answers, and never from unpublished pages', async () => {
    const { ask } = await openPractice(app, {
      taught: [
        { question: 'Do you have a waiting list?', answer: 'No, we have no waiting list at the moment.' },
      ],
      pages: [{ text: '# Secret\n\nWe will open a branch on the moon.', live: false }],
    })
    expect((await ask('Do you have a waiting list?')).body.response).toContain('no waiting list')
    expect((await ask('Where will you open a branch?')).body.response).not.toContain('moon')
  })
})

test('a partial answer is quoted with its page, counts as an answer and is listed as a gap', async () => {
  const { ask, owner, path } = await openPractice(app, { tier: 'pro' })
  const question = 'Do you treat anxious children under sedation?'
  const { body } = await ask(question)
  const faq = 'https://harbour.example/faq'
  expect(body).toMatchObject({ answered: false, confidence: 'unsure' })
  expect(body.sources).toContainEqual(
    expect.objectContaining({ url: faq, quote: expect.stringContaining('from the age of two') }),
  )
  expect(['quoted', 'doubtful']).toContain(body.said)
  expect(body.response).toMatch(/^(Our website says|I'm not sure this answers it): .*from the age of two/)
  expect(body.response.split(/\s+/).length).toBeLessThanOrEqual(45)
  expect(body.more.length).toBeLessThanOrEqual(2)
  for (const { url, quote } of body.more) {
    expect(url).toContain('https://harbour.example/')
    expect(body.response).not.toContain(quote)
  }

  const streamed = askStreaming(app, path, { message: question })
  await streamed.done
  const { said, more } = body
  expect(streamed.answer()).toMatchObject({ response: body.response, confidence: 'unsure', said, more })
  const history = await app.call<{ messages: unknown[] }>(
    'GET',
    `${path}/history?sessionId=${body.sessionId}`,
  )
  expect(history.body.messages.at(-1)).toMatchObject({ confidence: 'unsure', said, more })
  expect(streamed.text()).toBe(body.response)

  // Unanswered questions don't count.
  expect((await ask('Do you sell surfboards made of bamboo?')).body.confidence).toBe('none')
  const limits = await owner.call<Limits>('GET', '/api/subscription/limits')
  expect(limits.body.usage.messages).toBe(2)

  const gaps = await owner.call<Analytics>('GET', '/api/analytics?days=7')
  expect(gaps.body).toMatchObject({ answered: 0, unsure: 2, refused: 1 })
  expect(gaps.body.unanswered).toContainEqual(
    expect.objectContaining({ question, count: 2, unsure: 2, taught: false }),
  )
  const listed = await owner.call<Conversation[]>('GET', '/api/conversations?answers=unsure')
  expect(listed.body.map(({ messages }) => messages[1])).toEqual(
    Array(2).fill(expect.objectContaining({ content: body.response, answered: false, confidence: 'unsure' })),
  )
})

describe('a stream', () => {
  test('sends the answer in pieces and then whole', async () => {
    const { path } = await openPractice(app)
    const asked = askStreaming(app, path, { message: 'How much is a cleaning?' })
    expect(await asked.done).toEqual({ status: 200, body: null })
    expect(asked.events.at(-1)!.event).toBe('done')
    expect(asked.answer()).toMatchObject({ answered: true, sources: [{ title: 'Prices' }] })
    expect(asked.text()).toBe(asked.answer()!.response)
  })

  test('is refused with a status like any request', async () => {
    const { path, assistant } = await openPractice(app)
    expect(await askStreaming(app, path, { message: '' }).done).toMatchObject({ status: 400 })
    expect(await askStreaming(app, path, { message: 'Hello' }).done).toEqual({ status: 200, body: null })
    await setAssistant(app, assistant.id, { isActive: false })
    const refused = await askStreaming(app, path, { message: 'Hello' }).done
    expect(refused).toMatchObject({ status: 403, body: { code: 'inactive' } })
  })

  test('can be read from another site with the headers of any answer', async () => {
    const { path } = await openPractice(app)
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json;q=0.1, Text/Event-Stream',
        origin: 'https://harbour.example',
      },
      body: JSON.stringify({ message: 'Hello' }),
    })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    await response.text()
  })
})

describe('limits', () => {
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

  test('fifty messages a day from one address on the free plan, then 429 until tomorrow', async () => {
    const { ask, owner } = await openPractice(app)
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask('Hello', {}, from('203.0.113.5'))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    const [refused] = answers.filter(({ status }) => status === 429)
    expect(refused!.body).toMatchObject({ limitReached: true, code: 'rate_limited' })
    expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('Hello', {}, from('203.0.113.6'))).status).toBe(200)
    const { body } = await owner.call<Limits>('GET', '/api/subscription/limits')
    expect(body.usage.messages).toBe(51)
  })

  test('a network of IPv6 is one address', async () => {
    const { ask } = await openPractice(app)
    const answers = await Promise.all(
      Array.from({ length: 55 }, (_, nth) => ask('Hello', {}, from(`2001:db8:1:2::${nth.toString(16)}`))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect((await ask('Hello', {}, from('2001:db8:1:3::1'))).status).toBe(200)
  })

  test('an enterprise owner sets the limit; integrators and the owner have no daily limit', async () => {
    const { ask, assistant, owner } = await openPractice(app, { tier: 'enterprise', dailyIpLimit: 2 })
    const ip = from('203.0.113.7')
    const statuses = []
    for (let nth = 0; nth < 3; nth++) statuses.push((await ask('Hello', {}, ip)).status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await ask('Hello', {}, { ...ip, token: assistant.apiKey })).status).toBe(200)
    expect((await ask('Hello', {}, { ...ip, token: owner.token })).status).toBe(200)
  })

  test('unanswered questions are not counted', async () => {
    const { ask, owner } = await openPractice(app)
    const counted = async () =>
      (await owner.call<Limits>('GET', '/api/subscription/limits')).body.usage.messages
    expect((await ask('x'.repeat(4_001))).status).toBe(400)
    expect((await ask('Hello', { fileIds: [crypto.randomUUID()] })).status).toBe(404)
    expect(await counted()).toBe(0)
    expect((await ask('Hello')).status).toBe(200)
    expect(await counted()).toBe(1)
  })
})

test('fifty concurrent messages of one session are all stored with their answers', async () => {
  const { ask, assistant, path } = await openPractice(app, { tier: 'enterprise' })
  const token = assistant.apiKey
  const treatments = ['check-up', 'cleaning', 'whitening', 'crown', 'parking space']
  const questions = Array.from(
    { length: 50 },
    (_, nth) => `Question ${nth}: how much is a ${treatments[nth % 5]}?`,
  )
  const answers = await Promise.all(
    questions.map((message) => ask(message, { sessionId: 'burst' }, { token })),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const { body } = await app.call<{ messages: { role: string; content: string }[] }>(
    'GET',
    `${path}/history?sessionId=burst`,
    { token },
  )
  expect(body.messages).toHaveLength(100)
  const pairs = Array.from({ length: 50 }, (_, nth) => body.messages.slice(nth * 2, nth * 2 + 2))
  expect(pairs.every(([asked, said]) => asked!.role === 'user' && said!.role === 'assistant')).toBe(true)
  expect(pairs.map(([asked]) => asked!.content).sort()).toEqual([...questions].sort())
  for (const [asked, said] of pairs) {
    const given = answers[questions.indexOf(asked!.content)]!.body as ChatAnswer
    expect(said!.content).toBe(given.response)
  }
})

describe('on the business’s clock', () => {
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const hours = `# Opening hours\n\n${week.map((day) => `- ${day}: 9:00 – 17:00`).join('\n')}`
  const pages = [{ url: 'https://pier.example/hours', title: 'Opening hours', text: hours }]
  /** A time zone where it is between noon and one o'clock. */
  const zoneAtNoon = () => {
    const ahead = 12 - app.services.now().getUTCHours()
    return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  }

  test('a visitor is told whether the business is open, and the opposite twelve hours later', async () => {
    const { owner, assistant, ask } = await openPractice(app, { pages, facts: [] })
    const path = `/api/assistants/${assistant.id}`
    // Without a known time zone the answer lists the week only.
    expect((await ask('Are you open now?')).body.response).not.toContain('right now')
    const timeZone = zoneAtNoon()
    const changed = await app.call('PATCH', path, { token: owner.token, body: { timeZone } })
    expect(changed.body).toMatchObject({ timeZone, foundTimeZone: null })
    expect((await ask('Are you open now?')).body.response).toContain('Yes, we are open right now.')
    app.clock.advance(12 * 3_600_000)
    expect((await ask('Are you open now?')).body.response).toContain('No, we are closed right now.')
    app.clock.advance(-12 * 3_600_000)
  })

  test('the time zone follows the address until the owner sets another', async () => {
    const facts = [
      {
        kind: 'address' as const,
        label: 'Address',
        value: '1 Pier Rd, Honolulu, HI 96813',
        url: 'https://pier.example/',
      },
    ]
    const { owner, assistant } = await openPractice(app, { pages, facts })
    const path = `/api/assistants/${assistant.id}`
    const token = owner.token
    expect((await app.call('GET', path, { token })).body).toMatchObject({
      timeZone: null,
      foundTimeZone: 'Pacific/Honolulu',
    })
    const wrong = await app.call('PATCH', path, { token, body: { timeZone: 'Mars/Olympus' } })
    expect(wrong).toMatchObject({ status: 400, body: { message: 'There is no such time zone' } })
    await app.call('PATCH', path, { token, body: { timeZone: 'Europe/Paris' } })
    const back = await app.call('PATCH', path, { token, body: { timeZone: null } })
    expect(back.body).toMatchObject({ timeZone: null, foundTimeZone: 'Pacific/Honolulu' })
  })
})
