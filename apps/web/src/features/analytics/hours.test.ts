import { expect, test } from 'vitest'
import { localHours } from './hours.ts'

const atNoon = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 5 : 0))

test.each([
  [0, 12],
  [120, 14],
  [-480, 4],
  [840, 2],
  [-720, 0],
])('noon in UTC is %i minutes ahead, at hour %i', (ahead, hour) => {
  const { zone, hours } = localHours(atNoon, ahead)
  expect(zone).toBe('your time')
  expect(hours).toHaveLength(24)
  expect(hours.indexOf(5)).toBe(hour)
})

test('a time zone with a half-hour offset keeps UTC hours', () => {
  expect(localHours(atNoon, 330)).toEqual({ zone: 'UTC', hours: atNoon })
})
