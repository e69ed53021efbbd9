import type { Lead, LeadTotals } from '@foyer/contract/leads'
import type { Notices } from '@foyer/contract/notices'
import { rates } from '@foyer/contract/rates'
import type { Webhook, WebhookDelivery } from '@foyer/contract/webhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerOwner } from '../testing/owners.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { newSessionId, openPractice } from '../testing/visitors.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

type Kept = { id: string; sessionId: string; message: string; code: string; limitReached?: boolean }
type Owner = Awaited<ReturnType<typeof registerOwner>>

async function start(values: Parameters<typeof openPractice>[1] = {}) {
  const practice = await openPractice(app, values)
  const leave = (body: unknown, options: Parameters<TestApp['call']>[2] = {}) =>
    app.call<Kept>('POST', `${practice.path}/leads`, { body, ...options })
  return { ...practice, leave, leadsOf: () => leadsOf(practice.owner) }
}

const leadsOf = async (owner: Owner, query = '') =>
  (await owner.call<Lead[]>('GET', `/api/leads${query}`)).body
const noticesOf = async (owner: Owner) => (await owner.call<Notices>('GET', '/api/notices')).body.notices

const bob = { name: 'Bob', email: 'bob@example.com', message: 'Please call me.', consent: true }

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

describe('the owner', () => {
  test('filters, searches and reads on; counts by status', async () => {
    const { leave, owner, assistant } = await start()
    const ids: string[] = []
    for (const name of ['Änne', 'Bob', 'Chloé', '100%'])
      ids.push(
        (
          await leave({
            name,
            email: `${ids.length}@example.com`,
            phone: `+49 151 000${ids.length}00`,
            consent: true,
          })
        ).body.id,
      )
    await owner.call('PATCH', `/api/leads/${ids[1]}`, { body: { status: 'contacted' } })
    const names = async (query: string) => (await leadsOf(owner, query)).map(({ name }) => name)
    expect(await names('')).toEqual(['100%', 'Chloé', 'Bob', 'Änne'])
    expect(await names('?status=contacted')).toEqual(['Bob'])
    expect(await names('?q=chloe')).toEqual(['Chloé'])
    expect(await names('?q=49151000200')).toEqual(['Chloé'])
    expect(await names('?q=%25')).toEqual(['100%'])
    expect(await names(`?assistant=${assistant.id}&status=closed`)).toEqual([])
    const first = await owner.call<Lead[]>('GET', '/api/leads?limit=3&status=all')
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
    expect((await owner.call<Lead[]>('GET', next)).body.map(({ name }) => name)).toEqual(['Änne'])
    expect((await owner.call<LeadTotals>('GET', '/api/leads/totals')).body).toEqual({
      new: 3,
      contacted: 1,
      closed: 0,
    })
  })

  test('downloads them, and nothing in the file is a formula or a tag', async () => {
    const { leave, owner } = await start()
    const cmd = '=HYPERLINK("http://evil.example","Click")'
    await leave({
      name: `${cmd}\r\nBcc: all`,
      email: 'a@example.com',
      phone: '+1-800-555',
      message: '<script>alert(1)</script>\n@SUM(1)',
      consent: true,
      page: 'javascript:alert(1)',
    })
    const csv = await owner.call<string>('GET', '/api/leads/download?format=csv')
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-all-\d{4}-\d\d-\d\d\.csv"/,
    )
    expect(csv.text).toContain(
      `"'=HYPERLINK(""http://evil.example"",""Click"") Bcc: all","a@example.com","'+1-800-555"`,
    )
    const [lead] = JSON.parse((await owner.call('GET', '/api/leads/download?format=json')).text)
    expect(lead).toMatchObject({ name: `${cmd} Bcc: all`, page: null })
    expect((await noticesOf(owner))[0]!.title).not.toMatch(/[\r\n]/)
    const empty = await registerOwner(app)
    expect((await empty.call('GET', '/api/leads/download?format=json')).body).toEqual([])
    expect((await empty.call('GET', '/api/leads/download?format=xls')).status).toBe(400)
  })

  test('erases one with all that was told of it; a visitor erased is erased from here', async () => {
    const { leave, ask, owner } = await start({ tier: 'pro' })
    const receiver = await startReceiver()
    const { body: hook } = await owner.call<Webhook>('POST', '/api/webhooks', {
      body: { url: receiver.url, events: ['lead.created'] },
    })
    const delivered = async () =>
      (await owner.call<WebhookDelivery[]>('GET', `/api/webhooks/${hook.id}/deliveries`)).body
    const { id } = (await leave(bob)).body
    await leave({ ...bob, message: 'And again.' })
    expect(await delivered()).toMatchObject([
      {
        type: 'lead.created',
        payload: {
          data: {
            leadId: id,
            name: 'Bob',
            email: 'bob@example.com',
            phone: null,
            message: 'Please call me.',
          },
        },
      },
    ])
    await owner.call('DELETE', `/api/leads/${id}`)
    expect([await leadsOf(owner), await delivered(), await noticesOf(owner)]).toEqual([[], [], []])

    const { sessionId } = (await ask('Hello')).body
    await leave({ ...bob, sessionId })
    const [lead] = await leadsOf(owner)
    await owner.call('DELETE', `/api/conversations/${lead!.conversationId}`)
    expect(await leadsOf(owner)).toMatchObject([{ email: 'bob@example.com', conversationId: null }])
    expect(await delivered()).toHaveLength(1)
    await ask('Hello again', { sessionId })
    const { body: talks } = await owner.call<{ id: string }[]>('GET', '/api/conversations')
    await owner.call('DELETE', `/api/conversations/${talks[0]!.id}/visitor`)
    expect([await leadsOf(owner), await delivered(), await noticesOf(owner)]).toEqual([[], [], []])
    receiver.close()
  })

  test('has nothing to do with those of others', async () => {
    const { leave, owner, assistant } = await start()
    const { id } = (await leave(bob)).body
    const other = await registerOwner(app)
    expect(await leadsOf(other)).toEqual([])
    expect((await other.call('GET', `/api/leads?assistant=${assistant.id}`)).status).toBe(404)
    expect((await other.call('GET', `/api/leads/download?assistant=${assistant.id}`)).status).toBe(404)
    for (const at of [id, crypto.randomUUID(), 'garbage', '%00']) {
      expect((await other.call('GET', `/api/leads/${at}`)).status).toBe(404)
      expect((await other.call('PATCH', `/api/leads/${at}`, { body: { note: 'x' } })).status).toBe(404)
      expect((await other.call('DELETE', `/api/leads/${at}`)).status).toBe(404)
    }
    for (const [method, path] of [
      ['GET', '/api/leads'],
      ['GET', `/api/leads/${id}`],
      ['PATCH', `/api/leads/${id}`],
      ['DELETE', `/api/leads/${id}`],
      ['GET', '/api/leads/download'],
    ] as const)
      expect((await app.call(method, path, { body: method === 'PATCH' ? {} : undefined })).status).toBe(401)
    for (const body of [{ status: 'lost' }, { note: 'x'.repeat(5_001) }, { note: 7 }, 'garbage'])
      expect((await owner.call('PATCH', `/api/leads/${id}`, { body })).status).toBe(400)
    expect((await owner.call('GET', '/api/leads?status=lost')).status).toBe(400)
    expect((await owner.call('GET', '/api/leads?cursor=garbage')).status).toBe(400)
    expect(await leadsOf(owner)).toMatchObject([{ id, status: 'new', note: '' }])
  })
})
