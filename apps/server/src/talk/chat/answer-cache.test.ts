import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'

test('the most recently used answers are kept within a memory limit', () => {
  const memory = createAnswerCache<string>(3_000)
  for (const key of ['a', 'b', 'c', 'd']) memory.set(key, 'x'.repeat(250))
  expect(memory.get('a')).toBe('x'.repeat(250))
  memory.set('e', 'x'.repeat(250))
  expect(memory.get('b')).toBeUndefined()
  expect(memory.get('a')).toBeDefined()
  expect(memory.calculatedSize).toBeLessThanOrEqual(3_000)
})

test('an answer above the limit is not kept, and a replaced one counts once', () => {
  const memory = createAnswerCache<string>(1_000)
  memory.set('large', 'x'.repeat(1_000))
  expect(memory.calculatedSize).toBe(0)
  for (let nth = 0; nth < 10; nth++) memory.set('same', `${nth}`)
  expect(memory.get('same')).toBe('9')
  expect(memory.calculatedSize).toBeLessThan(300)
})
