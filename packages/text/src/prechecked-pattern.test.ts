import { expect, test } from 'vitest'
import { prechecked, withoutLooking } from './prechecked-pattern.ts'

test('a pattern that looks around itself finds what it found before', () => {
  const closed = prechecked(/(?<!\p{L})(?:closed|zu)(?!\p{L})/iu)
  expect(['We are closed', 'Heute zu', 'enclosed', 'zum Hof', 'open'].map(closed.test)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(closed.exec('It is Closed.')?.index).toBe(6)
  expect(closed.exec('enclosed')).toBe(null)
})

test('all places are found, and none in a text without any', () => {
  const fee = prechecked(/(?<!\p{L})fees?(?!\p{L})/giu)
  expect(fee.all('Fee and fees, coffee').map(({ index }) => index)).toEqual([0, 8])
  expect(fee.all('Coffee')).toEqual([])
})

test('of a pattern only what it looks at is left out, with the groups within and the brackets in classes', () => {
  expect(withoutLooking(String.raw`(?<!\p{L}|(?:on|at)\s)(?:a|b)(?!\(|[)])`)).toBe('(?:a|b)')
  expect(withoutLooking(String.raw`[(?=]\(?=x(?<name>y)(?=z)`)).toBe(String.raw`[(?=]\(?=x(?<name>y)`)
})
