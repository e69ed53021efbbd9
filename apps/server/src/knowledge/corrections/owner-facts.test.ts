import type { ChatAnswer } from '@foyer/contract/chat'
import type { KnownFact } from '@foyer/contract/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { crown, knownFacts, knownFees, phone, url } from '../../testing/known-fees.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the owner’s fact outranks the page at once and survives rescans', async () => {
  const { owner, at, of, ask, rescan, list, prompt } = await knownFees(app)
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
  // The website states Sunday too, and the owner's fact takes its place.
  expect(sunday).toMatchObject({ part: null, origin: 'owner', sure: true, siteValue: '10:00–12:00' })
  expect(await ask('Are you open on Sunday?')).toMatch(/closed/i)

  await rescan(knownFacts)
  expect((await list()).filter(({ label }) => label === 'Porcelain crown')).toMatchObject([
    { id, value: '£700', origin: 'owner', sure: true },
  ])
  expect((await list()).filter(({ label }) => label === 'Sunday')).toHaveLength(1)
})

test('a rescan that contradicts the owner asks again and keeps the owner’s value', async () => {
  const { owner, at, of, ask, rescan } = await knownFees(app)
  const { id } = await of('Porcelain crown')
  const { body: reworded } = await owner.call<KnownFact>('PATCH', `${at}/${id}`, { body: { value: '£700' } })
  expect(reworded).toMatchObject({ value: '£700', amount: 700, currency: 'GBP', siteValue: '£720' })
  await rescan([phone, crown('£750')])
  expect(await of('Porcelain crown')).toMatchObject({
    id,
    value: '£700',
    sure: false,
    quote: 'Porcelain crown | £750',
    url,
    siteValue: '£750',
  })
  expect(await ask('How much is a porcelain crown?')).toContain('£700')
  // An empty change confirms the fact, and the same value in a new scan changes nothing.
  const { body } = await owner.call<KnownFact>('PATCH', `${at}/${id}`, { body: {} })
  expect(body).toMatchObject({ value: '£700', sure: true })
  await rescan([phone, crown('£750')])
  expect(await of('Porcelain crown')).toMatchObject({ value: '£700', sure: true })
})

test('a fact replaces the website’s, and can’t be stated twice', async () => {
  const { owner, at, list, of } = await knownFees(app)
  const state = (body: object) => owner.call<KnownFact & { message: string }>('POST', at, { body })
  const before = (await list()).length
  const monday = { kind: 'hours', label: ' monday ', value: '8:00–16:00' }
  const { id } = await of('Monday')
  expect(await state(monday)).toMatchObject({ status: 201, body: { id, siteValue: '9:00–17:00' } })
  expect(await state({ ...monday, value: 'closed' })).toMatchObject({
    status: 409,
    body: { message: '“monday: 8:00–16:00” already says this. Correct that one instead.', field: 'label' },
  })
  expect((await list()).length).toBe(before)
  // The restaurant's Monday is a fact of its own.
  expect((await state({ ...monday, part: 'Restaurant' })).status).toBe(201)
  const number = { kind: 'phone', label: 'Call us', value: '+44 117 496 0142' }
  expect(await state(number)).toMatchObject({ status: 201, body: { siteValue: '0117 496 0142' } })
  expect((await state(number)).status).toBe(409)
  // A correction can't duplicate a fact either.
  const tuesday = await of('Tuesday')
  expect((await owner.call('PATCH', `${at}/${tuesday.id}`, { body: { label: 'Monday' } })).status).toBe(409)
  // A dropped fact can be stated again and is listed once.
  await owner.call('DELETE', `${at}/${tuesday.id}`)
  expect(await state({ kind: 'hours', label: 'Tuesday', value: 'closed' })).toMatchObject({
    status: 201,
    body: { id: tuesday.id, value: 'closed' },
  })
  // The amount is read from the price's text.
  expect(await state({ kind: 'price', label: 'Bridge', value: 'from €1.200,50 per tooth' })).toMatchObject({
    body: { amount: 1200.5, currency: 'EUR' },
  })
})

