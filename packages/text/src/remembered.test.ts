import { expect, test } from 'vitest'
import { remembered, rememberedFor } from './remembered.ts'

test('a heading is read once, for each language by itself, and a long sentence every time', () => {
  const asked: string[] = []
  const length = remembered((text) => asked.push(text) && text.length)
  expect([length('Opening hours'), length('Opening hours')]).toEqual([13, 13])
  expect(asked).toEqual(['Opening hours'])
  const sentence = 'a'.repeat(101)
  length(sentence)
  length(sentence)
  expect(asked).toHaveLength(3)
  const inLanguage = rememberedFor((text: string, language: string) => `${language} ${text}`)
  expect([inLanguage('Shop', 'en'), inLanguage('Shop', 'de')]).toEqual(['en Shop', 'de Shop'])
})
