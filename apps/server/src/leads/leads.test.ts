import type { Lead } from '@foyer/contract/leads'
import { rates } from '@foyer/contract/rates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bob, leadsOf, noticesOf, openForLeads } from '../testing/leads.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { newSessionId } from '../testing/visitors.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const start = (values?: Parameters<typeof openForLeads>[1]) => openForLeads(app, values)

describe('a visitor leaves a way to be reached', () => {
  test('and the owner finds it with its conversation, and is told', async () => {
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

  test('without a word before, and goes on talking in the same conversation', async () => {
    const { ask, leave, owner } = await start()
    const { sessionId } = (await leave({ phone: '+44 20 7946 0018', consent: true })).body
    await ask('Is there parking?', { sessionId })
    const [lead] = await leadsOf(owner)
    expect(lead).toMatchObject({ phone: '+44 20 7946 0018', email: null, consentText: expect.any(String) })
    const { body } = await owner.call(`GET`, `/api/conversations/${lead!.conversationId}`)
    expect(body.messageCount).toBe(2)
  })

  test('by a key too; the owner’s own tries are kept and told to nobody', async () => {
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
    ['empty ones', { email: ' ', phone: '', consent: true }],
    ['no consent', { email: 'bob@example.com' }],
    ['consent refused', { email: 'bob@example.com', consent: false }],
    ['consent in words', { email: 'bob@example.com', consent: 'yes' }],
    ['no address', { email: 'bob at example.com', consent: true }],
    ['a header in the address', { email: 'bob@example.com\r\nBcc: all@example.com', consent: true }],
    ['an address in brackets', { email: '<bob@example.com>', consent: true }],
    ['no number', { phone: '=1+1', consent: true }],
    ['too short a number', { phone: '112', consent: true }],
    ['a long message', { email: 'bob@example.com', message: 'x'.repeat(4_001), consent: true }],
    ['a list', []],
    ['no JSON', '{'],
  ])('%s is refused in words, and nothing is kept', async (_what, body) => {
    const { leave, owner } = await start()
    const refused = await leave(body)
    expect(refused.status).toBe(400)
    expect(refused.body.message).toMatch(/\w+ \w+/)
    expect(await leadsOf(owner)).toEqual([])
    expect((await leave({ email: 'bob@example.com', consent: true })).status).toBe(201)
    expect(await leadsOf(owner)).toMatchObject([{ email: 'bob@example.com' }])
  })

  test('strangers’ keys, resting assistants and other websites are refused as in the chat', async () => {
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

  test('a thousand from one address are limited: some are kept, the rest told when to come back', async () => {
    const { leave, owner } = await start()
    const answers = []
    for (let nth = 0; nth < rates.leadsPerDayPerAddress + 5; nth++)
      answers.push(await leave({ email: `v${nth}@example.com`, consent: true }))
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(rates.leadsPerDayPerAddress).fill(201),
      ...Array(5).fill(429),
    ])
    const { headers, body } = answers.at(-1)!
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body.limitReached).toBe(true)
    expect(await leadsOf(owner)).toHaveLength(rates.leadsPerDayPerAddress)
    // Who got no answer may try again: the same once more is no further lead.
    expect((await leave({ email: 'v0@example.com', consent: true })).status).toBe(201)
  })
})

describe('one visitor is one lead', () => {
  test('by session, address or number, and nothing they left before is lost', async () => {
    const { leave, owner } = await start()
    const sessionId = newSessionId()
    const { id } = (await leave({ ...bob, sessionId })).body
    await owner.call('PATCH', `/api/leads/${id}`, { body: { status: 'closed', note: 'Called.' } })
    // The answer was lost, and the widget sends it once more.
    expect((await leave({ ...bob, sessionId })).body.id).toBe(id)
    expect(await leadsOf(owner)).toMatchObject([{ status: 'closed', message: 'Please call me.' }])

    const more = [
      { phone: '020 7946 0018', message: 'In the evening.', consent: true, sessionId },
      { email: 'BOB@Example.com', message: 'Are you there?', consent: true },
      { phone: '(020) 7946-0018', email: 'bob@work.example', consent: true },
    ]
    for (const left of more) expect((await leave(left)).body.id).toBe(id)
    expect(await leadsOf(owner)).toMatchObject([
      {
        id,
        name: 'Bob',
        email: 'bob@work.example',
        phone: '020 7946 0018',
        earlierContacts: ['bob@example.com'],
        message: 'Please call me.\n\nIn the evening.\n\nAre you there?',
        status: 'new',
        note: 'Called.',
      },
    ])
    expect((await noticesOf(owner)).map(({ title }) => title)).toEqual([
      ...Array(3).fill('Bob left another message'),
      'New lead: Bob',
    ])
    // The address that gave way is still his.
    expect((await leave({ email: 'bob@example.com', consent: true })).body.id).toBe(id)
  })

  test('two that turn out to be one become one, and either id leads there', async () => {
    const { leave, owner } = await start()
    const [phone, laptop] = [newSessionId(), newSessionId()]
    const first = (await leave({ phone: '+1 555 0100', consent: true, sessionId: phone })).body.id
    const second = (
      await leave({ email: 'eve@example.com', message: 'Hi', consent: true, sessionId: laptop })
    ).body.id
    expect(second).not.toBe(first)
    await leave({ email: 'eve@example.com', consent: true, sessionId: phone })
    expect(await leadsOf(owner)).toMatchObject([
      { id: first, phone: '+1 555 0100', email: 'eve@example.com', message: 'Hi' },
    ])
    expect((await owner.call<Lead>('GET', `/api/leads/${second}`)).body.id).toBe(first)
    expect((await owner.call('DELETE', `/api/leads/${second}`)).status).toBe(200)
    for (const id of [first, second]) expect((await owner.call('GET', `/api/leads/${id}`)).status).toBe(404)
    expect(await noticesOf(owner)).toEqual([])
  })

  test('all at once make one lead; another assistant knows nobody', async () => {
    const { leave, owner, assistant } = await start({ tier: 'pro' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => leave(bob)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const other = await start()
    await other.leave(bob)
    expect(await leadsOf(owner, `?assistant=${assistant.id}`)).toHaveLength(1)
    expect(await leadsOf(other.owner)).toHaveLength(1)
  })
})
