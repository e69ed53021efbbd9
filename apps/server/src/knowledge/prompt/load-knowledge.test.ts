import { expect, test } from 'vitest'
import { longestWithin } from './load-knowledge.ts'

test('pages within the limit keep their whole text', () => {
  expect(longestWithin([], 100)).toBe(100)
  expect(longestWithin([10, 20, 70], 100)).toBe(100)
})

test('beyond the limit the longest pages are cut to the same length', () => {
  const lengths = [10, 20, 500, 900]
  const longest = longestWithin(lengths, 100)
  expect(longest).toBe(35)
  expect(lengths.reduce((sum, length) => sum + Math.min(length, longest), 0)).toBe(100)
})
