import type { Lead } from '@foyer/contract/leads'
import { rates } from '@foyer/contract/rates'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversations } from '../../platform/db/schema/conversations.ts'
import { leadAliases } from '../../platform/db/schema/leads.ts'
import { visitorCounters } from '../../platform/db/schema/usage.ts'
import { bob, leadsOf, noticesOf, openForLeads } from '../../testing/leads.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newSessionId } from '../../testing/visitors.ts'
import { findVisitorContact } from './find-visitor-contact.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true })
})
afterAll(() => app.close())

const start = (values?: Parameters<typeof openForLeads>[1]) => openForLeads(app, values)

describe('a visitor leaves contact details', () => {
  test('and the owner is notified and finds the conversation', async () => {
    const { ask, assistant, leave, owner } = await start()
    const { sessionId } = (await ask('Do you rent boats?')).body
    const page = 'https://harbour.example/contact?from=ad'
    const kept = await leave({ ...bob, sessionId, page, consentText: 'You may write to me.' })
    expect(kept).toMatchObject({ status: 201, body: { sessionId } })
    const [lead, ...others] = await leadsOf(owner)
    expect(others).toEqual([])
    expect(lead).toMatchObject({
      id: kept.body.id,
      assistantId: assistant.id,
      assistantName: 'Harbour Dental',
      name: 'Bob',
      email: 'bob@example.com',
      phone: null,
      message: 'Please call me.',
      page,
      consentText: 'You may write to me.',
      status: 'new',
      note: '',
      testChat: false,
    })
    const { body } = await owner.call<{ messages: { content: string }[] }>(
      'GET',
      `/api/conversations/${lead!.conversationId}`,
    )
    expect(body.messages[0]!.content).toBe('Do you rent boats?')
    expect((await noticesOf(owner))[0]).toMatchObject({
      kind: 'new_lead',
      title: 'New lead: Bob',
      text: 'bob@example.com, left with Harbour Dental.\n\n“Please call me.”',
      href: `/conversations?tab=leads&lead=${lead!.id}`,
    })
  })

  test('before the first message, and continues in the same conversation', async () => {
    const { ask, leave, owner } = await start()
    const { sessionId } = (await leave({ phone: '+44 20 7946 0018', consent: true })).body
    await ask('Is there parking?', { sessionId })
    const [lead] = await leadsOf(owner)
    expect(lead).toMatchObject({ phone: '+44 20 7946 0018', email: null, consentText: expect.any(String) })
    const { body } = await owner.call(`GET`, `/api/conversations/${lead!.conversationId}`)
    expect(body.messageCount).toBe(2)
  })

  test('through a key too; the owner’s own tries are stored but not announced', async () => {
    const { assistant, leave, owner } = await start({
      embed: { leadCapture: { mode: 'off', fields: ['email'], consentText: 'Yes, write.' } },
    })
    expect(await leave(bob)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    await leave({ ...bob, sessionId: 'room 7' }, { token: assistant.apiKey })
    await leave({ email: 'me@example.com', consent: true, sessionId: 'try' }, { token: owner.token })
    expect(await leadsOf(owner)).toMatchObject([
      { email: 'me@example.com', testChat: true },
      { email: 'bob@example.com', testChat: false, consentText: 'Yes, write.' },
    ])
    expect((await noticesOf(owner)).map(({ title }) => title)).toEqual(['New lead: Bob'])
  })

  test.each([
    ['neither address nor number', { name: 'Bob', consent: true }],
    ['empty values', { email: ' ', phone: '', consent: true }],
    ['no consent', { email: 'bob@example.com' }],
    ['consent refused', { email: 'bob@example.com', consent: false }],
    ['consent in words', { email: 'bob@example.com', consent: 'yes' }],
    ['an invalid address', { email: 'bob at example.com', consent: true }],
    ['a header in the address', { email: 'bob@example.com\r\nBcc: all@example.com', consent: true }],
    ['an address in brackets', { email: '<bob@example.com>', consent: true }],
    ['an invalid number', { phone: '=1+1', consent: true }],
    ['a short number', { phone: '112', consent: true }],
    ['a long message', { email: 'bob@example.com', message: 'x'.repeat(4_001), consent: true }],
    ['a list', []],
    ['invalid JSON', '{'],
  ])('%s is rejected with a message, and nothing is stored', async (_what, body) => {
    const { leave, owner } = await start()
    const refused = await leave(body)
    expect(refused.status).toBe(400)
    expect(refused.body.message).toMatch(/\w+ \w+/)
    expect(await leadsOf(owner)).toEqual([])
    expect((await leave({ email: 'bob@example.com', consent: true })).status).toBe(201)
    expect(await leadsOf(owner)).toMatchObject([{ email: 'bob@example.com' }])
  })

  test('wrong keys, inactive assistants and other websites are refused as in the chat', async () => {
    const { leave, assistant } = await start({ allowedDomains: ['shop.example'] })
    const other = await start()
    expect((await leave(bob)).status).toBe(403)
    expect((await leave(bob, { headers: { origin: 'https://shop.example' } })).status).toBe(201)
    expect((await leave(bob, { token: other.assistant.apiKey })).status).toBe(404)
    expect((await leave(bob, { token: 'garbage' })).status).toBe(401)
    expect((await app.call('POST', `/api/chat/${crypto.randomUUID()}/leads`, { body: bob })).status).toBe(404)
    await other.owner.call('PATCH', `/api/assistants/${other.assistant.id}`, { body: { isActive: false } })
    expect((await other.leave(bob)).status).toBe(403)
    expect(assistant.id).not.toBe(other.assistant.id)
  })

  test('a thousand leads from one address are limited, with a time to retry', async () => {
    const { leave, owner } = await start()
    const answers = []
    const sessionId = newSessionId()
    for (let nth = 0; nth < rates.leadsPerDayPerAddress + 5; nth++) {
      const left = { email: `v${nth}@example.com`, consent: true }
      answers.push(await leave(nth === 0 ? { ...left, sessionId } : left))
    }
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(rates.leadsPerDayPerAddress).fill(201),
      ...Array(5).fill(429),
    ])
    const { headers, body } = answers.at(-1)!
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body.limitReached).toBe(true)
    expect(await leadsOf(owner)).toHaveLength(rates.leadsPerDayPerAddress)
    // A retry of an accepted lead still succeeds.
    expect((await leave({ email: 'v0@example.com', consent: true, sessionId })).status).toBe(201)
    expect((await leave({ phone: '+1 555 0100', consent: true, sessionId })).status).toBe(429)
  })
})

