import type { FoundFact } from '@foyer/contract/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fact, scannedSite, siteFacts } from '../../testing/scanned-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a number that replaces a corrected one is asked about, an additional one is not', async () => {
  const { check, answer, list, ask, rescan } = await scannedSite(app)
  const told = async () =>
    (await list())
      .filter(({ kind, sure }) => /^(?:phone|email|address)$/.test(kind) && sure)
      .map(({ origin, value }) => `${origin} ${value}`)
  const of = async (value: string) => (await list()).find((each) => each.value === value)!.id
  await answer({
    correct: [
      { id: await of('0117 496 0142'), value: '0117 496 5555' },
      { id: await of('hello@harbour.example'), value: 'desk@harbour.example' },
    ],
    confirm: [await of('12 Quay Street, Portsmouth PO1 2AB')],
  })
  const before = await told()
  const withOthers = (others: Record<string, string>) =>
    siteFacts.map((each) =>
      fact(each.kind, each.label, others[each.value] ?? each.value, { sure: each.sure! }),
    )
  // An additional number contradicts nothing, and the owner's is not listed twice.
  await rescan([
    ...withOthers({ '0117 496 0142': '+44 117 496 0142' }),
    fact('phone', 'Phone', '0117 496 5555'),
    fact('phone', 'Phone', '0117 496 6666'),
  ])
  expect((await told()).sort()).toEqual([...before, 'text 0117 496 6666'].sort())

  await rescan([
    ...withOthers({
      '0117 496 0142': '0117 496 7777',
      'hello@harbour.example': 'hi@harbour.example',
      '12 Quay Street, Portsmouth PO1 2AB': '3 Mill Lane, Portsmouth PO4 8XY',
    }),
    fact('phone', 'Phone', '0117 496 6666'),
  ])
  const asked = (await check()).facts.filter(({ sure, origin }) => !sure && origin === 'owner')
  expect(asked.map(({ value, siteValue, quote }) => ({ value, siteValue, quote }))).toEqual([
    {
      value: 'desk@harbour.example',
      siteValue: 'hi@harbour.example',
      quote: 'Email: hi@harbour.example',
    },
    { value: '0117 496 5555', siteValue: '0117 496 7777', quote: 'Phone: 0117 496 7777' },
    {
      value: '12 Quay Street, Portsmouth PO1 2AB',
      siteValue: '3 Mill Lane, Portsmouth PO4 8XY',
      quote: 'Address: 3 Mill Lane, Portsmouth PO4 8XY',
    },
  ])
  expect(await told()).not.toContain('text 0117 496 7777')
  expect(await ask('What is your phone number?')).toContain('0117 496 5555')
  // It stays dropped, even with another label.
  await answer({ confirm: [asked[1]!.id], restore: [asked[0]!.id] })
  await rescan([
    fact('phone', 'Reception', '0117 496 7777'),
    fact('email', 'Email', 'hi@harbour.example'),
    fact('address', 'Address', '12 Quay Street, Portsmouth, PO1 2AB'),
  ])
  expect((await list()).map(({ value, sure }) => ({ value, sure }))).toEqual([
    { value: '0117 496 5555', sure: true },
    { value: 'hi@harbour.example', sure: true },
    { value: '12 Quay Street, Portsmouth PO1 2AB', sure: true },
  ])
})

test('confirmed or dropped prices stay so when their season moves out of the label', async () => {
  const price = (label: string, value: string, more: Partial<FoundFact>) =>
    fact('price', label, value, { currency: 'GBP', quote: label, ...more })
  const { list, answer, rescan } = await scannedSite(app, [
    price('Small studio – Low season – Weekday', '£40 per day', { unit: 'per day' }),
    price('Small studio – High season – Weekday', '£60 per day', { unit: 'per day' }),
    price('Court', '£8', { part: 'Members' }),
    price('Double room in high season', '£90 per room', { unit: 'per room' }),
    price('Large studio – Weekday', '£70', {}),
  ])
  const before = await list()
  const idOf = (nth: number) => before[nth]!.id
  await answer({ confirm: [0, 2, 3, 4].map(idOf), drop: [idOf(1)] })
  await rescan([
    price('Small studio', '£40 per day', { unit: 'per day', condition: 'Low season, Weekday' }),
    price('Small studio', '£60 per day', { unit: 'per day', condition: 'High season, Weekday' }),
    price('Court', '£8', { condition: 'Members' }),
    price('Double room', '£90 per room and night', { unit: 'per room and night', condition: 'high season' }),
    price('Large studio', '£75', { condition: 'Weekday' }),
    price('Large studio', '£85', { condition: 'Weekend' }),
  ])
  expect((await list()).map(({ label, value, origin, sure }) => [label, value, origin, sure])).toEqual([
    ['Small studio – Low season – Weekday', '£40 per day', 'owner', true],
    ['Court', '£8', 'owner', true],
    ['Double room in high season', '£90 per room', 'owner', true],
    ['Large studio – Weekday', '£70', 'owner', false],
    ['Large studio', '£85', 'text', true],
  ])
})

