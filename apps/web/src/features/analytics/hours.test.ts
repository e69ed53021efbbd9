import { expect, test } from 'vitest'
import { hoursShown } from './hours.ts'

const atNoon = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 5 : 0))

test.each([
  [0, 12],
  [120, 14],
  [-480, 4],
  [840, 2],
  [-720, 0],
])('noon in UTC, seen %i minutes ahead, is %i o’clock', (ahead, hour) => {
  const { zone, hours } = hoursShown(atNoon, ahead)
  expect(zone).toBe('your time')
  expect(hours).toHaveLength(24)
  expect(hours.indexOf(5)).toBe(hour)
})

test('a clock that is half an hour off keeps the server’s hours, and says so', () => {
  expect(hoursShown(atNoon, 330)).toEqual({ zone: 'UTC', hours: atNoon })
})
