import type { Lead } from '@foyer/contract/leads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leadsOf, noticesOf, openForLeads } from '../../testing/leads.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newSessionId } from '../../testing/visitors.ts'
import { findVisitorContact } from './find-visitor-contact.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function openWithThree() {
  const practice = await openForLeads(app, { tier: 'pro' })
  const sessions = [newSessionId(), newSessionId(), newSessionId()]
  const left = [
    { name: 'Nadia', phone: '+351 21 000 4455', message: 'Do you repair dentures?' },
    { name: 'Nadia Reis', phone: '00351210004455', email: 'nadia@reis.example', message: 'Any news?' },
    { email: 'Nadia@Reis.example', phone: '+351 91 000 2233', message: 'Still waiting.' },
  ]
  const ids: string[] = []
  for (const [nth, each] of left.entries())
    ids.push((await practice.leave({ ...each, consent: true, sessionId: sessions[nth] })).body.id)
  const { owner } = practice
  const join = (id: string, leadId: unknown) =>
    owner.call<Lead & { message: string }>('POST', `/api/leads/${id}/join`, { body: { leadId } })
  const read = async (id: string) => (await owner.call<Lead>('GET', `/api/leads/${id}`)).body
  return { ...practice, ids: ids as [string, string, string], sessions, join, read }
}

test('an owner joins leads of one person and finds everything under either', async () => {
  const { owner, ids, join, read } = await openWithThree()
  const [phone, laptop, later] = ids
  const alike = async (id: string) => (await read(id)).perhapsSame.map((other) => other.id)
  expect([await alike(phone), await alike(laptop), await alike(later)]).toEqual([
    [laptop],
    [later, phone],
    [laptop],
  ])
  await owner.call('PATCH', `/api/leads/${phone}`, { body: { status: 'closed', note: 'Called.' } })
  await owner.call('PATCH', `/api/leads/${laptop}`, { body: { status: 'contacted', note: 'Sent a mail.' } })
  const conversations = [(await read(phone)).conversationId, (await read(laptop)).conversationId]
  const joined = await join(laptop, phone)
  expect(joined).toMatchObject({
    status: 200,
    body: {
      id: phone,
      name: 'Nadia',
      phone: '+351 21 000 4455',
      email: 'nadia@reis.example',
      earlierContacts: ['Nadia Reis'],
      message: 'Do you repair dentures?\n\nAny news?',
      note: 'Called.\n\nSent a mail.',
      status: 'contacted',
      conversationId: conversations[0],
      conversationIds: conversations,
      perhapsSame: [{ id: later }],
    },
  })
  expect(await read(laptop)).toEqual(joined.body)
  // A joined lead is suggested as the lead it became.
  expect(await alike(later)).toEqual([phone])
  expect((await leadsOf(owner)).map(({ id }) => id)).toEqual([later, phone])
  expect((await leadsOf(owner, '?q=any%20news')).map(({ id }) => id)).toEqual([phone])
  expect((await leadsOf(owner, '?q=sent%20a%20mail')).map(({ id }) => id)).toEqual([phone])

  // Groups join as a whole, and joining twice changes nothing.
  expect((await join(later, laptop)).body).toMatchObject({ id: phone, status: 'new', perhapsSame: [] })
  expect((await join(phone, later)).body.id).toBe(phone)
  expect((await join(phone, phone)).body.id).toBe(phone)
  const [only, ...others] = await leadsOf(owner)
  expect(others).toEqual([])
  expect(only!.conversationIds).toHaveLength(3)
  expect(only!.earlierContacts).toEqual(['Nadia Reis', '+351 91 000 2233'])
  const csv = await owner.call('GET', '/api/leads/download?format=csv')
  expect(csv.text.match(/Still waiting/g)).toHaveLength(1)

  await owner.call('DELETE', `/api/leads/${laptop}`)
  for (const id of ids) expect((await owner.call('GET', `/api/leads/${id}`)).status).toBe(404)
  expect(await noticesOf(owner)).toEqual([])
})

