import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.ts'

test('letters are folded alike whatever stands beside them', () => {
  expect(plainLetters('Öffnungszeiten – Straße, l’été')).toBe("offnungszeiten – strasse, l'ete")
  expect(plainLetters('Cœur, smørrebrød, ½ `price`')).toBe("coeur, smorrebrod, 1⁄2 'price'")
  expect(plainLetters('Öffnungszeiten Ёлка، مفتوحة')).toBe('offnungszeiten елка، مفتوحه')
  // In decomposed letters, as some keyboards write them.
  expect(plainLetters('o\u0308ffnet à midi')).toBe('offnet a midi')
})
