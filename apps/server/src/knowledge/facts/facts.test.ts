import type { ChatAnswer } from '@foyer/contract/chat'
import type { KnownFact } from '@foyer/contract/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { crown, knownFacts, knownFees, url } from '../../testing/known-fees.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a fact lists its part, amount, source and certainty', async () => {
  const { owner, at, list } = await knownFees(app)
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
    otherValue: null,
    origin: 'text',
    sure: true,
    siteValue: null,
    confirmed: false,
    confirmable: true,
  })
  expect(facts.filter(({ sure }) => !sure).map(({ label }) => label)).toEqual(['Sunday'])
  // Doubtful facts are questions.
  expect((await owner.call<KnownFact[]>('GET', at)).body).toEqual(facts.filter(({ sure }) => sure))
})

test('facts are searched by words, in any spelling, page by page', async () => {
  const { owner, at, rescan } = await knownFees(app)
  await rescan([
    ...knownFacts,
    { kind: 'address', label: 'Address', value: 'Café Zürich, Löwenstraße 7', url },
    ...Array.from({ length: 600 }, (_, nth) => ({ ...crown(`£${nth}`), label: `Part ${nth} of 100%` })),
  ])
  const search = async (q: string) =>
    (await owner.call<KnownFact[]>('GET', `${at}?q=${encodeURIComponent(q)}`)).body.map(({ value }) => value)
  expect(await search('CAFE lowenstrasse')).toEqual(['Café Zürich, Löwenstraße 7'])
  expect(await search('01174960142')).toEqual(['0117 496 0142'])
  expect(await search('fees crown')).toEqual(['£720'])
  expect(await search('599 100%')).toEqual(['£599'])
  expect(await search('\u0000 nowhere %')).toEqual([])
  const first = await owner.call<KnownFact[]>('GET', `${at}?q=part&limit=500`)
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
  expect(next).toContain('q=part')
  const rest = await owner.call<KnownFact[]>('GET', next)
  expect([first.body.length, rest.body.length]).toEqual([500, 100])
  expect((await owner.call('GET', `${at}?q=${'x'.repeat(600)}`)).status).toBe(400)
})

test('dropped facts stay dropped, and doubtful ones are not told', async () => {
  const { owner, at, of, ask, rescan, list, prompt } = await knownFees(app)
  const { id } = await of('Phone')
  expect((await owner.call('DELETE', `${at}/${id}`)).status).toBe(200)
  expect((await owner.call('DELETE', `${at}/${id}`)).status).toBe(404)
  await rescan(knownFacts)
  expect((await list()).map(({ kind }) => kind)).not.toContain('phone')
  expect(await ask('What are your opening hours on Sunday?')).not.toContain('10:00')
  await owner.call('POST', at, { body: { kind: 'service', label: 'Sedation', value: 'On Fridays.' } })
  expect(await prompt()).toContain('- Monday: 9:00–17:00')
  expect(await prompt()).not.toContain('10:00–12:00')
})

test('a dropped price is told from no page, but its neighbours are', async () => {
  const { owner, at, of, ask, rescan, prompt } = await knownFees(app)
  expect(await ask('How much is a porcelain crown?')).toContain('£720')
  const { id } = await of('Porcelain crown')
  await owner.call('DELETE', `${at}/${id}`)
  await rescan(knownFacts)
  expect(await ask('How much is a porcelain crown?')).not.toContain('£720')
  expect(await ask('How much is a check-up?')).toContain('£52')
  expect(await prompt()).not.toContain('£720')
  const dropped = async () => (await owner.call<KnownFact[]>('GET', `${at}?dropped=only`)).body
  expect((await dropped()).map(({ label, value }) => [label, value])).toEqual([['Porcelain crown', '£720']])
  expect((await owner.call('GET', `${at}?dropped=all`)).status).toBe(400)
  await owner.call('POST', `${at}/check`, { body: { restore: [id] } })
  expect(await ask('How much is a porcelain crown?')).toContain('£720')
  expect(await dropped()).toEqual([])
})

test('a fact is told with its end date, and not after it', async () => {
  const { owner, at, ask, prompt } = await knownFees(app)
  const state = (label: string, value: string, validity: string) =>
    owner.call('POST', at, { body: { kind: 'price', label, value, validity } })
  const today = new Date().toISOString().slice(0, 10)
  await state('Summer camp', '£61', 'until 31 August 2024')
  await state('Sailing lesson', '£62', 'until 31 August 2099')
  await state('Autumn regatta', '£63', `until ${today}`)
  expect(await ask('How much is the summer camp?')).not.toContain('£61')
  expect(await ask('How much is a sailing lesson?')).toBe('Sailing lesson: £62 (until 31 August 2099).')
  expect(await ask('How much is the autumn regatta?')).toContain(`£63 (until ${today})`)
  expect(await prompt()).toContain('- Sailing lesson: £62 (until 31 August 2099)')
  expect(await prompt()).not.toContain('Summer camp')
  // Only the date changes.
  app.clock.advance(48 * 3_600_000)
  expect(await ask('How much is the autumn regatta?')).not.toContain('£63')
  expect(await ask('How much is a sailing lesson?')).toContain('£62')
})

test('a price on a page is no longer told as current after its end', async () => {
  const price = { kind: 'price' as const, url, origin: 'text' as const, sure: true }
  const assistant = await createAssistant(app, await registerOwner(app), {
    pages: [{ url, title: 'Prices', text: '# Prices\n\nColour: £10 until 31 August 2024\n\n- Haircut: £45' }],
    facts: [
      { ...price, label: 'Colour', value: '£10', validity: 'until 31 August 2024' },
      { ...price, label: 'Haircut', value: '£45' },
    ],
  })
  const ask = async (message: string) =>
    (await app.call<ChatAnswer>('POST', `/api/chat/${assistant.id}`, { body: { message } })).body.response
  expect(await ask('How much is colour?')).toMatch(/not sure|couldn't/)
  expect(await ask('How much is a haircut?')).toBe('Haircut: £45.')
})
