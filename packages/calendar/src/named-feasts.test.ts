import { expect, test } from 'vitest'
import { easterSunday, leadingFeasts } from './named-feasts.ts'
import { datesFrom, isOn, oneOffDates } from './one-off-dates.ts'

const today = new Date('2026-11-18T12:00:00Z')
const days = (text: string, from = today) =>
  oneOffDates(text)?.map((one) => datesFrom(one, from).first.toISOString().slice(0, 10)) ?? null

test('Easter is when the western churches keep it', () => {
  expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
    { month: 3, day: 31 },
    { month: 4, day: 20 },
    { month: 4, day: 5 },
    { month: 3, day: 28 },
    { month: 4, day: 25 },
  ])
})

test.each([
  ['Christmas Day', ['2026-12-25']],
  ['Boxing Day and New Year’s Day', ['2026-12-26', '2027-01-01']],
  ['Good Friday', ['2027-03-26']],
  ['Easter Monday 2028', ['2028-04-17']],
  ['Weihnachten', ['2026-12-25', '2026-12-26']],
  ['Heiligabend, Silvester und Neujahr', ['2026-12-24', '2026-12-31', '2027-01-01']],
  ['2. Weihnachtsfeiertag', ['2026-12-26']],
  ['Christi Himmelfahrt', ['2027-05-06']],
  ['Natale e Pasqua', ['2026-12-25', '2027-03-28']],
  ['Lunedì dell’Angelo', ['2027-03-29']],
  ['Lunedì di Pasqua', ['2027-03-29']],
  ['Noël', ['2026-12-25']],
  ['Viernes Santo', ['2027-03-26']],
  ['Tweede Kerstdag', ['2026-12-26']],
])('%s has its days', (text, dates) => {
  expect(days(text)).toEqual(dates)
})

test.each([
  ['Easter', 'Easter Sunday', ['2027-03-28']],
  ['Christmas market', 'Christmas', ['2026-12-25']],
  ['Weihnachtsmarkt', 'Weihnachten', ['2026-12-25', '2026-12-26']],
  ['Friday', 'Good Friday', ['2027-03-26']],
  ['Semana Santa', 'Viernes Santo', ['2027-03-26']],
  ['bank holidays', 'Boxing Day', ['2026-12-26']],
  ['Pasquale', 'Pasqua', ['2027-03-28']],
])('%s is no day of the calendar, unlike %s', (text, feast, dates) => {
  expect(days(text)).toBeNull()
  expect(days(feast)).toEqual(dates)
})

test('a feast that is over is that of the next year, and holds on its day alone', () => {
  const [friday] = oneOffDates('Karfreitag')!
  expect(isOn(friday!, new Date('2027-03-26T00:00:00Z'))).toBe(true)
  expect(isOn(friday!, new Date('2027-03-27T00:00:00Z'))).toBe(false)
  expect(days('Karfreitag', new Date('2027-03-28T12:00:00Z'))).toEqual(['2028-04-14'])
})

test('small words before a feast are no part of its name', () => {
  expect(leadingFeasts('an Neujahr geschlossen')).toMatchObject({ start: 3, end: 10 })
  expect(leadingFeasts('our Christmas Day')).toBeNull()
})
