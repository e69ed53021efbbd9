import { expect, test } from 'vitest'
import { smallLetters } from './small-letters.ts'

test('a pattern finds in small letters what it finds in any if it ignores case', () => {
  const words = ['straße', 'öffnung', 'часов', 'días', 'six', 'kilo', 'été', 'ılık', 'on']
  const written = [
    'STRASSE',
    'STRAẞE',
    'ſix',
    'Six',
    'ᲁ',
    'ЧАСОВ',
    'чаᲃов',
    'DÍAS',
    'İlik',
    'ILIK',
    '\u212aILO',
    'ÉTÉ',
    'iİ on',
  ]
  for (const word of words)
    for (const text of written)
      expect([word, text, new RegExp(word, 'u').test(smallLetters(text))]).toEqual([
        word,
        text,
        new RegExp(word, 'iu').test(text),
      ])
})

test('İ stays one letter', () => {
  expect(smallLetters('DİŞ, STRAẞE')).toBe('dİş, straße')
})
