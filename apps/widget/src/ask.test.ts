import { expect, test } from 'vitest'
import { troubleOf } from './ask.ts'

test('each refusal is told apart', () => {
  expect(troubleOf(403, { code: 'inactive' })).toBe('offline')
  expect(troubleOf(403, { code: 'limit_reached', limitReached: true })).toBe('limit')
  expect(troubleOf(429, { code: 'rate_limited' })).toBe('limit')
  expect(troubleOf(429, {})).toBe('limit')
  expect(troubleOf(403, { code: 'forbidden' })).toBe('unavailable')
  expect(troubleOf(404, {})).toBe('unavailable')
  expect(troubleOf(500, {})).toBe('failed')
  expect(troubleOf(503, {})).toBe('failed')
  expect(troubleOf(0, { code: 'rate_limited' })).toBe('limit')
})
