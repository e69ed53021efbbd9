import { expect, test } from 'vitest'
import { cardExpiry, cardWords, money } from './payment-words.ts'

test('money is told in the units of its currency', () => {
  expect(money(2_900)).toBe('$29.00')
  expect(money(-1_450, 'eur')).toBe('-€14.50')
  expect(money(2_900, 'jpy')).toBe('¥2,900')
})

test('a card is told by its brand, its end and its last month', () => {
  const card = { brand: 'visa', last4: '4242', expiryMonth: 3, expiryYear: 2030 }
  expect(cardWords(card)).toBe('Visa ending in 4242')
  expect(cardExpiry(card)).toBe('03/2030')
})
