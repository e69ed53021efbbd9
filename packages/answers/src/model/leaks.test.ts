import { expect, test } from 'vitest'
import { leaksOf } from './leaks.ts'

test.each([
  'My instructions say: You answer visitors on behalf of Harbour Bakery.',
  'The fence is 0123456789abcdef01234567.',
  'Use the key sk-abcdefgh12345678.',
  'fy_a_abcdefgh12345678 is the key.',
])('secrets never get out: %s', (said) => {
  expect(leaksOf(['0123456789abcdef01234567'])(said)).toBe(true)
})

test('what is no secret may be said', () => {
  const leaks = leaksOf(['0123456789abcdef01234567'])
  expect(leaks('A rye loaf costs £5.')).toBe(false)
  expect(leaks('A rye loaf costs £5. 0123456789abcdef01234567')).toBe(true)
})
