import { expect, test } from 'vitest'
import {
  formatCount,
  formatDay,
  formatDayInUtc,
  formatLongDay,
  formatMany,
  formatMonthInUtc,
  formatSeconds,
  formatShortDayInUtc,
  formatSize,
} from './format.ts'

test('figures have their thousands apart, and their noun in the right number', () => {
  expect(formatCount(12_400)).toBe('12,400')
  expect([0, 1, 2_000].map((value) => formatMany(value, 'scan'))).toEqual([
    '0 scans',
    '1 scan',
    '2,000 scans',
  ])
})

test('sizes and times are told in as few figures as tell something', () => {
  const megabyte = 1_048_576
  expect([0, 13_000_000, 10 * megabyte, 2_048 * megabyte].map(formatSize)).toEqual([
    '0\u00a0MB',
    '12.4\u00a0MB',
    '10\u00a0MB',
    '2\u00a0GB',
  ])
  expect([9, 99, 100, 2_345].map(formatSeconds)).toEqual(['0.01', '0.10', '0.1', '2.3'])
})

test('a day that is counted in UTC is the same day everywhere', () => {
  const midnight = '2026-12-01T00:00:00.000Z'
  expect(formatDayInUtc(midnight)).toBe('December 1')
  expect(formatShortDayInUtc(midnight)).toBe('Dec 1')
  expect(formatMonthInUtc(new Date(midnight))).toBe('Dec 2026')
})

test('the owner’s days are those of their own clock', () => {
  const noon = new Date(2026, 10, 16, 12)
  expect(formatDay(noon)).toBe('Nov 16, 2026')
  expect(formatLongDay(noon.toISOString())).toBe('November 16, 2026')
})
