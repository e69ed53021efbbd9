import { expect, test } from 'vitest'
import { memoizeText } from './memoize-text.ts'

test('a text is read once a language, a long one each time', () => {
  const read: string[] = []
  const length = memoizeText(10, 5, (text, language) => {
    read.push(`${language} ${text}`)
    return text.length
  })
  for (const text of ['short', 'short', 'too long', 'too long']) expect(length(text, 'en')).toBe(text.length)
  length('short', 'de')
  expect(read).toEqual(['en short', 'en too long', 'en too long', 'de short'])
})