const week = ['Monday', 'Tuesday', 'Friday']
/** A week with a season or part, as a scan finds it. */
const weekOf = (value: string, more: { part?: string; condition?: string } = {}): FoundFact[] =>
  week.map((day) => {
    const named = more.part ? `${day} – ${more.part}` : day
    return fact('hours', more.condition ? `${named} (${more.condition})` : named, value, more)
  })
const winter = { condition: 'Winter (November to March)' }

test('a new season on the site asks about the days that the owner stated', async () => {
  const { check, answer, list, ask, rescan } = await scannedSite(app, weekOf('9:00–17:00'))
  const of = async (label: string) => (await list()).find((each) => each.label === label)!
  const seen = async () =>
    (await list()).map(({ label, value, sure, otherValue }) => [label, value, sure, otherValue])
  await answer({
    drop: [(await of('Friday')).id],
    correct: [{ id: (await of('Monday')).id, value: '10:00–14:00' }],
  })
  const after = [
    ['Monday (Winter (November to March))', '9:00–17:00', false, '10:00–14:00'],
    ['Tuesday (Winter (November to March))', '9:00–17:00', true, null],
    ['Friday (Winter (November to March))', '9:00–17:00', false, null],
    ['Monday', '10:00–14:00', true, null],
  ]
  for (const _ of [1, 2]) {
    await rescan(weekOf('9:00–17:00', winter))
    expect(await seen()).toEqual(after)
  }
  expect((await check()).questions).toBeGreaterThan(0)
  expect(await ask('When are you open on Monday?')).toContain('10:00–14:00')
  // A season in addition to the old week is new as well.
  await rescan([...weekOf('9:00–17:00'), ...weekOf('9:00–16:00', winter)])
  expect((await of('Friday (Winter (November to March))')).sure).toBe(false)
  // Once answered, it is the owner's.
  await answer({ confirm: [(await of('Monday (Winter (November to March))')).id] })
  await rescan([...weekOf('9:00–17:00'), ...weekOf('9:00–16:00', winter)])
  expect(await of('Monday (Winter (November to March))')).toMatchObject({ origin: 'owner', sure: true })
})

test('a part that replaces a confirmed week is asked about, an additional one is not', async () => {
  const { answer, list, ask, rescan } = await scannedSite(app, weekOf('9:00–17:00'))
  const shop = { part: 'Bakery shop' }
  await answer({ confirm: (await list()).map(({ id }) => id) })
  const asked = async () =>
    (await list()).filter(({ sure }) => !sure).map(({ label, otherValue }) => [label, otherValue])
  await rescan([...weekOf('9:00–17:00'), ...weekOf('8:00–18:00', shop)])
  expect(await asked()).toEqual([])
  await rescan(weekOf('9:00–17:00'))
  await rescan(weekOf('8:00–18:00', shop))
  expect(await asked()).toEqual(week.map((day) => [`${day} – Bakery shop`, '9:00–17:00']))
  expect(await ask('When are you open on Monday?')).toContain('9:00–17:00')
  // The same hours contradict nothing.
  await rescan(weekOf('9:00–17:00', shop))
  expect(await asked()).toEqual([])
})

test('seasons from before the owner’s change stay', async () => {
  const { answer, list, rescan } = await scannedSite(app, [
    ...weekOf('9:00–17:00'),
    ...weekOf('10:00–15:00', winter),
  ])
  const plain = (await list()).filter(({ condition }) => !condition)
  await answer({ correct: plain.map(({ id }) => ({ id, value: '10:00–18:00' })) })
  await rescan(weekOf('10:00–15:00', winter))
  const told = await list()
  expect(told.filter(({ condition }) => condition)).toHaveLength(3)
  expect(told.filter(({ sure }) => !sure)).toEqual([])
})

test('hours with swapped figures are different, whatever the spacing', async () => {
  const { check, answer, list, rescan } = await scannedSite(app, weekOf('1–11'))
  await answer({ confirm: (await list()).map(({ id }) => id) })
  await rescan(weekOf('1 – 11'))
  expect((await check()).questions).toBe(0)
  await rescan(weekOf('11–1'))
  expect((await check()).facts.map(({ value, siteValue, sure }) => [value, siteValue, sure])).toEqual(
    week.map(() => ['1–11', '11–1', false]),
  )
})
