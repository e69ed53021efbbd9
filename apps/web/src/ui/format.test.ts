import { expect, test } from 'vitest'
import {
  formatCost,
  formatCount,
  formatDay,
  formatDayInUtc,
  formatFileSize,
  formatLongDay,
  formatMoney,
  formatMonthInUtc,
  formatPageSize,
  formatPlural,
  formatRating,
  formatSeconds,
  formatShortDayInUtc,
  formatSize,
  formatThousands,
} from './format.ts'

test('counts have thousands separators and plural nouns', () => {
  expect(formatCount(12_400)).toBe('12,400')
  expect([0, 1, 2_000].map((value) => formatPlural(value, 'scan'))).toEqual([
    '0 scans',
    '1 scan',
    '2,000 scans',
  ])
  expect([0, 400, 12_440].map(formatThousands)).toEqual(['0.0k', '0.4k', '12.4k'])
})

test('sizes and times use few digits', () => {
  const megabyte = 1_048_576
  expect([0, 13_000_000, 10 * megabyte, 2_048 * megabyte].map(formatSize)).toEqual([
    '0\u00a0MB',
    '12.4\u00a0MB',
    '10\u00a0MB',
    '2\u00a0GB',
  ])
  expect([9, 99, 100, 2_345].map(formatSeconds)).toEqual(['0.01', '0.10', '0.1', '2.3'])
})

test('files use a fitting unit, pages always KB', () => {
  expect([800, 245_760, 1_048_576, 1_258_291].map(formatFileSize)).toEqual([
    '800\u00a0bytes',
    '240\u00a0KB',
    '1\u00a0MB',
    '1.2\u00a0MB',
  ])
  expect([400, 12_600, 2_097_152].map(formatPageSize)).toEqual(['0.4 KB', '12.3 KB', '2048.0 KB'])
})

test('money uses the units of its currency', () => {
  expect(formatMoney(2_900)).toBe('$29.00')
  expect(formatMoney(-1_450, 'eur')).toBe('-€14.50')
  expect(formatMoney(2_900, 'jpy')).toBe('¥2,900')
})

test('costs below a dollar show fractions of a cent', () => {
  expect([0, 0.0042, 0.5, 12.3].map(formatCost)).toEqual(['$0.00', '$0.0042', '$0.5000', '$12.30'])
})

test('ratings have one decimal', () => {
  expect([4, 4.26].map(formatRating)).toEqual(['4.0', '4.3'])
})

test('UTC days are the same everywhere', () => {
  const midnight = '2026-12-01T00:00:00.000Z'
  expect(formatDayInUtc(midnight)).toBe('December 1')
  expect(formatShortDayInUtc(midnight)).toBe('Dec 1')
  expect(formatMonthInUtc(new Date(midnight))).toBe('Dec 2026')
})

test('other days follow the local clock', () => {
  const noon = new Date(2026, 10, 16, 12)
  expect(formatDay(noon)).toBe('Nov 16, 2026')
  expect(formatLongDay(noon.toISOString())).toBe('November 16, 2026')
})