test('a confirmed fact survives its page, and links to no page that doesn’t state it', async () => {
  const { owner, assistant, at, of } = await knownFees(app)
  const ask = async () =>
    (
      await app.call<ChatAnswer>('POST', `/api/chat/${assistant.id}`, {
        body: { message: 'How much is a porcelain crown?' },
      })
    ).body
  await owner.call('POST', `${at}/check`, { body: { confirm: [(await of('Porcelain crown')).id] } })
  expect((await ask()).sources).toMatchObject([{ url }])
  // The page doesn't state it, so it is no source.
  const { id } = await of('Porcelain crown')
  await owner.call('PATCH', `${at}/${id}`, { body: { value: '£700' } })
  expect(await ask()).toMatchObject({ response: expect.stringContaining('£700'), sources: [] })
  await owner.call('PATCH', `${at}/${id}`, { body: { value: '£720' } })
  expect((await ask()).sources).toMatchObject([{ url }])
  const { body } = await owner.call<{ id: string }[]>('GET', `/api/assistants/${assistant.id}/pages`)
  for (const page of body) await owner.call('DELETE', `/api/assistants/${assistant.id}/pages/${page.id}`)
  expect(await ask()).toMatchObject({ response: expect.stringContaining('£720'), sources: [] })
})

test('other owners’ facts, missing tokens and invalid input are refused', async () => {
  const { owner, at, of } = await knownFees(app)
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
    ['kind', {}],
    ['kind', { ...body, kind: 'rumour' }],
    ['label', { ...body, label: '' }],
    ['label', { kind: 'hours', value: 'closed' }],
    ['value', { ...body, value: 'x'.repeat(2_000) }],
    ['amount', { ...body, amount: 'much' }],
    ['currency', { ...body, currency: 'pounds' }],
    ['validity', { ...body, validity: 'x'.repeat(121) }],
  ] as const
  for (const [field, wrong] of bad) {
    const { status, body: answer } = await owner.call<{ message: string }>('POST', at, { body: wrong })
    expect(status).toBe(400)
    expect(answer).toMatchObject({ field })
    // Readable for owners, not a validator's message.
    expect(answer.message).toMatch(/^[A-Z].*\.$/)
    expect(answer.message).not.toMatch(/Invalid|Too|expected|received|>=|<=/)
  }
  const crowned = { kind: 'price', label: 'Bridge', value: '£5' }
  for (const [wrong, message] of [
    [{ ...body, label: 'Blursday', value: '9:00–17:00' }, /need their day, such as Monday/],
    [{ ...body, label: 'Tuesday', value: 'banana' }, /need their times, such as 9:00–17:00, or closed/],
    [{ ...crowned, currency: 'ZZZ' }, /no such currency/],
    [{ ...crowned, amount: 7 }, /The amount says 7, the price “£5”/],
    [{ ...crowned, value: '€5', currency: 'USD' }, /The currency says USD, the price “€5”/],
  ] as const) {
    const refused = await owner.call<{ message: string }>('POST', at, { body: wrong })
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
  }
  // Corrections are checked too; the site's own value may still be confirmed.
  const { id: price } = await of('Porcelain crown')
  for (const wrong of [{ amount: 7 }, { value: '£5', amount: 7 }])
    expect((await owner.call('PATCH', `${at}/${price}`, { body: wrong })).status).toBe(400)
  expect((await owner.call('PATCH', `${at}/${id}`, { body: { label: 'Blursday' } })).status).toBe(400)
  // A misspelt field must not confirm the fact.
  const misspelt = await owner.call<{ message: string }>('PATCH', `${at}/${price}`, { body: { vaule: '£5' } })
  expect(misspelt).toMatchObject({ status: 400, body: { message: 'A fact has no field called vaule.' } })
  const inEuros = await owner.call('PATCH', `${at}/${price}`, { body: { value: '€700, or €750 at night' } })
  expect(inEuros).toMatchObject({ status: 200, body: { amount: null, currency: 'EUR' } })
  expect((await owner.call('PATCH', `${at}/garbage`, { body: {} })).status).toBe(404)
  expect((await owner.call('PATCH', `${at}/${crypto.randomUUID()}`, { body: {} })).status).toBe(404)
  expect(await of('Monday')).toMatchObject({ value: '9:00–17:00', origin: 'text' })
})

test.each([
  ['en', '95p', 0.95, 'GBP'],
  ['de', '80 Cent', 0.8, null],
  ['it', '1.200 €', 1200, 'EUR'],
  ['de', '1.200 $', 1200, 'USD'],
  ['zh', '¥50', 50, 'CNY'],
  ['de', '95p', null, null],
])('prices are parsed in the assistant’s language: %s, %s', async (language, value, amount, currency) => {
  const owner = await registerOwner(app)
  const { id } = await createAssistant(app, owner, { language, pages: [], facts: [] })
  const { body } = await owner.call<KnownFact>('POST', `/api/assistants/${id}/facts`, {
    body: { kind: 'price', label: 'Roll', value },
  })
  expect(body).toMatchObject({ value, amount, currency })
})