test('later additions to a joined lead are shown and notified, and don’t replace the main contact', async () => {
  const { owner, ids, sessions, leave, join, read } = await openWithThree()
  const [phone, laptop] = ids
  const { body: lead } = await join(phone, laptop)
  await owner.call('PATCH', `/api/leads/${phone}`, { body: { status: 'closed' } })
  const left = {
    name: 'Nadja',
    phone: '+1 900 555 7777',
    email: 'nadia@evil.example',
    message: 'New number.',
  }
  expect((await leave({ ...left, consent: true, sessionId: sessions[1] })).status).toBe(201)
  expect(await read(phone)).toMatchObject({
    name: 'Nadia',
    phone: '+351 21 000 4455',
    email: 'nadia@evil.example',
    message: 'Do you repair dentures?\n\nAny news?\n\nNew number.',
    conversationId: lead.conversationId,
    status: 'new',
  })
  expect((await noticesOf(owner))[0]).toMatchObject({ title: 'Nadja left another message' })
  // A reply goes to the address of its own conversation, never to a joined one.
  const [first, second] = lead.conversationIds
  const { db } = app.services
  expect(await findVisitorContact(db, owner.id, first!)).toBeNull()
  expect(await findVisitorContact(db, owner.id, second!)).toMatchObject({ address: 'nadia@evil.example' })
})

test('only own leads of one assistant can be joined, and no note is lost', async () => {
  const { owner, assistant, ids, join, leave, read } = await openWithThree()
  const [phone, laptop] = ids
  const other = await openForLeads(app, { tier: 'pro' })
  const foreign = (await other.leave({ phone: '+351 21 000 4455', consent: true })).body.id
  for (const at of [foreign, crypto.randomUUID(), 'garbage', '%00']) {
    expect((await join(at, phone)).status).toBe(404)
    expect(
      (await other.owner.call('POST', `/api/leads/${phone}/join`, { body: { leadId: at } })).status,
    ).toBe(404)
  }
  expect((await join(phone, foreign)).status).toBe(404)
  for (const body of [{}, { leadId: 7 }, { leadId: 'x'.repeat(200) }, 'garbage'])
    expect((await owner.call('POST', `/api/leads/${phone}/join`, { body })).status).toBe(400)
  expect((await app.call('POST', `/api/leads/${phone}/join`, { body: { leadId: laptop } })).status).toBe(401)

  const second = await owner.call<{ id: string }>('POST', '/api/assistants', {
    body: { name: 'Second', context: 'We also cut hair.' },
  })
  const elsewhere = await app.call<{ id: string }>('POST', `/api/chat/${second.body.id}/leads`, {
    body: { phone: '+351 21 000 4455', consent: true },
  })
  expect(await join(phone, elsewhere.body.id)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('two assistants') },
  })
  expect((await read(phone)).perhapsSame.map(({ id }) => id)).toEqual([laptop])

  for (const id of [phone, laptop])
    await owner.call('PATCH', `/api/leads/${id}`, { body: { note: id[0]!.repeat(3_000) } })
  expect(await join(phone, laptop)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('notes') },
  })
  expect((await read(laptop)).note).toHaveLength(3_000)
  expect(assistant.id).not.toBe(second.body.id)
  expect((await leave({ phone: '+1 555 0100', consent: true })).status).toBe(201)
})

test('concurrent joins, changes and erasures leave no broken lead', async () => {
  for (let nth = 0; nth < 5; nth++) {
    const { owner, ids, join } = await openWithThree()
    const [phone, laptop, later] = ids
    const answers = await Promise.all([
      join(phone, laptop),
      join(later, laptop),
      owner.call('PATCH', `/api/leads/${later}`, { body: { note: 'Called.' } }),
      owner.call('DELETE', `/api/leads/${laptop}`),
      join(later, phone),
    ])
    expect(answers.map(({ status }) => status).filter((status) => ![200, 404].includes(status))).toEqual([])
    for (const { id } of await leadsOf(owner))
      expect((await owner.call('GET', `/api/leads/${id}`)).status).toBe(200)
  }
})

test('suggestions are limited for a number with hundreds of leads', async () => {
  const { leave, owner } = await openForLeads(app)
  for (let nth = 0; nth < 9; nth++)
    await leave({ name: `No ${nth}`, phone: '+44 20 7946 0001', consent: true })
  const [last] = await leadsOf(owner)
  expect(last!.perhapsSame.map(({ name }) => name)).toEqual(['No 7', 'No 6', 'No 5', 'No 4', 'No 3'])
  const stranger = await registerOwner(app)
  expect(await leadsOf(stranger)).toEqual([])
})
