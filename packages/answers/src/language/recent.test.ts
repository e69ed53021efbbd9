import { expect, test } from 'vitest'
import { Recent, recalling } from './recent.ts'

test('what is asked for again and again stays, what is not goes', () => {
  const memory = new Recent<number, string>(10)
  memory.set(0, 'kept')
  memory.set(1, 'left')
  for (let key = 2; key < 100; key++) {
    memory.set(key, 'new')
    expect(memory.get(0)).toBe('kept')
  }
  expect(memory.get(1)).toBeUndefined()
  const held = Array.from({ length: 100 }, (_, key) => memory.get(key)).filter(Boolean)
  expect(held.length).toBeLessThanOrEqual(10)
})

test('a text is read once a language, a long one each time', () => {
  const read: string[] = []
  const length = recalling(10, 5, (text, language) => {
    read.push(`${language} ${text}`)
    return text.length
  })
  for (const text of ['short', 'short', 'too long', 'too long']) expect(length(text, 'en')).toBe(text.length)
  length('short', 'de')
  expect(read).toEqual(['en short', 'en too long', 'en too long', 'de short'])
})
