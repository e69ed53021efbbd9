import { expect, test } from 'vitest'
import { tokenUntil } from '../api/test-server.ts'
import { expiresWithin, nearExpiry, nearExpiryPeriodic } from './token.ts'

const now = 1_800_000_000_000
const inMinutes = (minutes: number) => tokenUntil(now / 1_000 + minutes * 60)

test('a token is near expiry within 5 minutes at startup and within 60 in the periodic check', () => {
  expect(expiresWithin(inMinutes(6), nearExpiry, now)).toBe(false)
  expect(expiresWithin(inMinutes(4), nearExpiry, now)).toBe(true)
  expect(expiresWithin(inMinutes(61), nearExpiryPeriodic, now)).toBe(false)
  expect(expiresWithin(inMinutes(59), nearExpiryPeriodic, now)).toBe(true)
  expect(expiresWithin(inMinutes(-1), nearExpiry, now)).toBe(true)
})

test.each(['', 'nonsense', 'a.b.c', `x.${Buffer.from('{"exp":"soon"}').toString('base64url')}.y`])(
  'an unreadable token counts as near expiry: %j',
  (token) => {
    expect(expiresWithin(token, nearExpiry, now)).toBe(true)
  },
)

test('a payload with non-ASCII names is readable', () => {
  const payload = Buffer.from(JSON.stringify({ name: 'Zoë ñ 名', exp: now / 1_000 + 3_600 })).toString(
    'base64url',
  )
  expect(expiresWithin(`x.${payload}.y`, nearExpiry, now)).toBe(false)
  expect(expiresWithin(`x.${payload}.y`, nearExpiryPeriodic, now + 1)).toBe(true)
})