describe('one session is one lead', () => {
  test('no detail is lost, and every returned id finds it', async () => {
    const { leave, owner } = await start()
    const sessionId = newSessionId()
    const { id } = (await leave({ ...bob, sessionId })).body
    await owner.call('PATCH', `/api/leads/${id}`, { body: { status: 'closed', note: 'Called.' } })
    // A retry after a lost answer.
    const ids = [id, (await leave({ ...bob, sessionId })).body.id]
    expect(await leadsOf(owner)).toMatchObject([{ status: 'closed', message: 'Please call me.' }])
    expect(await noticesOf(owner)).toHaveLength(1)

    const more = [
      { phone: '020 7946 0018', message: 'In the evening.' },
      { email: 'BOB@Example.com', message: 'Are you there?' },
      { name: 'Robert', phone: '(020) 7946-0018', email: 'bob@work.example' },
    ]
    for (const left of more) ids.push((await leave({ ...left, consent: true, sessionId })).body.id)
    const [lead, ...others] = await leadsOf(owner)
    expect(others).toEqual([])
    expect(lead).toMatchObject({
      id,
      name: 'Robert',
      email: 'bob@work.example',
      phone: '020 7946 0018',
      earlierContacts: ['Bob', 'bob@example.com'],
      message: 'Please call me.\n\nIn the evening.\n\nAre you there?',
      status: 'new',
      note: 'Called.',
      perhapsSame: [],
    })
    expect(new Set(ids).size).toBe(5)
    for (const each of ids) expect((await owner.call<Lead>('GET', `/api/leads/${each}`)).body).toEqual(lead)
    expect((await noticesOf(owner)).map(({ title }) => title)).toEqual([
      'Robert left another message',
      ...Array(2).fill('Bob left another message'),
      'New lead: Bob',
    ])
    await owner.call('DELETE', `/api/leads/${ids[3]}`)
    for (const each of ids) expect((await owner.call('GET', `/api/leads/${each}`)).status).toBe(404)
    expect(await noticesOf(owner)).toEqual([])
  })

  test('endless repeats don’t fill the table', async () => {
    const { leave, owner, assistant } = await start()
    const again = { ...bob, sessionId: 'room 7' }
    const { id } = (await leave(again, { token: assistant.apiKey })).body
    for (let nth = 0; nth < 105; nth++) await leave(again, { token: assistant.apiKey })
    const last = (await leave(again, { token: assistant.apiKey })).body
    for (const each of [id, last.id])
      expect((await owner.call<Lead>('GET', `/api/leads/${each}`)).body.id).toBe(id)
    expect(await app.services.db.$count(leadAliases, eq(leadAliases.leadId, id))).toBe(101)
  })

  test('concurrent requests make one lead; other assistants are separate', async () => {
    const { leave, owner, assistant } = await start({ tier: 'pro' })
    const sessionId = newSessionId()
    const answers = await Promise.all(Array.from({ length: 8 }, () => leave({ ...bob, sessionId })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(8)
    const other = await start()
    await other.leave({ ...bob, sessionId })
    expect(await leadsOf(owner, `?assistant=${assistant.id}`)).toMatchObject([{ perhapsSame: [] }])
    expect(await leadsOf(other.owner)).toMatchObject([{ perhapsSame: [] }])
  })

  test('a deleted conversation continues as a new one, and replies still reach the visitor', async () => {
    const { ask, leave, owner } = await start()
    const sessionId = newSessionId()
    await leave({ ...bob, sessionId })
    const [{ conversationId: first } = {}] = await leadsOf(owner)
    await owner.call('DELETE', `/api/conversations/${first}`)
    expect(await leadsOf(owner)).toMatchObject([{ conversationId: null, conversationIds: [] }])
    await ask('Are you open on Monday?', { sessionId })
    await leave({ ...bob, sessionId })
    const [{ conversationId: second } = {}] = await leadsOf(owner)
    expect(second).toEqual(expect.any(String))
    expect(second).not.toBe(first)
    const reached = await findVisitorContact(app.services.db, owner.id, second!)
    expect(reached).toEqual({ name: 'Bob', address: 'bob@example.com' })
    expect(await noticesOf(owner)).toHaveLength(1)
  })
})

test('daily leads over all keys are limited; visitors’ leads are not', async () => {
  const { leave, owner, assistant } = await start()
  const { body: key } = await owner.call<{ key: string }>('POST', '/api/keys', { body: { name: 'Bot' } })
  await app.services.db.insert(visitorCounters).values({
    accountId: owner.id,
    visitor: 'lead over keys',
    day: app.services.now().toISOString().slice(0, 10),
    used: rates.leadsPerDayOverKeys - 1,
  })
  const room = { ...bob, sessionId: 'room 7' }
  expect((await leave(room, { token: assistant.apiKey })).status).toBe(201)
  for (const token of [assistant.apiKey, key.key]) {
    const refused = await leave({ ...bob, sessionId: 'room 8' }, { token })
    expect(refused).toMatchObject({ status: 429, body: { limitReached: true } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await leave(room, { token: assistant.apiKey })).status).toBe(201)
  expect((await leave(bob)).status).toBe(201)
  expect(await leadsOf(owner)).toHaveLength(2)
  // Refused leads leave nothing behind.
  const { db } = app.services
  expect(await db.$count(conversations, eq(conversations.accountId, owner.id))).toBe(2)
})
