import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, fact, factLines, idsOf, scannedSite } from '../../testing/scanned-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const week = (condition: string, value: string, part?: string) =>
  days.map((day) =>
    fact('hours', `${day}${part ? ` – ${part}` : ''} (${condition})`, value, {
      condition,
      ...(part && { part }),
    }),
  )
const seasons = async (...facts: ReturnType<typeof fact>[]) => {
  const { check } = await scannedSite(app, facts)
  return [...new Set((await check()).facts.map(({ part, condition }) => `${part ?? ''}${condition ?? ''}`))]
}
/** One season around today and one that is over. */
function seasonsAround(today: Date) {
  const month = (shift: number) =>
    new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + shift, 1),
    )
  return { now: `${month(-1)} to ${month(1)}`, later: `${month(3)} to the end of ${month(6)}` }
}

test('of several seasons the current one is checked, and no other once it is answered', async () => {
  const { now, later } = seasonsAround(app.services.now())
  expect(await seasons(...week(later, '9–18'), ...week(now, '10–16'))).toEqual([now])
  expect(await seasons(...week(later, '9–18'), ...week('rest of the year', '10–16'))).toEqual([
    'rest of the year',
  ])
  expect(await seasons(...days.map((day) => fact('hours', day, '9–17')), ...week(later, '9–18'))).toEqual([
    '',
  ])
  expect(await seasons(...days.map((day) => fact('hours', day, '9–17')), ...week(now, '9–18'))).toEqual([now])
  // The restaurant's season is not the whole house's.
  expect(await seasons(...week(now, '18–22', 'Restaurant'), ...week(later, '9–18'))).toEqual([later])

  const { check, answer } = await scannedSite(app, [...week(later, '9–18'), ...week(now, '10–16')])
  await answer({ confirm: idsOf(await check()) })
  expect(await check()).toEqual({ facts: [], questions: 0 })
})

test('closing dates don’t hide the regular week', async () => {
  const { now, later } = seasonsAround(app.services.now())
  const closed = ['25 December 2031', '1 janvier 2032', '24. Dezember 2031'].map((date) =>
    fact('hours', date, 'closed'),
  )
  expect(await seasons(...week(later, '9–18'), ...week(now, '10–16'), ...closed)).toEqual([now])
  expect(await seasons(...week('Summer', '9–18'), ...week('Winter', '10–16'), ...closed)).toHaveLength(1)
  expect(await seasons(...closed, ...week(now, '10–16', 'Restaurant'))).toEqual([`Restaurant${now}`])
  expect(await seasons(...closed)).toEqual([''])
  // Single dates with a week of the same year are checked like other days.
  const { check } = await scannedSite(app, [fact('hours', 'Monday', '9–17'), closed[0]!])
  expect(factLines(await check())).toEqual(['Monday: 9–17', '25 December 2031: closed'])
})

test('prices of services come first, then the price list and products, without repeats', async () => {
  const price = (label: string, path: string, condition?: string) =>
    fact('price', label, '£20', { url: `https://harbour.example${path}`, ...(condition && { condition }) })
  const { check } = await scannedSite(app, [
    price('Gift bag', '/blog/christmas'),
    price('Toothbrush', '/shop'),
    price('Late fee', '/terms'),
    price('Fluoride', '/our-prices', 'members'),
    price('Fluoride', '/our-prices', 'children'),
    price('Fluoride', '/our-prices'),
    price('Check-up', '/our-prices'),
    price('X-ray', '/our-prices'),
    price('Whitening', '/whitening'),
    price('Welcome offer', '/'),
    fact('service', 'Whitening', 'In an hour.'),
    fact('product', 'Toothbrush', 'A soft one.'),
  ])
  expect((await check()).facts.map(({ label, condition }) => [label, condition])).toEqual([
    ['Whitening', null],
    ['Toothbrush', null],
    ['Fluoride', null],
    ['Check-up', null],
    ['X-ray', null],
  ])
})

test('the general email is checked before those of a person or part', async () => {
  const { check } = await scannedSite(app, [
    fact('email', 'Email – Press', 'info@press.example', { part: 'Press' }),
    fact('email', 'Email', 'anna@harbour.example'),
    fact('email', 'Email', 'info@harbour.example'),
  ])
  expect(factLines(await check())).toEqual(['Email: info@harbour.example'])
})

test('a doubtful week counts as one question', async () => {
  const doubtful = { sure: false, otherValue: 'closed' }
  const { check, answer } = await scannedSite(app, [
    ...days.map((day) => fact('hours', day, '9–17', doubtful)),
    fact('hours', 'Monday – Shop', '9–17', { part: 'Shop', ...doubtful }),
    ...Array.from({ length: 9 }, (_, nth) => fact('price', `Filling ${nth}`, `£${nth + 1}`, { sure: false })),
  ])
  const before = await check()
  expect(before.questions).toBe(11)
  // Eight questions at once; the week counts as one.
  expect(before.facts).toHaveLength(7 + 7)
  expect((await answer({ confirm: idsOf(before) })).body.questions).toBe(3)
})
