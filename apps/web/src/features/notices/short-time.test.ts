import { expect, test } from 'vitest'
import { shortTime } from './short-time.ts'

const now = new Date(2026, 10, 1, 9, 30)

test.each([
  [new Date(2026, 10, 1, 8, 5), /^Today, 8:05\sAM$/],
  [new Date(2026, 9, 31, 23, 59), /^Yesterday, 11:59\sPM$/],
  [new Date(2026, 9, 30, 23, 59), /^Oct 30$/],
  [new Date(2025, 10, 1, 9, 30), /^Nov 1, 2025$/],
])('%o is shown as %s', (at, said) => {
  expect(shortTime(at, now)).toMatch(said)
})
