import { expect, test } from 'vitest'
import { isPublicHoliday, speaksOfHoliday } from './public-holidays.ts'

const day = (date: string) => new Date(`${date}T00:00:00Z`)

test.each([
  ['2026-12-25', 'Europe/London', true],
  ['2026-05-04', 'Europe/London', true],
  ['2026-05-25', 'Europe/London', true],
  ['2026-05-11', 'Europe/London', false],
  ['2026-08-31', 'Europe/London', true],
  ['2026-08-03', 'Europe/Dublin', true],
  ['2027-03-26', 'Europe/Berlin', true],
  ['2026-10-03', 'Europe/Berlin', true],
  ['2026-10-26', 'Europe/Vienna', true],
  ['2026-07-14', 'Europe/Paris', true],
  ['2026-07-14', 'Europe/Madrid', false],
  ['2026-04-25', 'Europe/Rome', true],
  ['2026-04-27', 'Europe/Amsterdam', true],
  ['2026-11-26', 'America/Chicago', true],
  ['2026-11-19', 'America/Chicago', false],
  ['2026-12-25', 'Asia/Tokyo', false],
] as const)('%s is a holiday in %s: %s', (date, zone, is) => {
  expect(isPublicHoliday(day(date), zone)).toBe(is)
})

test('a text speaks of a holiday by its name or of all', () => {
  expect(speaksOfHoliday('We are closed on Easter Monday.', day('2026-04-06'))).toBe(true)
  expect(speaksOfHoliday('An Feiertagen von 10 bis 14 Uhr', day('2026-10-03'))).toBe(true)
  expect(speaksOfHoliday('Closed on Christmas Day', day('2026-04-06'))).toBe(false)
  expect(speaksOfHoliday('Monday to Friday 9–17', day('2026-04-06'))).toBe(false)
})
