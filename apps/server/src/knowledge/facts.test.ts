import type { ChatAnswer } from '@foyer/contract/chat'
import type { KnownFact } from '@foyer/contract/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../testing/assistants.ts'
import { registerOwner } from '../testing/owners.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { replaceFacts } from './replace-facts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const url = 'https://harbour.example/fees'
const crown = (value: string) => ({
  kind: 'price' as const,
  label: 'Porcelain crown',
  value,
  url,
  amount: Number(value.slice(1)),
  currency: 'GBP',
  part: 'Fees',
  quote: `Porcelain crown | ${value}`,
  origin: 'text' as const,
  sure: true,
})
const hours = (label: string, value: string, sure = true) => ({
  kind: 'hours' as const,
  label,
  value,
  url,
  sure,
})
const phone = { kind: 'phone' as const, label: 'Phone', value: '0117 496 0142', url }
const found = [
  phone,
  hours('Monday', '9:00–17:00'),
  hours('Tuesday', '9:00–17:00'),
  hours('Sunday', '10:00–12:00', false),
  crown('£720'),
]

async function known() {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner, {
    pages: [
      {
        url,
        title: 'Fees',
        text: '# Fees\n\n| Treatment | Price |\n| --- | --- |\n| Porcelain crown | £720 |\n| Check-up | £52 |',
      },
    ],
    facts: found,
  })
  const at = `/api/assistants/${assistant.id}/facts`
  const list = async () => (await owner.call<KnownFact[]>('GET', at)).body
  const of = async (label: string) => (await list()).find((fact) => fact.label === label)!
  const ask = async (message: string) =>
    (await app.call<ChatAnswer>('POST', `/api/chat/${assistant.id}`, { body: { message } })).body.response
  const rescan = (facts: Parameters<typeof replaceFacts>[2]) =>
    replaceFacts(app.services.db, assistant.id, facts)
  const prompt = async () =>
    (await owner.call<{ promptTemplate: string }>('GET', `/api/assistants/${assistant.id}`)).body
      .promptTemplate
  return { owner, assistant, at, list, of, ask, rescan, prompt }
}

test('a fact is listed with its part, its amount, where it comes from and how sure it is', async () => {
  const { list } = await known()
  const facts = await list()
  expect(facts.at(-1)).toEqual({
    id: expect.any(String),
    kind: 'price',
    label: 'Porcelain crown',
    value: '£720',
    part: 'Fees',
    condition: null,
    unit: null,
    amount: 720,
    currency: 'GBP',
    validity: null,
    url,
    quote: 'Porcelain crown | £720',
    origin: 'text',
    sure: true,
  })
  expect(facts.filter(({ sure }) => !sure).map(({ label }) => label)).toEqual(['Sunday'])
})

test('the owner’s word outranks the page, is told at once and stays through rescans', async () => {
  const { owner, at, of, ask, rescan, list, prompt } = await known()
  expect(await ask('How much is a porcelain crown?')).toContain('£720')
  const { id } = await of('Porcelain crown')
  const change = await owner.call<KnownFact>('PATCH', `${at}/${id}`, { body: { value: '£700', amount: 700 } })
  expect(change).toMatchObject({ status: 200, body: { id, value: '£700', origin: 'owner', sure: true } })
  expect(await ask('How much is a porcelain crown?')).toContain('£700')
  expect(await prompt()).toMatch(/Stated by the owner.*\n- Porcelain crown: £700/)

  const added = await owner.call<KnownFact>('POST', at, {
    body: { kind: 'hours', label: 'Sunday', value: 'closed', currency: '' },
  })
  expect(added.status).toBe(400)
  const { body: sunday } = await owner.call<KnownFact>('POST', at, {
    body: { kind: 'hours', label: 'Sunday', value: 'closed', part: '' },
  })
  expect(sunday).toMatchObject({ part: null, origin: 'owner', url: '' })
  expect(await ask('Are you open on Sunday?')).toMatch(/closed/i)

  await rescan(found)
  expect((await list()).filter(({ label }) => label === 'Porcelain crown')).toMatchObject([
    { id, value: '£700', origin: 'owner', sure: true },
  ])
  expect((await list()).filter(({ label }) => label === 'Sunday')).toHaveLength(1)
})

test('a rescan that contradicts the owner asks again, and goes on telling the owner’s word', async () => {
  const { owner, at, of, ask, rescan } = await known()
  const { id } = await of('Porcelain crown')
  const { body: reworded } = await owner.call<KnownFact>('PATCH', `${at}/${id}`, { body: { value: '£700' } })
  // No amount is better than that of the words before.
  expect(reworded).toMatchObject({ value: '£700', amount: null })
  await rescan([phone, crown('£750')])
  expect(await of('Porcelain crown')).toMatchObject({
    id,
    value: '£700',
    sure: false,
    quote: 'Porcelain crown | £750',
    url,
  })
  expect(await ask('How much is a porcelain crown?')).toContain('£700')
  // Confirmed by a change of nothing; the same words of the site are no news then.
  const { body } = await owner.call<KnownFact>('PATCH', `${at}/${id}`, { body: {} })
  expect(body).toMatchObject({ value: '£700', sure: true })
  await rescan([phone, crown('£750')])
  expect(await of('Porcelain crown')).toMatchObject({ value: '£700', sure: true })
})

test('what the owner drops stays dropped; what is not sure is told to nobody', async () => {
  const { owner, at, of, ask, rescan, list, prompt } = await known()
  const { id } = await of('Phone')
  expect((await owner.call('DELETE', `${at}/${id}`)).status).toBe(200)
  expect((await owner.call('DELETE', `${at}/${id}`)).status).toBe(404)
  await rescan(found)
  expect((await list()).map(({ kind }) => kind)).not.toContain('phone')
  expect(await ask('What are your opening hours on Sunday?')).not.toContain('10:00')
  await owner.call('POST', at, { body: { kind: 'service', label: 'Sedation', value: 'On Fridays.' } })
  expect(await prompt()).toContain('- Monday: 9:00–17:00')
  expect(await prompt()).not.toContain('10:00–12:00')
})

test('facts of others, callers without a token and garbage are refused', async () => {
  const { owner, at, of } = await known()
  const { id } = await of('Monday')
  const stranger = await registerOwner(app)
  const body = { kind: 'hours', label: 'Monday', value: 'closed' }
  for (const [method, path, said] of [
    ['GET', at, undefined],
    ['POST', at, body],
    ['PATCH', `${at}/${id}`, { value: 'closed' }],
    ['DELETE', `${at}/${id}`, undefined],
  ] as const) {
    expect((await stranger.call(method, path, { body: said })).status).toBe(404)
    expect((await app.call(method, path, { body: said })).status).toBe(401)
  }
  const bad = [
    {},
    { ...body, kind: 'rumour' },
    { ...body, label: '' },
    { ...body, value: 'x'.repeat(2_000) },
    { ...body, amount: 'much' },
    { ...body, currency: 'pounds' },
  ]
  for (const wrong of bad) expect((await owner.call('POST', at, { body: wrong })).status).toBe(400)
  expect((await owner.call('PATCH', `${at}/garbage`, { body: {} })).status).toBe(404)
  expect((await owner.call('PATCH', `${at}/${crypto.randomUUID()}`, { body: {} })).status).toBe(404)
  expect(await of('Monday')).toMatchObject({ value: '9:00–17:00', origin: 'text' })
})
