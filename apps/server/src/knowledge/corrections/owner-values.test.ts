import type { KnownFact } from '@foyer/contract/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, fact, idsOf, scannedSite } from '../../testing/scanned-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type FactAnswer = KnownFact & { message: string; field: string }

test('invalid prices, emails, numbers, addresses and hours are refused with their field', async () => {
  const { owner, at, answer, list } = await scannedSite(app)
  const before = await list()
  const of = (label: string) => before.find((each) => each.label === label)!.id
  const amount = /A price needs its amount in figures, such as £25/
  for (const [label, value, message] of [
    ['Filling 1', '£-5', amount],
    ['Filling 1', '25-26', amount],
    ['Filling 1', 'nine ninety five', amount],
    ['Email', 'a b@c.d', /written in one piece/],
    ['Email', 'hello@example', /written in one piece/],
    ['Phone', '0117', /needs its digits/],
    ['Address', 'x', /needs its street and town/],
    ['Monday', '25:00–26:00', /need their times/],
    ['Monday', 'nine to five', /need their times/],
  ] as const) {
    const refused = { status: 400, body: { message: expect.stringMatching(message) } }
    const name = before.find((each) => each.label === 'Name')!.id
    const corrected = await answer({ confirm: [name], correct: [{ id: of(label), value }] })
    expect([value, corrected]).toMatchObject([value, { ...refused, body: { field: 'correct.0.value' } }])
    const changed = await owner.call<FactAnswer>('PATCH', `${at}/${of(label)}`, { body: { value } })
    expect([value, changed]).toMatchObject([value, { ...refused, body: { field: 'value' } }])
    const { kind } = before.find((each) => each.label === label)!
    const stated = await owner.call<FactAnswer>('POST', at, { body: { kind, label: `${label} `, value } })
    expect([value, stated]).toMatchObject([value, refused])
  }
  expect(await list()).toEqual(before)
  // The error names the second of several answers.
  const second = await answer({
    correct: [
      { id: of('Monday'), value: 'closed' },
      { id: of('Tuesday'), value: 'banana' },
    ],
  })
  expect(second).toMatchObject({ status: 400, body: { field: 'correct.1.value' } })
  expect(await list()).toEqual(before)
})

test.each([
  ['en', '25', 25],
  ['en', '£25', 25],
  ['fr', '25,50 €', 25.5],
  ['en', 'from 25', 25],
  ['de', 'ab 1.234,50', 1234.5],
  ['de', 'auf Anfrage', null],
  ['it', 'gratis', null],
  ['ru', 'от 1 200 руб.', 1200],
  ['ja', '３２００円', 3200],
  ['ar', '٢٥', 25],
])('a price written as in %s is accepted: %s', async (language, value, amount) => {
  const { owner, assistant, at, list } = await scannedSite(app)
  await owner.call('PATCH', `/api/assistants/${assistant.id}`, { body: { language } })
  const { id } = (await list()).find(({ label }) => label === 'Filling 1')!
  const { status, body } = await owner.call<FactAnswer>('PATCH', `${at}/${id}`, { body: { value } })
  expect([status, body.value, body.amount]).toEqual([200, value, amount])
})

test('the website’s own price wording doesn’t block other changes', async () => {
  const { owner, at, list } = await scannedSite(app, [fact('price', 'Filing', '25-26')])
  const [{ id } = { id: '' }] = await list()
  const { status } = await owner.call('PATCH', `${at}/${id}`, { body: { label: 'Filling' } })
  expect(status).toBe(200)
})

const words = 'On Mondays and when the flag is up, from'
const halfSentence = fact('hours', 'Opening hours', words, { sure: false })

test('an incomplete sentence about hours can’t be confirmed, only corrected or dropped', async () => {
  const { owner, at, check, answer, list, ask, download } = await scannedSite(app, [halfSentence])
  const asked = await check()
  expect(asked).toMatchObject({ questions: 1, facts: [{ value: words, confirmable: false }] })
  const [id] = idsOf(asked)
  const refused = { status: 400, body: { message: expect.stringMatching(/on which days you are open/) } }
  expect(await answer({ confirm: [id] })).toMatchObject({ ...refused, body: { field: 'confirm.0' } })
  expect(await owner.call('PATCH', `${at}/${id}`, { body: {} })).toMatchObject(refused)
  expect(await owner.call('PATCH', `${at}/${id}`, { body: { condition: 'summer' } })).toMatchObject(refused)
  // An incomplete sentence is refused too.
  for (const value of ['On Mondays from', 'Mon to Fri from nine', '9–17'])
    expect(await answer({ correct: [{ id, value }] })).toMatchObject({ status: 400 })
  expect(await list()).toMatchObject([{ value: words, origin: 'text', sure: false }])

  await answer({ correct: [{ id, value: 'Mon–Fri 9:00–17:00, Sat 10:00–14:00, Sun closed' }] })
  expect(await check()).toEqual({ facts: [], questions: 0 })
  expect(await ask('When are you open on Saturday?')).toContain('10:00–14:00')
  expect(await ask('When are you open on Tuesday?')).toContain('9:00–17:00')
  const { text } = await download('schema')
  expect(JSON.parse(text).openingHoursSpecification).toMatchObject([
    { opens: '09:00', closes: '17:00', dayOfWeek: { length: 5 } },
    { opens: '10:00', closes: '14:00' },
    { opens: '00:00', closes: '00:00' },
  ])
  // The owner's value may be confirmed while the website keeps its incomplete one.
  expect((await owner.call('PATCH', `${at}/${id}`, { body: {} })).status).toBe(200)
  expect((await owner.call('DELETE', `${at}/${id}`)).status).toBe(200)
})

test('days with times, dates and holidays can be confirmed', async () => {
  const { check, answer } = await scannedSite(app, [
    ...days.slice(0, 3).map((day) => fact('hours', day, '9–17', { sure: false })),
    fact('hours', 'Samstag', 'ab 10:00', { sure: false }),
    fact('hours', 'Good Friday', 'closed', { sure: false }),
    fact('hours', '24 December', 'by appointment', { sure: false }),
  ])
  const asked = await check()
  expect(asked.facts.every(({ confirmable }) => confirmable)).toBe(true)
  expect((await answer({ confirm: idsOf(asked) })).body).toEqual({ facts: [], questions: 0 })
})
