import { expect, test } from 'vitest'
import { freshness } from './freshness.ts'

const now = new Date(2026, 10, 15, 12)
const daysAgo = (days: number) => new Date(2026, 10, 15 - days, 9).toISOString()

test.each([
  [null, 'never', 'bad'],
  [daysAgo(0), 'today', 'good'],
  [daysAgo(1), 'yesterday', 'good'],
  [daysAgo(6), '6 days ago', 'good'],
  [daysAgo(7), '1 week ago', 'warn'],
  [daysAgo(29), '4 weeks ago', 'warn'],
  [daysAgo(30), '1 month ago', 'bad'],
  [daysAgo(95), '3 months ago', 'bad'],
])('%s is %s, in %s', (at, label, tone) => {
  expect(freshness(at, now)).toEqual({ label, tone })
})
